/** Given names that are common in Arizona, and that are no words of their own (no Grace, Mark or Summer). */
const NAMES = `
Aaliyah Aaron Abby Abdul Abel Abigail Abraham Ada Adam Addison Adela Adele Adeline Adrian Adriana Agnes Ahmed Aidan
Aiden Aileen Aimee Aisha Alan Alana Albert Alberto Alec Alejandra Alejandro Alena Alessandra Alex Alexa Alexander
Alexandra Alexis Alfonso Alfred Alfredo Ali Alice Alicia Alina Alisha Alison Allan Allen Allison Alma Alondra Alvaro
Alvin Alyssa Amalia Amanda Amber Amelia Amina Amir Amy Ana Anahi Anastasia Andre Andrea Andres Andrew Andy Angela
Angelica Angelina Angelo Angie Anita Ann Anna Anne Annette Annie Annika Anthony Antoinette Antonia Antonio Araceli
Ariana Arlene Armando Arnold Arthur Arturo Asha Ashlee Ashley Astrid Aubrey Audrey Austin Ava Avery Ayesha Barbara
Barry Beatrice Beatriz Becky Belinda Bella Ben Benjamin Benny Bernadette Bernard Bernice Bertha Bethany Bettina Betty
Beverly Bianca Billie Blaine Blanca Bob Bobby Bonnie Boris Brad Braden Bradley Brady Brandon Brandy Breanna Brenda
Brendan Brenna Brent Brett Brian Brianna Bridget Brittany Brody Brooke Bruce Bryan Bryce Byron Caitlin Caleb Calvin
Cameron Camila Camille Candace Candice Carina Carissa Carl Carla Carlos Carly Carmela Carmen Carol Carolina Caroline
Carolyn Carrie Casey Cassandra Cassidy Catalina Catherine Cathleen Cathy Cecelia Cecil Cecilia Celeste Celia Celina
Cesar Chad Chandra Chantal Charlene Charles Charlie Charlotte Chelsea Cheri Cheryl Chloe Chris Christian Christina
Christine Christopher Cindy Claire Clara Clarence Claudia Clayton Clifford Clint Clinton Cody Colby Colin Colleen
Concepcion Connie Connor Consuelo Cora Cordelia Corey Corinne Cory Courtney Craig Cristian Cristina Cristobal Crystal
Curtis Cynthia Cyrus Daisy Dalia Damian Damon Dan Dana Danica Daniel Daniela Danielle Danny Dante Daphne Darius Darla
Darlene Darrell Darren Darryl Daryl Dave David Dawn Dean Deanna Debbie Deborah Debra Deepak Deirdre Delia Delilah
Della Delores Demetrius Denise Dennis Derek Desiree Dexter Diana Diane Dianna Dianne Diego Dina Dolores Dominic
Dominique Don Donald Donna Donnie Dora Doreen Dorian Doris Dorothy Doug Douglas Duane Dustin Dwayne Dwight Dylan Earl
Eddie Edgar Edith Edmund Edna Eduardo Edward Edwin Efrain Eileen Elaina Elaine Eleanor Elena Eli Eliana Elias Elijah
Elisa Elise Eliza Elizabeth Ella Ellen Ellie Elliot Elliott Elmer Eloise Elsa Elsie Elvira Emanuel Emilia Emilie
Emilio Emily Emma Emmanuel Emmett Enid Enrique Eric Erica Erik Erika Erin Ernest Ernestina Ernesto Ernie Ervin
Esperanza Esteban Estela Estelle Esther Estrella Ethan Ethel Eugene Eunice Eva Evan Evangeline Evelyn Ezekiel Ezra
Fabian Fatima Faye Federico Felicia Felipe Felix Fernando Fidel Fiona Florence Floyd Frances Francesca Francine
Francis Francisco Frank Frankie Franklin Fred Freddie Freddy Frederick Frieda Gabriel Gabriela Gabriella Gabrielle
Gail Garrett Gary Gavin Genaro Genevieve Geoffrey George Georgina Gerald Geraldine Gerard Gerardo Gilberto Gina
Giovanni Gisela Giselle Gladys Glenda Glenn Gloria Gonzalo Gordon Graciela Greg Gregory Greta Gretchen Griselda
Guadalupe Guillermo Gustavo Gwen Gwendolyn Hailey Hank Hanna Hannah Harold Harriet Harry Harvey Hassan Hayden Heather
Hector Heidi Helen Henrietta Henry Herbert Heriberto Herman Hilda Hiroshi Horace Howard Hugo Humberto Ian Ibrahim Ida
Ignacio Imani Imelda Imogen Ines Inez Ingrid Irene Irma Irvin Irving Isaac Isabel Isabella Isabelle Isaiah Isidro
Itzel Ivan Ivette Jack Jackie Jackson Jaclyn Jacob Jacqueline Jacques Jada Jaime Jake Jamal James Jamie Jan Jane
Janelle Janet Janette Janice Janie Janine Jared Jarrod Jasmin Jasmine Jason Javier Jayden Jayla Jayne Jean Jeanette
Jeanine Jeanne Jeannette Jeff Jeffrey Jenifer Jenna Jennifer Jenny Jerald Jeremiah Jeremy Jeri Jermaine Jerome Jerry
Jesse Jessica Jessie Jesus Jill Jim Jimmy Joan Joann Joanna Joanne Joaquin Jocelyn Jodi Jodie Joe Joel Joey Johanna
John Johnathan Johnnie Johnny Jon Jonah Jonas Jonathan Jonathon Jordan Jorge Jose Josefina Joseph Josephine Josh
Joshua Josie Josue Joyce Juan Juanita Judith Judy Julia Julian Juliana Julie Juliet Juliette Julio Julius Justin Kaden
Kaitlin Kaitlyn Kaleb Kamal Kara Karen Karin Karina Karl Karla Kasey Kate Katelyn Katharine Katherine Kathi Kathleen
Kathrine Kathryn Kathy Katie Katrina Katy Kayla Kaylee Keisha Keith Kelli Kellie Kelly Kelsey Kelvin Ken Kendall
Kendra Kenneth Kenny Kerri Kerry Kevin Khalid Khloe Kiara Kim Kimberly Kira Kirk Krista Kristen Kristi Kristie Kristin
Kristina Kristine Kristopher Krystal Kurt Kyla Kyle Kylie Lacey Lakisha Lamar Lana Lara Larry Latasha Latonya Latoya
Laura Lauren Laurence Laurie Lawrence Leah Leandro Leann Leanne Lee Leigh Leila Lena Lenore Leo Leon Leona Leonard
Leonardo Leonor Leroy Lesley Leslie Lester Leticia Liam Lila Lilian Liliana Lillian Lillie Lina Linda Lindsay Lindsey
Linnea Lionel Lisa Liz Liza Lizbeth Lloyd Logan Lois Lola Lonnie Lora Lorena Lorenzo Loretta Lori Lorna Lorraine Louis
Louise Lourdes Luann Lucas Lucia Luciana Lucille Lucinda Lucy Luis Luisa Luke Lupe Luther Lydia Lyla Lyle Lynda
Lynette Lynn Lynne Mabel Mackenzie Madeline Madison Magdalena Maggie Malachi Malcolm Malik Mallory Mandy Manny Manuel
Marcel Marcela Marcella Marci Marcia Marco Marcos Marcus Marcy Margaret Margarita Margie Margo Margot Maria Mariah
Mariam Mariana Maribel Maricela Marie Mariela Marilyn Marina Mario Marisol Marissa Maritza Marjorie Marlene Marlon
Marsha Marta Martha Martin Marty Marvin Mary Maryann Mason Mateo Mathew Matilda Matt Matthew Mattie Maura Maureen
Maurice Mavis Maxine Maxwell Maya Meagan Megan Meghan Melanie Melinda Melissa Melvin Mercedes Meredith Mia Micah
Michael Micheal Michele Michelle Miguel Mike Milagros Mildred Milo Mindy Minerva Minnie Mira Miranda Miriam Misty
Mitchell Mohammed Moises Molly Mona Monica Monika Monique Morgan Moses Muhammad Muriel Myra Myron Myrtle Nadia Nadine
Nancy Nanette Naomi Natalia Natalie Natasha Nathan Nathaniel Naveen Neal Neil Nellie Nelly Nestor Nicholas Nichole
Nick Nicolas Nicole Nicolette Nigel Nikki Nina Noah Noe Noel Noelle Noemi Nolan Nora Norberto Noreen Norma Norman
Octavio Odessa Ofelia Olga Oliver Olivia Omar Ophelia Orville Oscar Osvaldo Otis Otto Owen Pablo Paige Pamela Patrice
Patricia Patrick Patti Patty Paul Paula Paulette Paulina Pauline Pedro Peggy Penelope Percy Perla Peter Petra Phil
Philip Phillip Phoebe Phyllis Pierre Polly Priscilla Quentin Rachael Rachel Rachelle Rafael Raj Rajesh Ralph Ramiro
Ramon Ramona Randall Randolph Randy Raphael Raquel Rashad Raul Raymond Rebecca Reggie Regina Reginald Reina
Rena Rene Renee Reuben Reynaldo Rhonda Ricardo Richard Rick Ricky Rigoberto Riley Rita Robert Roberta Roberto Robin
Rocio Roderick Rodney Rodrigo Rogelio Roger Roland Rolando Ron Ronald Ronnie Rory Rosa Rosalia Rosalie Rosalind
Rosalyn Rosanna Rosario Roseanne Rosemarie Rosemary Rosie Roxana Roxanne Roy Ruben Rudolph Rudy Rufus Russell Ruth
Ruthie Ryan Sabrina Sadie Sally Salma Salvador Salvatore Sam Samantha Sammy Samuel Sandra Sandy Sanjay Santiago Sara
Sarah Saul Savannah Scott Sean Sebastian Selena Selma Serena Sergio Seth Shana Shane Shanna Shannon Shari Sharon
Shauna Shawn Shawna Sheila Sheldon Shelley Shelly Sherri Sherrie Sherry Sheryl Shirley Silas Silvia Simon Simone Sofia
Soledad Sondra Sonia Sonja Sonya Sophia Sophie Spencer Stacey Stacie Stacy Stanley Stefan Stefanie Stella Stephan
Stephanie Stephen Steve Steven Stuart Sue Sunil Susan Susana Susie Suzanna Suzanne Suzette Sybil Sylvia Tabitha Talia
Tamara Tamika Tammy Tanisha Tanya Tara Tasha Tatiana Taylor Ted Terence Teresa Terrance Terrell Terrence Terri Terry
Tessa Thaddeus Thea Thelma Theodora Theodore Theresa Thomas Tiana Tiffany Tim Timothy Tina Toby Todd Tom Tomas Tommy
Toni Tony Tonya Tracy Travis Trent Trevor Tricia Trina Trisha Tristan Tyler Tyrone Tyson Ulises Uriel Ursula Valentina
Valeria Valerie Vanessa Velma Vera Verna Vernon Veronica Vicente Vicki Vickie Vicky Victor Victoria Vijay Vincent
Violeta Virgil Virginia Vivian Viviana Vivienne Walter Wanda Warren Wayne Wendy Wesley Whitney Wilbur Wilfred Wilfredo
Willa Willard William Willie Wilma Winifred Winona Winston Xavier Ximena Yadira Yasmin Yasmine Yazmin Yesenia Yolanda
Yolande Yuki Yvette Yvonne Zachariah Zachary Zack Zahra Zara Zelda Zoe Zoey
Beth Walt Tori Anders Hiro Ginny Brielle Kenzie Kinsley Pete Dottie Vic Nan Lucho Chuy Beto Kiko Pepe Paco Lalo Tito Lety
Yoli Rosalva Maricruz Marisela Eusebio Eulalia Herminia Hortencia Elvia Pearlene Wilhelmina Harriett Maude Mamie Bess
Bessie Nettie Hattie Lottie Bea Arya Maeve Freya Saoirse Siobhan Niamh Aoife Ciara Keira Kyra Kylee Kailey Kaylin
Kaylynn Jaylen Jalen Jaden Braxton Brayden Bryson Grayson Greyson Jace Jaxon Jaxson Kameron Keegan Maddox Paxton
Peyton Ryker Tyree Zane Zayden Asher Atticus Beckett Declan Desmond Finn Finnegan Gunnar Judah Leif Lachlan Magnus
Matteo Nikolai Phineas Soren Titus Tobias Abe Alfie Arlo Arnie Bart Bernie Bert Bertie Burt Cecily Chet Clem Dani
Delbert Denny Dex Edie Effie Elroy Elwood Emil Errol Gabe Geri Gert Gilda Giuliana Gordy Gus Gwyneth Hans Herschel
Hiram Hubert Ike Irv Izzy Jeb Jed Jess Jethro JoAnn Jules Klaus Lars Len Lenny Liesl Lindy Livia Lonny Lorie Lou
Lucian Mags Marnie Marv Merle Merv Mitch Moe Nate Ned Nils Ollie Oswald Ozzie Pam Percival Ralphie Rhett Rhys Rolf
Ronny Roz Russ Sasha Seymour Shaun Shea Stu Sven Tate Tatum Teri Tess Theo Tilly Trish Trixie Verne Vern Viv
Vlad Wes Wilber Wiley Winnie Wyatt Yadiel Yael Yara Yosef Yuri Yusuf Zach Zac Zander Zeke Zena Zoltan Aarav Aditi
Aditya Ajay Akash Akira Amara Amari Amit Anand Anil Anjali Anwar Arjun Arun Asif Bilal Deepa Divya Farah Farid Fatou
Gita Gopal Habib Hakim Hamid Haruto Hideo Hien Huong Hussein Indira Kavita Kenji Khadija Kiran Kofi Kwame Lakshmi Linh
Manish Meera Mei Minh Mohan Nadeem Neha Nguyet Nikhil Ngozi Noor Oluwaseun Omari Phuong Pooja Pradeep Prakash Quang
Rahul Rajiv Ravi Reza Rohan Sadia Samir Sana Sanjana Satoshi Shreya Sunita Suresh Syed Takashi Tariq Thanh Thuy
Trung Usha Vikram Vinh Xin Yasir Ying Yoko Yumi Zainab Madalyn Makayla Mckenna Mikayla Mila Millie Nadya Nevaeh Nylah
Raegan Reese Remi Rylee Saige Sariah Skylar Skyler Taya Teagan Tenley Tinsley Zuri Adalyn Addie Addyson Ainsley Alaina
Alayna Allie Alyson Amya Anaya Annabelle Annalise Anya Arianna Ariel Ashlyn Averie Baylee Blakely Braelynn Brinley
Brylee Callie Carlee Cassie Charlee Charleigh Corinna Ellery Elliana Emely Emersyn Emerie Everly Evie Gemma Gracie
Gwenyth Hadley Haley Itzayana Izabella Jayleen Jazlyn Jazmin Jimena Josephina Jolene Jolie Journee Julissa Kaia Kali
Kamila Karsyn Kaydence Kehlani Kenia Kensley Kenley Kinley Laila Lainey Layla Leilani Lexi Lilah Lilly Londyn Maci
Macie Maddie Maia Maisie Maliyah Margaux Mckinley Melany
`;

/** Given names, as they are written. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));

/** Given names that are words as well: they count with a surname, and not where a sentence begins. */
export const NAMES_AND_WORDS: ReadonlySet<string> = new Set(
  `Art Autumn Bill Chance Chase Clay Cliff Dale Dean Drew Faith Forrest Gene Ginger Glen Grace Grant Hazel Heath Holly Hope
  Hunter Iris Ivy Jade Jasper Joy Lance Lily Mark Mason Melody Miles Misty Olive Pat Pearl Penny Rich Rob Rose Ruby Rusty
  Sky Summer Tanner Violet Wade Ward Will Willow Woody`.split(/\s+/),
);
