/// Names in Latin letters, the most frequent first of each list.
///
/// Source: the lists of the 1990 census of the United States (US Census Bureau; public domain): the
/// 1,500 most frequent given names, the surnames among the 2,000 most frequent that are none of
/// those, and of rarer surnames those that are a syllable of Chinese, Vietnamese or Korean in Latin
/// letters, here by the alphabet. Given names that this census has not (``further``), the names of
/// Hong Kong, Singapore and other parts of Asia, of relatives and of those who look after the old, were
/// written down from general knowledge; their order means nothing.
enum LatinNameTable {
  static let given = """
    James John Robert Michael Mary William David Richard Charles Joseph Thomas Patricia Christopher
    Linda Barbara Daniel Paul Mark Elizabeth Donald George Jennifer Maria Kenneth Susan Steven
    Edward Margaret Brian Dorothy Ronald Anthony Lisa Kevin Nancy Karen Betty Helen Jason Matthew
    Gary Timothy Sandra Jose Larry Jeffrey Donna Frank Carol Ruth Scott Eric Stephen Andrew Sharon
    Michelle Laura Sarah Kimberly Deborah Jessica Raymond Shirley Cynthia Angela Melissa Brenda Amy
    Jerry Gregory Anna Joshua Rebecca Virginia Kathleen Dennis Pamela Martha Debra Amanda Walter
    Stephanie Willie Patrick Terry Carolyn Christine Peter Janet Marie Frances Catherine Harold
    Douglas Henry Ann Joyce Diane Alice Jean Carl Julie Kelly Arthur Heather Teresa Doris Gloria
    Ryan Joe Evelyn Roger Juan Ashley Jack Albert Cheryl Joan Jonathan Justin Katherine Mildred
    Gerald Keith Samuel Judith Rose Janice Lawrence Ralph Nicole Judy Christina Nicholas Roy Kathy
    Theresa Benjamin Beverly Denise Bruce Brandon Adam Tammy Billy Fred Irene Harry Jane Wayne Lori
    Louis Steve Tracy Jeremy Aaron Andrea Rachel Marilyn Robin Randy Leslie Kathryn Eugene Bobby
    Carlos Howard Louise Sara Anne Jacqueline Wanda Russell Shawn Bonnie Julia Victor Chris Ruby
    Lois Tina Jamie Phyllis Martin Norma Jesse Paula Annie Diana Ernest Shannon Lee Phillip Todd
    Lillian Emily Peggy Crystal Carmen Craig Kim Connie Gladys Alan Rita Dawn Dale Florence Francis
    Sean Clarence Johnny Edna Philip Tiffany Rosa Tony Earl Jimmy Antonio Cindy Luis Bryan Danny
    Mike Grace Leonard Stanley Nathan Wendy Curtis Manuel Rodney Victoria Edith Norman Sherry
    Josephine Sylvia Allen Sheila Thelma Ethel Lynn Elaine Ellen Marjorie Carrie Marvin Marion
    Charlotte Glenn Vincent Travis Esther Jeff Jeffery Monica Chad Emma Jacob Pauline Dana Juanita
    Kyle Jessie Melvin Alfred Anita Rhonda Hazel Amber Bradley Eva Ray Debbie Jesus Eddie Herbert
    April Frederick Joel Clara Lucille Gail Eleanor Joanne Danielle Valerie Edwin Erin Megan Alicia
    Don Michele Suzanne Bertha Darlene Jill Veronica Lauren Geraldine Ricky Troy Randall Stacy
    Cathy Joann Lorraine Sally Alexander Barry Jackie Regina Beatrice Erica Dolores Bernice Audrey
    Bernard Mario Francisco Yvonne Annette June Leroy Micheal Marcus Samantha Clifford Oscar
    Theodore Miguel Jay Ana Renee Ida Jim Vivian Alex Angel Brittany Holly Roberta Ronnie Tom Jon
    Melanie Calvin Jeanette Loretta Tommy Yolanda Laurie Katie Leon Bill Derek Lloyd Stacey Alma
    Kristen Sue Vanessa Beth Elsie Warren Jeanne Vicki Darrell Jerome Carla Dean Floyd Leo Rosemary
    Tara Alvin Courtney Eileen Terri Wesley Gordon Greg Jorge Tim Corey Derrick Dustin Gertrude
    Lucy Pedro Dan Tonya Ella Lewis Gina Kristin Maurice Wilma Zachary Agnes Clyde Natalie Roberto
    Vera Vernon Charlene Herman Bessie Charlie Delores Shane Arlene Glen Hector Melinda Pearl Sam
    Ricardo Allison Colleen Gene Lester Maureen Tamara Constance Georgia Johnnie Joy Rick Tyler
    Brent Claudia Lillie Marcia Ramon Gilbert Minnie Nellie Tanya Glenda Heidi Marlene Marc Billie
    Lydia Marian Viola Caroline Stella Guadalupe Dora Reginald Brett Casey Cecil Jo Jaime Ruben
    Vickie Mattie Nathaniel Rafael Edgar Milton Irma Maxine Raul Adrian Andre Ben Chester Mabel
    Marsha Myrtle Christy Duane Franklin Lena Tracey Deanna Gabriel Patsy Jimmie Bobbie Christian
    Elmer Hilda Gwendolyn Brad Jennie Mitchell Nora Cory Arnold Cassandra Harvey Leah Margie Nina
    Roland Ron Karl Carole Jared Kay Naomi Penny Priscilla Brandy Olga Jan Claude Dianne Leona
    Lonnie Erik Felicia Jenny Jordan Sonia Darryl Kerry Lindsey Becky Miriam Neil Velma Clinton
    Cody Fernando Javier Kristina Violet Darren Julio Lindsay Mathew Rene Ted Toni Tyrone Lance Mae
    Misty Daisy Jody Kurt Pat Ramona Sandy Shelly Sherri Allan Claire Erika Katrina Nelson Clayton
    Guy Hugh Belinda Dwayne Geneva Margarita Max Sheryl Armando Cora Dwight Faye Felix Ada Everett
    Isabel Natasha Sabrina Harriet Hattie Ian Marguerite Wallace Sidney Blanche Bob Brandi Cecilia
    Iris Joanna Ken Kristi Molly Rosie Alfredo Angie Eunice Julian Alberto Dave Freddie Inez Ivan
    Lynda Daryl Alberta Amelia Byron Madeline Perry Candace Genevieve Isaac Janie Jodi Kayla
    Kristine Maggie Monique Morris Sonya Alison Clifton Fannie Marshall Maryann Melody Opal Ross
    Virgil Willard Yvette Whitney Andy Flora Kirk Luz Olivia Salvador Sergio Shelley Susie
    Antoinette Beulah Kent Kristy Lola Lula Mamie Seth Terrance Verna Eduardo Gayle Terrence
    Candice Donnie Enrique Jeannette Joey Juana Kelli Pam Austin Bridget Frankie Hannah Wade Evan
    Celia Karla Stuart Alejandro Arturo Della Fredrick Latoya Luther Lynne Nick Patty Shelia Vicky
    Jeremiah Julius Marianne Sheri Wendell Angelo Blanca Erma Jacquelyn Kara Otis Shaun Alexis
    Cameron Doug Gerard Homer Krista Leticia Luke Myra Oliver Roxanne Trevor Morgan Antonia Ira
    Adrienne Alexandra Angelica Bennie Bernadette Bethany Brooke Hubert Kenny Robyn Rosalie Sadie
    Alfonso Chelsea Ernestine Jasmine Kendra Laverne Lyle Mable Matt Muriel Nichole Rachael Traci
    Angelina Blake Carlton Elena Ernesto Krystal Loren Marcella Neal Ollie Orlando Rex Leigh Rudy
    Shelby Taylor Dianna Estelle Grant Horace Kari Lora Lorenzo Nadine Noel Omar Pablo Paulette
    Roderick Wilbur Abraham Desiree Doreen Kelley Mona Rickey Rosemarie Willis Andres Betsy Cesar
    Christie Damon Freda Ginger Hope Janis Johnathan Kelvin Malcolm Preston Rudolph Alton Archie
    Cristina Eula Lynette Marco Mercedes Meredith Robbie Teri Tommie Wm Carroll Cecelia Devin
    Dominic Ed Eloise Felipe Garry Geoffrey Gerardo Gretchen Jonathon Meghan Merle Pete Randolph
    Rochelle Sophia Alyssa Colin Delbert Earnest Guillermo Gwen Henrietta Jana Lucas Raquel Benny
    Cleo Edmund Jenna Myron Olive Rodolfo Spencer Tasha Tricia Cedric Darla Delia Elvira Essie
    Garrett Gregg Jewel Kate Kellie Lana Lila Lorena Lowell Mandy May Mindy Patti Salvatore Silvia
    Sonja Sophie Camille Dixie Elsa Faith Israel Jeannie Jermaine Johanna Josefina Lela Lorene
    Lucia Marta Marty Miranda Roosevelt Shari Sherman Sylvester Wilson Aimee Alisha Ebony Elisa
    Forrest Kristie Leland Marina Melba Nettie Ora Rena Shawna Tabitha Tami Wilbert Winifred Dallas
    Sammy Addie Aubrey Bonita Bryant Clark Irving Latasha Marla Myrna Owen Patrice Ronda Sherrie
    Simon Tammie Abigail Adele Adriana Cara Celeste Cheri Deloris Dorthy Drew Ellis Francine
    Gustavo Jake Jewell Kristopher Laurence Levi Lou Lucinda Lupe Mack Marcos Rebekah Rosario Rufus
    Stacie Woodrow Aurora Brittney Clint Corinne Dominique Effie Elva Estella Etta Fern Francisca
    Gale Gilberto Helene Ismael Janelle Josie Karin Kelsey Kerri Laurel Lenora Lionel Lottie
    Lourdes Marissa Nicolas Nikki Orville Reba Sallie Tracie Trina Trisha Aida Al Bettie Caitlin
    Caleb Cary Cassie Christa Dewey Elisabeth Erick Ervin Eugenia Goldie Hugo Ignacio Ina Ingrid
    Iva Jenifer Josh Lesley Maude Santos Sheldon Toby Tomas Wilfred Alonzo Bert Candy Carey Cherie
    Conrad Consuelo Darnell Darrel Debora Dena Dina Doyle Elbert Elias Janette Kris Latonya Lorna
    Noah Polly Ramiro Rogelio Rosetta Santiago Stewart Tamika Terence Therese Van Bradford Carolina
    Clay Cornelius Dee Devon Dexter Dorothea Esperanza Fay Grady Helena Jillian Kimberley Lamar
    Nell Patrica Percy Phil Rolando Shanna Stefanie Terrell Trudy Alisa Amos Darin Irvin Janine
    Kendall Maribel Mickey Mollie Moses Ola Randal Roman Saul Susanne Louie Micah Abel Alta Bette
    Boyd Brendan Cecile Daphne Darrin Domingo Dominick Edmond Elijah Elise Emanuel Emil Emilio
    Emmett Ester Graciela Imogene Isabelle Jerald Jocelyn Jolene Joni Keisha Leola Marlon Paige
    Petra Rachelle Susana Timmy Winston Demetrius Logan Adeline Beatriz Bret Carmela Charity
    Clarice Dewayne Emmanuel Gabriela Glenna Gracie Humberto Jaclyn Jayne Jess Keri Kirsten Lacey
    Lizzie Marisa Marisol Mayra Otto Reynaldo Rosalind Shana Sondra Stephan Teddy Tonia Trent
    Ursula Will Angelia Angeline Autumn Cathleen Christi Claudette Efrain Eldon Elma Ethan Frieda
    Gabrielle Garland Harley Heath Jeanine Jodie Justine Katharine Lamont Lea Lily Luella Margret
    Miles Millie Rodger Royce Sammie Shauna Sheena Staci Summer Vicente Young Abby Aileen Antoine
    Bobbi Bryce Callie Chase Chuck Cleveland Damian Deana Dolly Dylan Eli Elton Freddy Gerry Grover
    Ivy Jeannine Junior Ladonna Lara Leanne Lorie Lucile Luisa Manuela Marcy Margo Maritza Martina
    Mavis Pierre Rocky Selma Socorro Sterling Sybil Willa Winnie Agustin Audra August Barbra Benito
    Bettye Bianca Blaine Bridgette Cornelia Cruz Curt Eliza Ernie Erwin Georgina Hans Jasper Jeri
    Kasey Latisha Leann Leila Leonardo Magdalena Matilda Meagan Monte Murray Ofelia Quentin Randi
    Reuben Russel Simone Stan Sydney Virgie Adela Adolfo Alexandria Ali Ariel Ava Bart Bernadine
    Brady Brianna Buddy Burton Catalina Chandra Clarissa Concepcion Corrine Damien Darwin Denis
    Desmond Dona Earline Elliot Elliott Elnora Ericka Estela Flossie Gregorio Greta Haley Harlan
    Harrison Hilary Ila Jamal Jami Jarrod Joaquin Lenore Letha Lidia Lilly Mia Michel Minerva Nelda
    Nola Rae Rhoda Rosalyn Ruthie Sharron Son Terrie Tia Tyson Valarie Vance Wilfredo Alva Blair
    Marlin Odell Rory Yong Allie Allyson Amie Anton Ashlee Avis Benita Brain Darius Elvin Elwood
    Emilia Esmeralda Esteban Eve Hal Harriett Hillary Jeanie Karina Kendrick Kermit Lacy Loraine
    Malinda Marylou Melisa Milagros Moises Nannie Neva Nolan Norbert Noreen Odessa Pearlie Penelope
    Quinton Rob Rod Roscoe Saundra Scotty Serena Sofia Solomon Tabatha Tameka Tania Williams Xavier
    Zelma Alana Alejandra Althea Alvaro Annabelle Armand Avery Bryon Carlene Carmella Clare Cliff
    Dane Darcy Earlene Earnestine Elinor Elisha Fabian Fidel Gay Graham Jackson Jeffry Jerri Joesph
    Julianne Katy Lilia Liza Lorrie Louisa Mallory Marcel Marcie Mason Monty Ned Nita Noemi Raphael
    Reggie Rickie Rosalinda Rusty Selena Tanisha Thaddeus Thurman Adolph Aline Alissa Alphonso
    Charmaine Chong Chrystal Clair Claudine Colette Corine Deanne Denny Derick Diego Dion Dollie
    Edwina Evangeline Fran Georgette Gonzalo Gus Hollis Ilene Isaiah Ivory Juliana Kathie Kathrine
    Kaye Kenya Kirby Lakisha Lane Lavern Lavonne Lawanda Lilian Lina Loyd Luann Madge Margery Mari
    Maricela Maryanne Melva Millard Mitzi Nadia Nanette Noe Nona Norris Numbers Ophelia Rigoberto
    Rocco Rodrigo Roslyn Roxie Suzette Tammi Trinidad Ty Valeria Vaughn Wiley Yesenia Alyce Amalia
    Anastasia Araceli Arline Augusta
    """

