import * as z from 'zod';
import {label} from './label';

export const galleryLabels = z.strictObject({
  filter: label('The name of the filters, for screen readers.'),
  age: label('A filter, and a fact of a case.'),
  anyAge: label('The choice that leaves it open.'),
  gender: label('A filter, and a fact of a case.'),
  anyGender: label('The choice that leaves it open.'),
  category: label('A filter.'),
  anyCategory: label('The choice that leaves it open.'),
  anyTreatment: label('The choice that leaves it open.'),
  treatment: label('A fact of a case.'),
  more: label('Opens the rest of what is said of a case.'),
  apply: label('The button that filters.'),
  reset: label('The link that shows all cases again.'),
  oneCase: label('How much is found, with {page} and {pages}.'),
  cases: label('How much is found, with {total}, {page} and {pages}.'),
  nothing: label('The heading when nothing is found.'),
  nothingText: label('The text under it.'),
  clear: label('The link under it.'),
  failed: label('The heading when the connection is lost.'),
  failedText: label('The text under it.'),
  pages: label('The name of the page numbers, for screen readers.'),
  pageNumber: label('A page number, for screen readers, with {page}.'),
  previous: label('The page before.'),
  next: label('The page after.'),
  before: label('At the picture before treatment.'),
  after: label('At the picture after treatment.'),
  compare: label('The link that compares both pictures.'),
  beforeAndAfter: label('Under the pair of pictures, with {name}.'),
  smileBefore: label('What it shows, for screen readers, with {treatment}.'),
  smileAfter: label('What it shows, for screen readers, with {treatment}.'),
});

export const lightboxLabels = z.strictObject({
  failed: label('In place of a picture that cannot be loaded.'),
  loading: label('The heading while the picture viewer is on its way.'),
  loadingText: label('The text under it.'),
  missing: label('The heading when the picture viewer cannot be loaded.'),
  missingText: label('The text under it.'),
  open: label('The link to the picture itself.'),
  close: label('The button that goes back to the page.'),
  compare: label('The handle over a pair of pictures, for screen readers.'),
});

export const videosLabels = z.strictObject({
  play: label('Before the title of a video.'),
  length: label('Before its length, for screen readers.'),
  close: label('The button that closes it.'),
  transcript: label('Opens its words.'),
  watch: label('The link to it elsewhere, with {player}.'),
  failed: label('In place of a video of our own that cannot be played.'),
  loading: label('While the player of another company is on its way.'),
  notArrived: label('When it cannot be used; the other ways to reach us are below.'),
  captions: label('The name of the captions in the menu of the player.'),
});
