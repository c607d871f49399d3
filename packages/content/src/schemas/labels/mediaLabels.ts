import * as z from 'zod';
import {label} from './label';

export const galleryLabels = z.strictObject({
  filter: label('The name of the filters, for screen readers.'),
  age: label('A filter, and a fact of a case.'),
  anyAge: label('The choice for all ages.'),
  gender: label('A filter, and a fact of a case.'),
  anyGender: label('The choice for all genders.'),
  category: label('A filter.'),
  anyCategory: label('The choice for all categories.'),
  anyTreatment: label('The choice for all treatments.'),
  treatment: label('A fact of a case.'),
  more: label("Opens the rest of a case's description."),
  apply: label('The button that filters.'),
  reset: label('The link that shows all cases again.'),
  oneCase: label('The number of results, for one case, with {page} and {pages}.'),
  cases: label('The number of results, with {total}, {page}, and {pages}.'),
  drawings: label('Next to the number of results, if their pictures are drawings.'),
  nothing: label('The heading when nothing is found.'),
  nothingText: label('The text under it.'),
  clear: label('The link under it.'),
  failed: label('The heading when the connection is lost.'),
  failedText: label('The text under it.'),
  pages: label('The name of the page numbers, for screen readers.'),
  pageNumber: label('A page number, for screen readers, with {page}.'),
  previous: label('The page before.'),
  next: label('The page after.'),
  before: label('On the image before treatment.'),
  after: label('On the image after treatment.'),
  compare: label('The link that compares both images.'),
  beforeAndAfter: label('Under the pair of images, with {name}.'),
  smileBefore: label('The description of the first image, for screen readers, with {treatment}.'),
  smileAfter: label('The description of the second image, for screen readers, with {treatment}.'),
});

export const lightboxLabels = z.strictObject({
  failed: label("Shown in place of an image that can't be loaded."),
  loading: label('The heading while the image viewer is loading.'),
  loadingText: label('The text under it.'),
  missing: label("The heading if the image viewer can't be loaded."),
  missingText: label('The text under it.'),
  open: label('The link to the image itself.'),
  close: label('The button that goes back to the page.'),
  compare: label('The handle over a pair of images, for screen readers.'),
});

export const videosLabels = z.strictObject({
  play: label('Before the title of a video.'),
  length: label('Before its length, for screen readers.'),
  close: label('The button that closes it.'),
  transcript: label('Opens the transcript.'),
  watch: label('The link to the video on another website, with {player}.'),
  failed: label("Shown in place of one of our videos that can't be played."),
  loading: label('Shown while a third-party player is loading.'),
  notArrived: label("Shown if it can't be used, above other contact options."),
  captions: label('The name of the captions in the menu of the player.'),
});