  static let surnames = """
    Smith Johnson Jones Brown Davis Miller Moore Anderson White Harris Thompson Garcia Martinez
    Robinson Rodriguez Walker Hall Hernandez King Wright Lopez Hill Green Adams Baker Gonzalez
    Carter Perez Roberts Turner Phillips Campbell Parker Evans Edwards Collins Sanchez Rogers Reed
    Cook Bell Murphy Bailey Rivera Cooper Richardson Cox Ward Torres Peterson Gray Ramirez Watson
    Brooks Sanders Price Bennett Wood Barnes Henderson Coleman Jenkins Powell Long Patterson Hughes
    Flores Washington Butler Simmons Foster Gonzales Griffin Diaz Hayes Myers Ford Hamilton
    Sullivan Woods Cole West Owens Reynolds Fisher Gibson Mcdonald Ortiz Gomez Freeman Wells Webb
    Simpson Stevens Tucker Porter Hunter Hicks Crawford Morales Kennedy Dixon Ramos Reyes Burns
    Shaw Holmes Rice Robertson Hunt Black Daniels Palmer Mills Nichols Knight Ferguson Stone
    Hawkins Dunn Perkins Hudson Gardner Stephens Payne Pierce Berry Matthews Wagner Watkins Olson
    Duncan Snyder Hart Cunningham Andrews Ruiz Harper Fox Riley Armstrong Carpenter Weaver Greene
    Chavez Sims Peters Lawson Fields Gutierrez Schmidt Carr Vasquez Castillo Wheeler Chapman
    Montgomery Richards Williamson Johnston Banks Meyer Bishop Mccoy Howell Alvarez Morrison Hansen
    Fernandez Garza Little Nguyen Jacobs Reid Fuller Lynch Romero Welch Larson Frazier Burke Hanson
    Day Mendoza Moreno Bowman Medina Fowler Brewer Hoffman Carlson Silva Pearson Holland Fleming
    Jensen Vargas Byrd Davidson Hopkins Herrera Soto Walters Caldwell Lowe Jennings Barnett Graves
    Jimenez Horton Shelton Barrett Obrien Castro Sutton Mckinney Rodriquez Chambers Holt Lambert
    Fletcher Watts Bates Hale Rhodes Pena Beck Newman Haynes Mcdaniel Mendez Bush Parks Dawson
    Hardy Love Steele Curry Powers Schultz Barker Guzman Page Munoz Ball Keller Chandler Weber
    Walsh Lyons Ramsey Wolfe Schneider Mullins Benson Sharp Bowen Barber Cummings Hines Baldwin
    Griffith Valdez Hubbard Salazar Reeves Warner Stevenson Burgess Tate Cross Garner Mann Moss
    Thornton Mcgee Farmer Delgado Aguilar Vega Glover Manning Cohen Harmon Rodgers Robbins Newton
    Higgins Ingram Reese Cannon Strickland Townsend Potter Goodwin Walton Rowe Hampton Ortega
    Patton Swanson Goodman Maldonado Yates Becker Erickson Hodges Rios Conner Adkins Webster Malone
    Hammond Flowers Cobb Moody Quinn Maxwell Pope Osborne Mccarthy Guerrero Estrada Sandoval Gibbs
    Gross Fitzgerald Stokes Saunders Wise Colon Gill Alvarado Greer Padilla Waters Nunez Ballard
    Schwartz Mcbride Houston Christensen Klein Pratt Briggs Parsons Mclaughlin Zimmerman French
    Buchanan Moran Copeland Pittman Mccormick Holloway Brock Poole Bass Marsh Drake Wong Jefferson
    Park Morton Abbott Sparks Norton Huff Massey Figueroa Carson Bowers Roberson Barton Tran Lamb
    Harrington Boone Cortez Clarke Mathis Singleton Wilkins Cain Underwood Hogan Mckenzie Collier
    Luna Phelps Mcguire Bridges Wilkerson Nash Summers Atkins Wilcox Pitts Conley Marquez Burnett
    Cochran Davenport Hood Gates Ayala Sawyer Vazquez Dickerson Hodge Acosta Flynn Espinoza
    Nicholson Monroe Wolf Morrow Whitaker Oconnor Skinner Ware Molina Huffman Gilmore Dominguez
    Oneal Lang Combs Kramer Hancock Gallagher Gaines Shaffer Short Wiggins Mathews Mcclain Fischer
    Wall Small Melton Hensley Bond Dyer Grimes Contreras Wyatt Baxter Snow Mosley Shepherd Larsen
    Hoover Beasley Petersen Whitehead Meyers Garrison Shields Horn Savage Olsen Schroeder Hartman
    Woodard Mueller Kemp Deleon Booth Patel Calhoun Eaton Cline Navarro Harrell Humphrey Parrish
    Duran Hutchinson Hess Dorsey Bullock Robles Beard Dalton Avila Rich Blackwell York Johns
    Blankenship Trevino Salinas Campos Pruitt Callahan Golden Montoya Hardin Guerra Mcdowell
    Stafford Gallegos Henson Wilkinson Booker Merritt Atkinson Orr Decker Hobbs Tanner Knox Pacheco
    Stephenson Glass Rojas Serrano Marks Hickman English Sweeney Strong Prince Mcclure Conway Roth
    Maynard Farrell Lowery Hurst Nixon Weiss Trujillo Ellison Sloan Juarez Winters Mclean Boyer
    Villarreal Mccall Gentry Carrillo Ayers Sexton Pace Hull Leblanc Browning Velasquez Leach Chang
    House Sellers Herring Noble Foley Bartlett Mercado Landry Durham Walls Barr Mckee Bauer Rivers
    Bradshaw Pugh Velez Rush Estes Dodson Morse Sheppard Weeks Camacho Bean Barron Livingston
    Middleton Spears Branch Blevins Chen Kerr Mcconnell Hatfield Harding Solis Frost Giles
    Blackburn Pennington Woodward Finley Mcintosh Koch Best Mccullough Dudley Blanchard Rivas
    Brennan Mejia Kane Benton Buckley Valentine Maddox Russo Mcknight Buck Moon Mcmillan Crosby
    Berg Dotson Mays Roach Church Chan Richmond Meadows Faulkner Oneill Knapp Kline Ochoa Jacobson
    Hendricks Horne Shepard Hebert Cherry Cardenas Mcintyre Waller Holman Donaldson Cantu Morin
    Gillespie Fuentes Tillman Sanford Bentley Peck Key Salas Rollins Gamble Dickson Battle Santana
    Cabrera Cervantes Howe Hinton Hurley Spence Zamora Yang Mcneil Suarez Case Petty Gould
    Mcfarland Sampson Carver Bray Macdonald Stout Hester Melendez Dillon Farley Hopper Galloway
    Potts Joyner Stein Aguirre Osborn Mercer Bender Franco Rowland Sykes Pickett Crane Sears Mayo
    Dunlap Hayden Wilder Mckay Coffey Mccarty Ewing Cooley Vaughan Bonner Cotton Holder Stark
    Ferrell Cantrell Fulton Lott Calderon Pollard Hooper Burch Mullen Fry Riddle Levy Duke Odonnell
    Britt Daugherty Berger Dillard Alston Jarvis Frye Riggs Chaney Odom Duffy Fitzpatrick
    Valenzuela Merrill Mayer Alford Mcpherson Acevedo Donovan Barrera Cote Reilly Compton Mooney
    Mcgowan Craft Clemons Wynn Nielsen Baird Stanton Snider Rosales Bright Witt Hays Holden
    Rutledge Kinney Clements Castaneda Slater Hahn Emerson Burks Delaney Pate Lancaster Sweet
    Justice Sharpe Whitfield Talley Macias Irwin Burris Ratliff Mccray Madden Kaufman Beach Goff
    Cash Bolton Mcfadden Levine Good Byers Kirkland Kidd Workman Carney Mcleod Holcomb England
    Finch Head Burt Hendrix Sosa Haney Franks Sargent Nieves Downs Rasmussen Bird Hewitt Le Foreman
    Valencia Oneil Delacruz Vinson Dejesus Hyde Forbes Gilliam Guthrie Wooten Huber Barlow Boyle
    Mcmahon Buckner Rocha Puckett Langley Knowles Cooke Velazquez Whitley Vang Shea Rouse Hartley
    Mayfield Elder Rankin Hanna Cowan Lucero Arroyo Slaughter Haas Oconnell Minor Boucher Archer
    Boggs Dougherty Andersen Newell Crowe Wang Friedman Bland Swain Holley Pearce Childs Yarbrough
    Galvan Proctor Meeks Lozano Mora Rangel Bacon Villanueva Schaefer Rosado Helms Boyce Goss
    Stinson Smart Lake Ibarra Hutchins Covington Reyna Werner Crowley Hatcher Mackey Bunch Womack
    Polk Jamison Dodd Childress Childers Camp Villa Dye Springer Mahoney Dailey Belcher Lockhart
    Griggs Costa Connor Brandt Winter Walden Moser Tatum Mccann Akers Lutz Pryor Law Orozco
    Mcallister Lugo Davies Shoemaker Madison Rutherford Newsome Magee Chamberlain Blanton Simms
    Godfrey Flanagan Crum Cordova Escobar Downing Sinclair Donahue Krueger Mcginnis Gore Farris
    Webber Corbett Andrade Starr Lyon Yoder Hastings Mcgrath Spivey Krause Harden Crabtree
    Kirkpatrick Arrington Ritter Mcghee Bolden Maloney Gagnon Dunbar Ponce Pike Mayes Heard Beatty
    Mobley Kimball Butts Montes Eldridge Braun Hamm Gibbons Seymour Moyer Manley Herron Plummer
    Elmore Cramer Rucker Hilton Blue Pierson Fontenot Field Rubio Goldstein Elkins Wills Novak
    Hickey Worley Gorman Katz Dickinson Broussard Fritz Woodruff Crow Britton Nance Lehman Bingham
    Zuniga Whaley Shafer Coffman Steward Delarosa Nix Neely Mata Davila Mccabe Kessler Emery
    Bowling Hinkle Welsh Pagan Goldberg Goins Crouch Cuevas Quinones Mcdermott Hendrickson Samuels
    Denton Bergeron Lam Ivey Locke Haines Snell Hoskins Byrne Arias Stanford Roe Corbin Beltran
    Chappell Hurt Downey Dooley Tuttle Couch Payton Mcelroy Crockett Groves Clement Cartwright
    Dickey Mcgill Dubois Muniz Self Tolbert Dempsey Cisneros Sewell Latham Vigil Tapia Rainey
    Norwood Stroud Meade Tipton Lord Kuhn Hilliard Bonilla Teague Gunn Ho Greenwood Correa Reece
    Weston Poe Pineda Phipps Frey Kaiser Ames Gunter Schmitt Milligan Espinosa Bowden Vickers Lowry
    Pritchard Costello Piper Mcclellan Lovell Sheehan Quick Hatch Dobson Singh Jeffries
    Hollingsworth Sorensen Meza Fink Donnelly Burrell Bruno Tomlinson Colbert Billings Ritchie
    Helton Sutherland Peoples Mcqueen Gaston Thomason Mckinley Givens Crocker Vogel Robison Dunham
    Coker Swartz Keys Ladner Richter Hargrove Edmonds Brantley Albright Murdock Boswell Muller
    Quintero Padgett Kenney Daly Connolly Inman Quintana Lund Barnard Villegas Simons Land Huggins
    Tidwell Sanderson Bullard Mcclendon Duarte Draper Marrero Dwyer Abrams Stover Goode Fraser
    Crews Bernal Smiley Godwin Fish Conklin Mcneal Baca Esparza Crowder Bower Chung Brewster
    Mcneill Dick Rodrigues Leal Coates Raines Mccain Mccord Miner Holbrook Swift Dukes Carlisle
    Aldridge Ackerman Starks Ricks Holliday Ferris Hairston Sheffield Lange Fountain Marino Doss
    Betts Kaplan Carmichael Bloom Ruffin Penn Kern Bowles Sizemore Larkin Dupree Silver Seals
    Metcalf Hutchison Henley Farr Castle Mccauley Hankins Gustafson Deal Curran Ash Waddell Ramey
    Cates Pollock Major Cummins Messer Heller Dewitt Lin Funk Cornett Palacios Galindo Cano
    Hathaway Singer Pham Enriquez Salgado Pelletier Painter Wiseman Blount Hand Feliciano Temple
    Houser Doherty Mead Mcgraw Toney Swan Capps Blanco Blackmon Thomson Mcmanus Fair Burkett Post
    Gleason Ott Dickens Cormier Voss Rushing Rosenberg Hurd Dumas Benitez Arellano Story Marin
    Caudill Bragg Jaramillo Huerta Gipson Colvin Biggs Vela Platt Cassidy Tompkins Mccollum Dolan
    Daley Crump Street Sneed Kilgore Grove Grimm Davison Brunson Prater Marcum Devine Dodge
    Stratton Rosas Choi Tripp Ledbetter Lay Hightower Haywood Feldman Epps Yeager Posey Scruggs
    Cope Stubbs Richey Overton Trotter Sprague Cordero Butcher Burger Stiles Burgos Woodson Horner
    Bassett Purcell Haskins Gee Akins Hoyt Ziegler Spaulding Hadley Grubbs Sumner Murillo Zavala
    Shook Lockwood Jarrett Driscoll Dahl Thorpe Sheridan Redmond Putnam Mcwilliams Mcrae Cornell
    Felton Romano Joiner Sadler Hedrick Hager Hagen Fitch Coulter Thacker Mansfield Langston Guidry
    Ferreira Corley Conn Rossi Lackey Baez Saenz Mcnamara Mcmullen Mckenna Mcdonough Link Engel
    Browne Roper Peacock Eubanks Drummond Stringer Pritchett Parham Mims Landers Ham Grayson
    Schafer Egan Timmons Ohara Keen Hamlin Finn Cortes Mcnair Nadeau Moseley Michaud Rosen Oakes
    Kurtz Jeffers Calloway Beal Bautista Winn Suggs Stern Stapleton Lyles Laird Montano Diamond
    Dawkins Hagan Goldman Bryson Barajas Lovett Segura Metz Lockett Langford Hinson Eastman Rock
    Hooks Woody Smallwood Shapiro Crowell Whalen Triplett Hooker Chatman Aldrich Cahill Youngblood
    Ybarra Stallings Sheets Reeder Person Pack Connelly Bateman Abernathy Winkler Wilkes Masters
    Hackett Granger Gillis Schmitz Sapp Napier Souza Lanier Gomes Weir Otero Ledford Burroughs
    Babcock Ventura Siegel Dugan Bledsoe Atwood Wray Varner Spangler Anaya Staley Kraft Fournier
    Eddy Belanger Wolff Thorne Bynum Burnette Boykin Swenson Purvis Pina Khan Duvall Darby Xiong
    Kauffman Yu Healy Engle Corona Benoit Valle Steiner Spicer Shaver Randle Lundy Dow Chin Calvert
    Staton Neff Kearney Darden Oakley Medeiros Mccracken Crenshaw Block Beaver Perdue Dill
    Whittaker Tobin Washburn Hogue Goodrich Easley Bravo Dennison Shipley Kerns Jorgensen Crain
    Villalobos Maurer Longoria Keene Coon Sierra Witherspoon Staples Pettit Kincaid Eason Madrid
    Echols Lusk Wu Stahl Currie Thayer Shultz Sherwood Mcnally Seay North Maher Gagne Barrow Nava
    Myles Moreland Honeycutt Hearn Diggs Caron Whitten Westbrook Stovall Ragland Queen Munson Meier
    Looney Kimble Jolly Hobson London Goddard Culver Burr Presley Negron Connell Tovar Huddleston
    Hammer Ashby Salter Root Pendleton Oleary Nickerson Myrick Judd Jacobsen Bain Adair Starnes
    Matos Light Busby Herndon Hanley Bellamy Doty Bartley Yazzie Rowell Parson Gifford Cullen
    Christiansen Benavides Barnhart Talbot Mock Crandall Connors Bonds Whitt Gage Bergman Arredondo
    Addison Lujan Dowdy Jernigan Huynh Bouchard Dutton Rhoades Ouellette Kiser Rubin Herrington
    Hare Blackman Babb Allred Rudd Paulson Ogden Koenig Geiger Begay Parra Champion Lassiter Hawk
    Esposito Cho Waldron Ransom Prather Keenan Chacon Vick Sands Roark Parr Mayberry Greenberg
    Coley Bruner Whitman Skaggs Shipman Means Leary Hutton Romo Medrano Ladd Kruse Friend Darling
    Askew Valentin Schulz Alfaro Tabor Mohr Gallo Bermudez Pereira Bliss Reaves Flint Comer Boston
    Woodall Naquin Guevara Delong Carrier Pickens Brand Tilley Schaffer Read Lim Knutson Fenton
    Doran Chu Vogt Vann Prescott Mclain Landis Corcoran Ambrose Zapata Hyatt Hemphill Faulk Call
    Dove Boudreaux Aragon Whitlock Trejo Tackett Shearer Saldana Hanks Gold Driver Mckinnon Koehler
    Champagne Bourgeois Pool Keyes Goodson Foote Early Lunsford Goldsmith Flood Winslow Sams Reagan
    """

