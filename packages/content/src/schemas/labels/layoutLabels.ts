import * as z from 'zod';
import {label} from './label';

export const layoutLabels = z.strictObject({
  home: label('The name of the home page.'),
  search: label('The way to the search, at the top of every page.'),
  homePage: label('What the logo leads to, for screen readers, with {name}.'),
  elsewhere: label('The name of the row of social profiles, for screen readers, with {name}.'),
  newTab: label('What screen readers add to links to other websites.'),
  skip: label('The first link of every page, for the keyboard.'),
  mainMenu: label('The name of the main navigation, for screen readers.'),
  menu: label('The button that opens the menu on phones.'),
  actionBar: label('The name of the bar at the lower edge on phones, for screen readers.'),
  callNow: label('Before the phone number at the top of every page.'),
  call: label('The button that calls, on phones.'),
  book: label('The button that books, on phones.'),
  directions: label('The button that leads to the office, on phones.'),
  request: label('The button of the header and of people and services.'),
  topBarBooking: label('The booking button at the top of every page.'),
  pauseOffers: label('The button that stops the moving line at the top.'),
  moveOffers: label('The button that lets it move again.'),
  contact: label('A heading of the footer.'),
  hours: label('A heading of the footer.'),
  newsletter: label('A heading of the footer.'),
  smartLinks: label('A heading of the footer.'),
  ourServices: label('A heading of the footer.'),
  bookOnline: label('The button that books, wherever something of another company cannot be used.'),
  illustrations: label('The last line of every page, as long as drawings are shown.'),
});

export const pageLabels = z.strictObject({
  breadcrumb: label('The name of the way from home to the page, for screen readers.'),
  portrait: label('What a portrait shows, for screen readers, with {name}.'),
  onThisPage: label('The heading of the list of sections.'),
  inForceFrom: label('From when a legal text holds, with {day}.'),
  share: label('The link that sends the page to somebody.'),
  copied: label('After the address of the page has been copied.'),
  reviewed: label('Who answers for a page, with {name} and {day}.'),
  table: label('The name of a table without one, for screen readers.'),
});

export const searchLabels = z.strictObject({
  label: label('Above the field.'),
  button: label('The button beside it.'),
  looking: label('The heading until there is something to look through.'),
  oneFound: label('The heading above one page that is found.'),
  found: label('The heading above the pages that are found, with {count}.'),
  manyFound: label('The heading above the best of very many pages, with {count} and {shown}.'),
  nothing: label('The heading when nothing is found, with {words}.'),
  nothingText: label('The text under it.'),
  failed: label('The heading when the connection is lost.'),
  failedText: label('The text under it.'),
  again: label('The button under it.'),
  allServices: label('The link to all services, when nothing is found.'),
  allPages: label('The heading of the list of all pages.'),
  services: label('A heading in that list.'),
  people: label('A heading in that list.'),
  practice: label('A heading in that list.'),
  legal: label('A heading in that list.'),
});

export const notFoundLabels = z.strictObject({
  title: label('The title in the tab of the browser.'),
  heading: label('The heading.'),
  subheading: label('The line under it.'),
  text: label('The text.'),
  button: label('The button.'),
  search: label('The button beside it.'),
  more: label('The other ways, with {services}, {contact} and {phone}.'),
  services: label('The first of them.'),
  contact: label('The second of them.'),
});

export const failuresLabels = z.strictObject({
  title: label('The heading of a page that fails.'),
  text: label('The text under it.'),
  call: label('The other way, with {phone}.'),
  notArrived: label('The heading of a page that does not come.'),
  lost: label('The text under it.'),
  reload: label('The button.'),
  loading: label('While a page is on its way.'),
});
