import * as z from 'zod';
import {count, day, image, longText, sample, text, words} from './fields';
import {listVendors} from '@dental/vendors';

/** `videos.yml`: the videos. */
export const videos = z.array(
  z.strictObject({
    id: text
      .meta({title: 'Short name'})
      .describe('A short, unique name in lowercase with hyphens, such as office-tour.'),
    title: words,
    description: longText,
    provider: z
      .enum(listVendors('videos').map(({id}) => id))
      .meta({choices: Object.fromEntries(listVendors('videos').map(({id, name}) => [id, name]))})
      .describe('The video provider.'),
    source: text.describe(
      "The name of our own video file without its extension, or the provider's ID of the video.",
    ),
    image: image.describe('The image shown before the video plays.'),
    seconds: count.describe('The length in seconds, such as 95.'),
    published: day.describe('The date when it was first published.'),
    sample,
  }),
);