  static let further = """
    Fiona Vivien Vivienne Coco Kiki Mimi Nini Momo Lulu Didi Cici Gigi Yoyo Zoe Zoey Chloe Phoebe
    Hebe Selina Celine Celina Sabina Rowan Rosamund Queenie Quincy Pippa Poppy Phillipa Philippa
    Nigel Neville Nicola Nicky Nicki Niki Natalia Mina Minna Maisie Madeleine Liam Kitty Keira
    Juliet Juliette Jolin Joline Joleen Isabella Isla Imogen Howie Hayley Gwyneth Graeme Geoff Gavin
    Freya Fergus Felicity Esme Emilie Emmeline Elvis Elvina Ellie Eliot Eden Doria Demi Denzel Debby
    Daniela Cyrus Cyril Crispin Cordelia Christabel Chantal Charis Catharine Carys Carina Callum
    Briony Brigitte Bosco Benedict Belle Bella Becca Basil Barnaby Astrid Arya Arianna Ariana Aria
    Anya Antony Anthea Annabel Annika Anneliese Angus Andreas Amelie Amara Alvina Alistair Alastair
    Aidan Agatha Adelaide Adelina Abbey Zack Zara Zelda Zena Zita Yolande Yasmin Yasmine Xena Winona
    Wilhelmina Waldo Verity Valentina Una Tristan Trish Trixie Tobias Tiana Thea Theo Tess Tessa
    Tatiana Tamsin Talia Sylvie Susanna Susannah Suki Suzie Suzy Stefan Stefano Sonny Sindy Silas
    Sienna Siobhan Sherlyn Sharlene Sebastian Scarlett Scarlet Saskia Sandie Samson Salina Rupert
    Roxy Rosanna Rosaline Ronan Romy Rhys Ramsay Prudence Primrose Portia Perrin Peony Pearly
    Paulina Patience Pascal Oswald Orla Olivier Odette Octavia Noelle Niamh Nathalie Morag Moira
    Milly Mila Micky Mercy Maya Maximilian Mattias Matthias Martine Marietta Mariella Marianna
    Margot Magnus Mackenzie Luca Luciana Lucien Livia Linus Lisette Lilith Lexi Leopold Leonie
    Lawrie Laurent Lachlan Kylie Kirsty Kieran Khloe Kayleigh Katya Kasper Jules Judah Josiah Jordy
    Jonas Johann Johan Joachim Jethro Jemima Jemma Jayden Jaden Jacinta Jacky Isadora Iona Ilona Ike
    Ignatius Honor Hiram Hermione Hera Henri Helga Hamish Gwyn Guinevere Gregor Gretel Gordie
    Giselle Giulia Gilda Georgie Gareth Garth Gabriella Frederic Francesca Finlay Fifi Evie Evita
    Evelina Euan Ewan Enzo Enid Elspeth Elodie Eleanora Dulcie Dougal Dmitri Dinah Delilah Declan
    Davina Davide Daria Dalia Cuthbert Conor Constantine Clive Clio Clementine Christoph Charlton
    Cayden Cathryn Caspar Casper Carlo Camilla Calista Britney Bronwyn Briana Brenton Bram Boris
    Bettina Bertram Bertrand Berta Bernie Bernardo Berenice Beatrix Bea Ayla Avril Augustine Athena
    Asher Arnie Armin Aretha Archibald Apple Annemarie Anja Anais Alphonse Alonso Aloysius Allegra
    Algernon Alfie Alexandre Alexia Alec Aldous Aiden Eamon Seamus Aoife Ciara Saoirse Oisin Padraig
    Maeve Sinead Roisin Deirdre Grainne Jacques Luc Yves Didier Thierry Francois Manon Ines Margaux
    Aurelie Klaus Jurgen Dieter Uwe Heinz Wolfgang Ulrike Sabine Monika Birgit Gisela Anke Heike
    Lars Sven Bjorn Nils Olaf Anders Sigrid Freja Giovanni Giuseppe Francesco Alessandro Matteo
    Paolo Chiara Sergei Vladimir Alexei Nikolai Igor Oleg Yuri Svetlana Irina Ludmila Ekaterina
    Lincoln Ezra Landon Easton Ezekiel Maverick Jaxon Jaxson Axel Kayden Brayden Kingston Beckett
    Ashton Camila Savannah Brooklyn Skylar Paisley Everly Nova Genesis Willow Kinsley Aaliyah
    Madelyn Serenity Hailey Gianna Nevaeh Eliana Jade Ximena Rylee Kaylee Peyton Trinity Cheryll
    Rosamond Zandra Sharmaine Shermaine Rosalia Eloisa Winfred Kenrick Ricco Tiffani Cecily Bobo
    Cherryl Jessy Josef Mandie Vince Wallis Yannis Sherwin Frederica Rosina Vanda Dominica Perpetua
    Anselm
    """

