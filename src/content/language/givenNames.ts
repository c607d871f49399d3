/** Given names that are common in Arizona, and that are no words of their own (no Grace, Mark or Summer). */
const NAMES = `
Aaron Abby Abigail Ada Adam Adrian Adriana Agnes Aidan Aiden Aisha Alan Alana Albert Alberto Alejandra Alejandro Alex
Alexa Alexander Alexandra Alexis Alfred Alfredo Alice Alicia Alison Allison Alma Alondra Alyssa Amanda Amber Amelia Amy
Ana Andre Andrea Andrew Andy Angela Angelica Angelina Anita Ann Anna Anne Annie Anthony Antonio Ariana Armando Arthur
Arturo Ashley Audrey Austin Ava Barbara Beatrice Beatriz Becky Ben Benjamin Bernice Bertha Bethany Betty Beverly Blanca
Bob Bobby Bonnie Brad Bradley Brandon Brandy Brenda Brent Brett Brian Brianna Brittany Bruce Bryan Caleb Cameron Camila
Candice Carl Carla Carlos Carmen Carol Caroline Carolyn Carrie Casey Cassandra Catalina Catherine Cathy Cecilia Cesar
Chad Charlene Charles Charlotte Chelsea Cheryl Chloe Chris Christian Christina Christine Christopher Cindy Claire Clara
Clarence Claudia Clayton Cody Colin Colleen Connie Connor Corey Courtney Craig Cristina Crystal Curtis Cynthia Daisy
Dan Dana Daniel Daniela Danielle Danny Darlene Darrell Darren Dave David Dawn Dean Deanna Debbie Deborah Debra Delores
Denise Dennis Derek Desiree Diana Diane Diego Dolores Don Donald Donna Doris Dorothy Doug Douglas Duane Dustin Dylan
Earl Eddie Edgar Edith Edna Eduardo Edward Edwin Eileen Elaine Eleanor Elena Eli Elias Elijah Elizabeth Ella Ellen
Elsie Emilia Emilio Emily Emma Enrique Eric Erica Erik Erika Erin Ernest Ernesto Esperanza Esteban Esther Ethan Ethel
Eugene Eva Evan Evelyn Fatima Felicia Felipe Fernando Florence Floyd Frances Francis Francisco Frank Franklin Fred
Frederick Gabriel Gabriela Gabriella Gail Garrett Gary Gavin Genevieve George Gerald Geraldine Gina Gladys Glenn Gloria
Gordon Greg Gregory Guadalupe Guillermo Gustavo Hailey Hannah Harold Harriet Harry Harvey Hassan Heather Hector Heidi
Helen Henry Herbert Herman Hilda Howard Hugo Ian Ignacio Ines Irene Irma Isaac Isabel Isabella Isabelle Isaiah Ivan
Jack Jackie Jackson Jacob Jacqueline Jaime James Jamie Jan Jane Janet Janice Jared Jasmine Jason Javier Jayden Jean
Jeanette Jeff Jeffrey Jenna Jennifer Jenny Jeremiah Jeremy Jerome Jerry Jesse Jessica Jesus Jill Jim Jimmy Joan Joann
Joanna Joanne Jocelyn Jodi Joe Joel Johanna John Johnny Jon Jonathan Jordan Jorge Jose Joseph Josephine Josh Joshua
Josie Joyce Juan Juanita Judith Judy Julia Julian Juliana Julie Julio Justin Kaitlyn Karen Karina Karl Kate Katelyn
Katherine Kathleen Kathryn Kathy Katie Katrina Kayla Keith Kelly Kelsey Ken Kenneth Kevin Kimberly Kirk Kristen Kristin
Kristina Kurt Kyle Larry Latoya Laura Lauren Laurie Lawrence Leah Lee Leo Leon Leonard Leroy Leslie Leticia Liam Liliana
Lillian Linda Lindsay Lisa Logan Lois Lorena Lorenzo Loretta Lori Lorraine Louis Louise Lucas Lucia Lucy Luis Luke Lupe
Lydia Lynn Mabel Madeline Madison Manuel Marcia Marco Marcos Marcus Margaret Maria Mariah Mariana Marie Marilyn Mario
Marisol Marjorie Marlene Marsha Martha Martin Marvin Mary Mason Mateo Matt Matthew Maureen Maurice Megan Melanie Melinda
Melissa Melvin Mercedes Meredith Mia Michael Michele Michelle Miguel Mike Mildred Mindy Miranda Miriam Misty Mitchell
Mohammed Molly Monica Monique Morgan Muhammad Myrtle Nancy Naomi Natalia Natalie Natasha Nathan Nathaniel Neil Nicholas
Nick Nicole Nina Noah Noel Nora Norma Norman Octavio Oliver Olivia Omar Oscar Owen Paige Pamela Pablo Patricia Patrick
Patty Paul Paula Pauline Pedro Peggy Penelope Perla Peter Philip Phillip Phyllis Priscilla Rachel Rafael Ralph Ramon
Ramona Randall Randy Raul Raymond Rebecca Regina Renee Rhonda Ricardo Richard Rick Ricky Rita Robert Roberta Roberto
Robin Rodney Roger Roland Ron Ronald Ronnie Rosa Rosalia Rosemary Roy Ruben Russell Ruth Ryan Sabrina Salvador Sam
Samantha Samuel Sandra Sandy Santiago Sara Sarah Savannah Scott Sean Sebastian Sergio Shannon Sharon Shawn Sheila Shelly
Sherri Sherry Shirley Silvia Sofia Sonia Sophia Sophie Stacey Stacy Stanley Stella Stephanie Stephen Steve Steven Stuart
Sue Susan Susana Suzanne Sylvia Tamara Tammy Tanya Tara Taylor Ted Teresa Terri Terry Thelma Theodore Theresa Thomas
Tiffany Tim Timothy Tina Todd Tom Tommy Toni Tony Tonya Tracy Travis Trevor Tricia Tyler Valerie Vanessa Vera Vernon
Veronica Vicki Victor Victoria Vincent Virginia Vivian Walter Wanda Warren Wayne Wendy Wesley Whitney Wilfred William
Willie Wilma Xavier Ximena Yesenia Yolanda Yvonne Zachary Zoe
`;

/** Given names, as they are written. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(NAMES.trim().split(/\s+/));

/** Given names that are words as well: they count with a surname, and not where a sentence begins. */
export const NAMES_AND_WORDS: ReadonlySet<string> = new Set(
  `Art Autumn Bill Chance Chase Clay Cliff Dale Dean Drew Faith Forrest Gene Ginger Glen Grace Grant Hazel Heath Holly Hope
  Hunter Iris Ivy Jade Jasper Joy Lance Lily Mark Mason Melody Miles Misty Olive Pat Pearl Penny Rich Rob Rose Ruby Rusty
  Sky Summer Tanner Violet Wade Ward Will Willow Woody`.split(/\s+/),
);
