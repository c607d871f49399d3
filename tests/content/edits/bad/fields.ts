import type {BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';
const HOURS = '_practice/hours.yml';

/** Fields that cannot be read, or not as they were meant. */
export const fields: BadEdit[] = [
  {does: 'indents with a tab', file: HOURS, replace: ['    opens: 9:00 am', '\topens: 9:00 am'], at: '\topens', says: 'starts with a tab', others: 1},
  {does: 'leaves a quotation mark open', file: ABOUT, replace: ['heading: About us', 'heading: "About us'], at: 'heading:', says: 'opened here and not closed'},
  {does: 'leaves the first quotation mark out', file: ABOUT, replace: ['heading: About us', 'heading: About us"'], at: 'heading:', says: 'closed here and not opened'},
  {does: 'writes curly quotation marks', file: ABOUT, replace: ['heading: About us', 'heading: “About us”'], at: 'heading:', says: 'curly quotation marks'},
  {does: 'writes quotation marks inside quotation marks', file: ABOUT, replace: ['heading: About us', 'heading: "The "best" us"'], at: 'heading:', says: 'goes on behind its second quotation mark'},
  {does: 'puts an apostrophe between single quotation marks', file: ABOUT, replace: ['heading: About us', "heading: 'It's us'"], at: 'heading:', says: 'An apostrophe ends this value'},
  {does: 'writes a colon in a value', file: ABOUT, replace: ['heading: About us', 'heading: About us: the team'], at: 'heading:', says: 'contains a colon'},
  {does: 'forgets the space behind a colon', file: ABOUT, replace: ['heading: About us', 'heading:About us'], at: 'heading:', says: 'A space is missing behind the colon'},
  {does: 'forgets the space behind a dash', file: ABOUT, replace: ['  - /about\n', '  -/about\n'], at: '  -/about', says: 'A space is missing behind the dash'},
  {does: 'writes a number sign', file: ABOUT, replace: ['heading: About us', 'heading: Your #1 dentist'], at: 'heading:', says: 'Everything behind the #'},
  {does: 'writes a field twice', file: ABOUT, replace: ['heading: About us', 'heading: About us\nheading: About'], at: 6, says: 'written twice'},
  {does: 'starts a value with a star', file: ABOUT, replace: ['heading: About us', 'heading: *About* us'], at: 'heading:', says: 'cannot start with *'},
  {does: 'starts a field too far in', file: ABOUT, replace: ['heading: About us', ' heading: About us'], at: ' heading:', says: 'further in'},
  {does: 'breaks a value into two lines', file: ABOUT, replace: ['heading: About us', 'heading: About\nus'], at: 6, says: 'not written as a field'},
  {does: 'deletes the first dashes', file: ABOUT, replace: ['---\n', ''], at: 1, says: 'two lines of three dashes'},
  {does: 'deletes the last dashes', file: ABOUT, replace: [/\n---\n\nimport/, '\nimport'], at: 1, says: 'two lines of three dashes'},
  {does: 'empties the file', file: ABOUT, write: '', at: 1, says: 'The file is empty'},
  {does: 'empties a file of facts', file: HOURS, write: '', at: 1, says: 'The file is empty'},
  {does: 'leaves two versions behind', file: HOURS, replace: ['note: By appointment only', '<<<<<<< HEAD\nnote: A\n=======\nnote: B\n>>>>>>> main'], at: '<<<<<<<', says: 'Two versions', others: 2},
  {does: 'starts a list below a value', file: ABOUT, replace: ['heading: About us', 'heading: About us\n  - /old'], at: '  - /old', says: 'which has a value of its own'},

  {does: 'deletes the heading', file: ABOUT, replace: ['heading: About us\n', ''], at: 2, says: 'The field "heading" is missing'},
  {does: 'misspells a field', file: ABOUT, replace: ['navTitle:', 'navTitel:'], at: 'navTitel:', says: 'Did you mean navTitle?'},
  {does: 'writes a field with a capital', file: ABOUT, replace: ['banner:', 'Banner:'], at: 'Banner:', says: 'Did you mean banner?'},
  {does: 'writes a number in words', file: 'our-staff/anika.mdx', replace: ['order: 8', 'order: eight'], at: 'order:', says: 'is not a number'},
  {does: 'writes one thing for a list', file: 'our-staff/anika.mdx', replace: [/redirectFrom:\n.*\n.*\n/, 'redirectFrom: /staff/anika\n'], at: 'redirectFrom', says: 'is not a list'},
  {does: 'invents a kind of page', file: ABOUT, replace: ['kind: page', 'kind: blog'], at: 'kind:', says: 'kind of page does not exist'},
  {does: 'leaves a value out', file: ABOUT, replace: ['heading: About us', 'heading:'], at: 'heading:', says: '"heading" is missing'},
  {does: 'writes a field of another kind', file: ABOUT, replace: ['kind: page', 'kind: page\nexpertise: Dentist'], at: 'expertise', says: 'no field called "expertise"'},
];