  static let asian = """
    Siti Sri Dewi Nur Ayu Putri Wati Rina Yanti Yuni Ani Ningsih Lestari Indah Ratna Sari Fitri
    Wulan Endang Suwarni Sumiati Sulastri Kartini Mulyani Rahayu Handayani Susanti Setiawati Kusuma
    Wahyuni Astuti Purwanti Marni Tini Tuti Yati Eka Tri Dian Rini Nining Nurul Aminah Fatimah
    Aisyah Khadijah Zahra Agus Budi Bambang Joko Slamet Sutrisno Suharto Hendra Dedi Eko Adi Andi
    Rudi Iwan Wahyu Bayu Dwi Yudi Hadi Santoso Wijaya Setiawan Kurniawan Hidayat Saputra Nugroho
    Susanto Gunawan Halim Salim Wibowo Utomo Pratama Maricel Marites Maribel Jocelyn Rosalie Rowena
    Rosario Liezl Lourdes Imelda Corazon Luzviminda Analyn Arlene Cherry Cristina Divina Editha
    Erlinda Evangeline Gemma Girlie Glenda Jennelyn Jenalyn Jhoana Joanne Josefina Leonora Lorna
    Luningning Maricar Marilou Marivic Mylene Nenita Perla Raquel Remedios Rochelle Rosalinda
    Roselyn Rosemarie Rowel Ruel Shiela Teresita Vilma Virgie Wilma Arnel Danilo Dante Edgar Efren
    Ernesto Jomar Jayson Melvin Noel Reynaldo Rodel Rodrigo Rolando Romeo Ronaldo Wilfredo Zenaida
    Dela Cruz Reyes Santos Ramos Mendoza Garcia Bautista Villanueva Aquino Castillo Navarro Salazar
    Mercado Pascual Valdez Aguilar Domingo Tolentino Manalo Dizon Magbanua Macaraeg Dimaculangan
    Pangilinan Nguyen Tran Pham Huynh Hoang Phan Vu Vo Dang Bui Duong Ly Ngoc Thuy Thi Huong Hoa Lan
    Linh Mai Nga Phuong Quynh Thao Trang Trinh Tuyet Van Xuan Yen Anh Bich Chau Diem Giang Hanh Hien
    Hue Khanh Kieu Loan My Nhung Oanh Tam Thanh Thu Tien Truc Tuan Tung Vinh Duc Dung Hai Hieu Hung
    Khoa Long Minh Nam Phuc Quang Quoc Son Thang Thien Toan Trung Viet Somchai Somsak Suchart
    Prasert Wichai Anong Malee Nok Noi Ploy Supaporn Siriporn Wanida Kanya Pranee Akira Aiko Akiko
    Ayaka Chieko Emi Eriko Fumiko Hana Haruka Haruki Hideo Hiroko Hiroshi Ichiro Junko Kaori Kazuko
    Keiko Kenji Kenta Kiyoshi Kumiko Makoto Mariko Masako Megumi Michiko Miyuki Naoko Noriko Reiko
    Sachiko Sakura Satoshi Shigeru Takashi Takeshi Taro Tomoko Toshio Yasuko Yoko Yoshiko Yuka Yuki
    Yukiko Yumi Sato Suzuki Takahashi Tanaka Watanabe Ito Yamamoto Nakamura Kobayashi Kato Yoshida
    Yamada Sasaki Yamaguchi Matsumoto Inoue Kimura Hayashi Shimizu Mori Abe Ikeda Hashimoto Ishikawa
    Ogawa Okada Fujita Goto Hasegawa Minho Jihoon Jiwoo Seoyeon Minji Hyejin Eunji Sooyoung
    Youngsook Soonja Minjun Jisoo Hyun Jin Joon Seok Soo Yoon Choi Jung Kang Jang Lim Shin Kwon
    Hwang Ahn Song Hong Park Aarti Anil Anita Anjali Arun Asha Ashok Deepa Deepak Divya Geeta Indira
    Kamala Kavita Lakshmi Lata Mala Manoj Meena Neha Nirmala Padma Pooja Priya Radha Rahul Raj
    Rajesh Ramesh Ravi Rekha Sanjay Shanti Sita Sunil Sunita Suresh Uma Usha Vijay Kumar Singh
    Sharma Patel Gupta Devi Kaur Reddy Nair Iyer Menon Das Ahmad Ali Aziz Farah Hassan Hussein
    Ibrahim Ismail Karim Mohamed Mohammad Muhammad Mustafa Nadia Omar Rahman Rashid Razak Yusof
    Zainab Abdullah Binti Bin Noor Hafiz Faisal Azlan Rosnah Rohani Gantulga Bolor Altan Otgon Cheuk
    Tsz Hoi Yiu Fai Wai Wah Keung Kuen Yuk Yuet Ngan Sau Suk Shuk Hing Hin Hei Hay Ka Kit Kei Lap
    Pui Po Pik Sze Sum Shing Tat Tak Tin Yat Yuen Yip Chak Chor Chui Hok Chow Fok Ip Lau Ng Ngai
    Poon Shum Szeto Tsoi Yau Au Auyeung Chik Hon Sit Suen Tsim Wat Wun Teo Yeo Tay Low Toh Seah Quek
    Kwek Phua Chew Yap Foo Soh Leong Neo Png Poh Seow Soon Teh Thng Yeoh Khoo Khor Cheah Ooi Saw Beh
    Choo Gwee Hoo Kho Liew Lum Mah Peh Siew Siow Tio Yam Yew Hock Huat Beng Kiat Lian Swee Geok Hwee
    Kheng Boon Teck Tiong Chye Chwee Khim Yoke Keong Fatt Fook Choon Chuan Gek Hiang Kian Sai Thiam
    Tuck Weng Jeong Seo Jeon Bae Baek Heo Ryu Ji Um Chae Won Byun Yeom Pyo Seung Jae Kyung Eun Hye
    Mi Yeon Ju Kyu Hwan Chul Il Hyuk Tae Bum Gyu Dae Myung Sook Ja Kondo Ishii Saito Sakamoto Endo
    Aoki Fujii Nishimura Fukuda Ota Miura Fujiwara Okamoto Matsuda Nakagawa Nakano Harada Ono Tamura
    Takeuchi Kaneko Wada Nakayama Ishida Ueda Morita Hara Shibata Sakai Kudo Yokoyama Miyazaki
    Miyamoto Uchida Takagi Ando Taniguchi Ohno Maruyama Imai Takada Fujimoto Murakami Sugiyama
    Haruto Sota Yuto Riku Ren Hina Yui Mio Rin Aoi Yuna Saki Nanami Misaki Kazuo Kenichi Yuichi Koji
    Shinji Kazuya Daisuke Naoki Takuya Tetsuya Tsuyoshi Yusuke Shota Kenzo Kana Mayumi Etsuko
    Setsuko Yoshie Tomomi Chika Rie Mika Aya Asami Maki Eri Nana Ryo Hiro Nobuko Hisako Mitsuko
    Teruko Chiyoko Sumiko Haruko Natsuko Akemi Hiromi Kiyomi Satomi Mohammed Yusuf Fatima Amir Imran
    Tariq Bilal Hamza Khalid Salma Sana Leyla Samira Soraya Yasir Amina Layla Kwun Kwai Kiu Lun Lik
    Muk Nin Oi On Pun Sheung Shan Shun Shek Suet Tuen Wo Yeuk Yum Chap Cheong Fat Fun Fuk Fei Foon
    Heung Him Yue Kar Leuk Luen Ngon Pok Sui Tsun Yik Keng Sock Siok Chiew Cher Chern Hwa Jia Jie
    Kum Kwang Lye Mooi Nyuk Pheng Puay Shyan Tian Xin Yeok Yock Zhi Hwi Hoe Heok Ewe Gim Guat Kwee
    Sew Seet Tng Thia Tjia Tjandra Lie Oei Liem Tanoto Kusumo
    """

