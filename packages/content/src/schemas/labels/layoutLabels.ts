import * as z from 'zod';
import {label} from './label';

export const layoutLabels = z.strictObject({
  home: label('The name of the home page.'),
  search: label('The link to the search, at the top of every page.'),
  homePage: label('The link of the logo, for screen readers, with {name}.'),
  elsewhere: label('The name of the row of social profiles, for screen readers, with {name}.'),
  newTab: label('Read by screen readers after links to other websites.'),
  skip: label('The first link of every page, for the keyboard.'),
  mainMenu: label('The name of the main navigation, for screen readers.'),
  menu: label('The button that opens the menu on phones.'),
  actionBar: label('The name of the bar at the bottom of phones, for screen readers.'),
  callNow: label('Before the phone number at the top of every page.'),
  call: label('The button that calls, on phones.'),
  book: label('The button that books, on phones.'),
  directions: label('The button for directions to the office, on phones.'),
  request: label('The booking button in the header and on pages of people and services.'),
  topBarBooking: label('The booking button at the top of every page.'),
  pauseOffers: label('The button that stops the moving line at the top.'),
  moveOffers: label('The button that starts the moving line again.'),
  contact: label('A heading of the footer.'),
  hours: label('A heading of the footer.'),
  newsletter: label('A heading of the footer.'),
  smartLinks: label('A heading of the footer.'),
  ourServices: label('A heading of the footer.'),
  bookOnline: label("The booking button shown if a third-party tool can't be used."),
  illustrations: label('The last line of every page, while drawings take the place of photos.'),
});

/** They are apart from the layout's, because the scripts of pages don't need them. */
export const noticeLabels = z.strictObject({
  until: label('After a notice for today, with {time}.'),
  call: label('The phone number in a notice for today, with {phone}.'),
});

export const pageLabels = z.strictObject({
  breadcrumb: label('The name of the breadcrumb, for screen readers.'),
  portrait: label('The description of a portrait, for screen readers, with {name}.'),
  onThisPage: label('The heading of the list of sections.'),
  inForceFrom: label('The date when a legal text takes effect, with {day}.'),
  share: label('The link to share the page.'),
  copied: label('Shown after the address of the page was copied.'),
  reviewed: label('The reviewer of a page and the date, with {name} and {day}.'),
  table: label('The name of a table without one, for screen readers.'),
});

export const searchLabels = z.strictObject({
  label: label('Above the field.'),
  button: label('The button next to it.'),
  looking: label('The heading while the search is loading.'),
  oneFound: label('The heading above one result.'),
  found: label('The heading above several results, with {count}.'),
  manyFound: label('The heading above the best of very many results, with {count} and {shown}.'),
  noScripts: label('Replaces the field for browsers without scripts.'),
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
  title: label("The title in the browser's tab."),
  heading: label('The heading.'),
  subheading: label('The line under it.'),
  text: label('The text.'),
  nearest: label('The question above the links to similar pages.'),
  button: label('The button.'),
  search: label('The button next to it.'),
  more: label('The other options, with {services}, {contact}, and {phone}.'),
  services: label('The first of them.'),
  contact: label('The second of them.'),
});

export const failuresLabels = z.strictObject({
  title: label('The heading of a page with an error.'),
  text: label('The text under it.'),
  call: label('The other option, with {phone}.'),
  notArrived: label("The heading of a page that doesn't load."),
  lost: label('The text under it.'),
  reload: label('The button.'),
  loading: label('Shown while a page is loading.'),
});
