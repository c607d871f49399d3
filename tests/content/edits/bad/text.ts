import type {BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';

/** What is written in the text of a page. */
export const text: BadEdit[] = [
  {does: 'writes a second large heading', file: ABOUT, append: '# Welcome', at: '# Welcome', says: 'Write ## instead of #'},
  {does: 'skips a level of headings', file: ABOUT, append: '#### Parking', at: '#### Parking', says: 'Write ### instead of ####'},
  {does: 'forgets the space of a heading', file: ABOUT, append: '##Parking', at: '##Parking', says: 'no space behind its #'},
  {does: 'leaves a heading empty', file: ABOUT, append: '##\n\nWords.', at: /^##$/, says: 'heading is empty'},
  {does: 'writes stars that make nothing bold', file: ABOUT, append: 'We are ** kind** to you.', at: '** kind**', says: 'make nothing bold'},
  {does: 'pastes bullets', file: ABOUT, append: '• Kind\n• Calm', at: '• Kind', says: 'A bullet was pasted'},
  {does: 'writes a box of another program', file: ABOUT, append: ':::tip\n\nBrush.\n\n:::', at: ':::tip', says: 'Colons at the start', others: 1},
  {does: 'writes a table without its line', file: ABOUT, append: '| Day | Time |\n| Monday | Morning |', at: '| Day', says: 'do not make a table'},
  {does: 'writes too many cells', file: ABOUT, append: '| Day | Time |\n|---|---|\n| Monday | Morning | And more |', at: 'And more', says: 'more cells'},
  {does: 'underlines a paragraph', file: ABOUT, append: 'We are kind.\n---', at: 'We are kind.', says: 'makes a heading of it'},
  {does: 'pastes program code', file: ABOUT, append: '```\nwords\n```', at: '```', says: 'program code'},
  {does: 'leaves a note that nothing refers to', file: ABOUT, append: '[^1]: This is lost.', at: '[^1]', says: 'is not shown'},

  {does: 'links with "click here"', file: ABOUT, append: 'To book, [click here](/contact-us).', at: 'click here', says: 'does not say where it leads'},
  {does: 'links with "read more"', file: ABOUT, append: '[Read more](/services)', at: 'Read more', says: 'does not say where it leads'},
  {does: 'links to a page that is not there', file: ABOUT, append: 'See [veneers](/services/cosmetic-dentistry/veneer).', at: '(/services/cosmetic-dentistry/veneer)', says: 'Did you mean /services/cosmetic-dentistry/veneers?'},
  {does: 'links to an old address', file: ABOUT, append: 'See [the pictures](/before-after-photos).', at: 'before-after', says: 'Write /smile-gallery instead'},
  {does: 'links with capitals', file: ABOUT, append: 'See [our services](/Services).', at: '(/Services)', says: 'Write /services instead'},
  {does: 'links to a heading that is not there', file: ABOUT, append: 'See [our hours](/contact-us#working-hour).', at: '#working-hour', says: 'Did you mean #working-hours?'},
  {does: 'links without the first slash', file: ABOUT, append: 'See [our services](services).', at: '(services)', says: 'Write /services instead'},
  {does: 'breaks a link in two', file: ABOUT, append: 'See [our services] (/services).', at: '] (/services)', says: 'not written in one piece'},
  {does: 'links to a site that is not secure', file: ABOUT, append: 'See [the city](http://www.gilbertaz.gov).', at: 'http://', says: 'Write https://www.gilbertaz.gov'},
  {does: 'links to a script', file: ABOUT, append: 'See [the city](javascript:void).', at: 'javascript:', says: 'cannot run a script'},
  {does: 'links to our own site in full', file: ABOUT, append: 'See [our services](https://www.copperfinchdental.example/services).', at: '.example/services', says: 'Write /services instead'},
  {does: 'types an address into the text', file: ABOUT, append: 'See https://www.ada.org for more.', at: 'ada.org', says: 'stands in the text as it is'},

  {does: 'types the phone number', file: ABOUT, append: 'Call us at (480) 555-0142.', at: '555-0142', says: 'Write <Phone /> instead'},
  {does: 'types the phone number with points', file: ABOUT, append: 'Call us at 480.555.0142.', at: '555.0142', says: 'Write <Phone /> instead'},
  {does: 'types the e-mail address', file: ABOUT, append: 'Write to hello@copperfinchdental.example.', at: 'hello@', says: 'Write <Email /> instead'},
  {does: 'types the street address', file: ABOUT, append: 'We are at 1170 North Gilbert Road.', at: '1170', says: 'Write <Address /> instead'},
  {does: 'types the hours', file: ABOUT, append: 'On Tuesdays we are open until 7:00 pm.', at: '7:00 pm', says: 'Write <WorkingHours />'},
  {does: 'types the fee', file: ABOUT, append: 'If you miss a visit, we charge a fee of $75.', at: '$75', says: 'Write <Fact name="cancellation.fee" /> instead'},
  {does: 'types the notice', file: ABOUT, append: "Please give us 48 hours' notice.", at: '48 hours', says: 'Write <Fact name="cancellation.notice" /> instead'},
  {does: 'counts years of experience', file: 'our-staff/anika.mdx', append: 'Anika has 20 years of experience.', at: '20 years', says: 'such as "since 2006"'},
  {does: 'counts years with us', file: 'our-staff/anika.mdx', append: 'She has been with us for over eight years.', at: 'eight years', says: 'such as "since 2018"'},
  {does: 'types the phone number into a description', file: ABOUT, replace: [/^description: .*/m, 'description: Call us at (480) 555-0142 to book a visit at our practice in Gilbert.'], at: 'description:', says: 'plain text, in which no tag works'},

  {does: 'misspells a word', file: ABOUT, append: 'We recieve you gladly.', at: 'recieve', says: 'Write "receive"'},
  {does: 'misspells a word of our trade', file: ABOUT, append: 'Ask our hygenist.', at: 'hygenist', says: 'Write "hygienist"'},
  {does: 'misspells a word in a heading field', file: ABOUT, replace: ['heading: About us', 'heading: About our offfice'], at: 'heading:', says: 'Write "office"'},
  {does: 'puts a password into the text', file: ABOUT, append: 'The password: finch2026!', at: 'finch2026', says: 'password or an access code'},
  {does: 'puts an access code into the facts', file: '_practice/integrations.yml', replace: [/^/, '# AKIAIOSFODNN7EXAMPLE\n'], at: 1, says: 'password or an access code'},
];