  static let syllables = """
    An Ang Bak Bang Bee Bien Bing Bou Bui Bun Cai Cao Cha Chai Chao Che Chee Cheng Cheung Chi Chia
    Chiang Chien Ching Chiu Chou Choy Chua Chuang Chun Cong Coy Cue Cun Cung Dam Dang Dao Deng Ding
    Do Dong Du Due Eng Fan Fang Fee Feng Fong Foy Fu Fung Gan Gang Gao Ghee Giang Gin Go Goh Gong
    Goo Gu Guan Gue Guo Ha Han Hang Hao He Hee Heng Hong Hou Hoy Hsieh Hsu Hu Hua Huang Hui Hung Im
    In Ing Jang Jen Jiang Jin Jong Joo Jue Jun Jung Kai Kam Kan Kang Kao Kee Kha Khang Kin Ko Koh
    Kok Kong Koo Ku Kua Kuan Kue Kung Kuo Kwak Kwan Kwok Kwong La Lai Lan Lao Lei Leng Leung Li
    Liang Liao Lien Ling Liu Lo Loh Lok Loo Loy Lu Lue Lui Luk Lung Luo Ma Mai Mak Man Mang Mao Mee
    Mei Meng Min Ming Mo Mok Mong Moy Mu Mui Mun Na Nam Nee Ngo Nim No Noh Oh Ok Ong Ou Pai Pak Pan
    Pang Pao Pen Peng Phan Phong Phou Phu Phung Pia Pin Ping Pong Pou Pua Pung Quan Quang Ra Rak
    Ram Rao Re Ree Rei Rhee Ring Ro Rue Rung Sa Sak San Sang Sao See Sen Seng Shao Shen Shi Shieh
    Shih Shim Shin Shue Sia Sim Sin Sing Siu So Sok Song Soo Su Sun Sung Ta Tai Tam Tan Tang Tao Te
    Tee Teng Thai Tham Than Thao Then Thong Tien Ting To Tong Toy Tsai Tsan Tsang Tsao Tse Tseng
    Tso Tsou Tsui Tu Tung Ung Wan Wee Wei Wen Whang Wien Wing Woo Xiao Xie Xu Yan Yao Ye Yee Yeh
    Yen Yeung Yi Yim Yin Ying Yoo You Yuan Yun Yung Zak Zang Zee Zeh Zeng Zhang Zhao Zheng Zhou Zhu
    Zuk
    """
}
