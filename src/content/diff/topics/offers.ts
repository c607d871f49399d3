import {longDate} from '../../../site/longDate';
import {videosOn} from '../../structuredData';
import {captionsAddress} from '../../videos';
import type {Item, Topic, Value} from '../compare';
import type {Version} from '../version';

/** A picture that is named in the content, as it can change under the same name. */
export function picture({hashOfImage}: Version, image: string): Value {
  return {name: image, hash: hashOfImage(image)};
}

/** Links or other pairs, as one text. */
export function pairs(list: readonly (readonly [string, string])[]): string {
  return list.map(([name, value]) => `${name} (${value})`).join(', ');
}

/** The offers with a first and a last day, and what is in their place on other days. */
export const promotions: Topic = {
  title: 'Promotions',
  items: (version) => [
    ...version.site.promotions.promotions.map(({id, heading, text, ticker, image, starts, ends, links}): Item => ({
      key: id,
      name: `The promotion “${heading}”`,
      fields: {
        heading,
        text,
        'line at the top': ticker,
        picture: picture(version, image),
        'first day': longDate(starts),
        'last day': longDate(ends),
        links: pairs(links.map(({label, url}) => [label, url])),
      },
      whole: `${longDate(starts)} to ${longDate(ends)}`,
    })),
    {
      key: 'standing text',
      name: 'What is said while no promotion is on',
      fields: {'': version.site.promotions.standing},
    },
  ],
};

/** The videos, with their files and captions. */
export const videos: Topic = {
  title: 'Videos',
  items: (version) =>
    version.site.videos.map(({id, title, description, provider, source, image, seconds, published}) => {
      const pages = version.site.pages.filter((page) => videosOn(page).includes(id)).map(({path}) => path);
      return {
        key: id,
        name: `The video “${title}”`,
        fields: {
          title,
          description,
          'where it is played from': provider,
          film: {name: source, hash: version.hashOf(`static/videos/${source}.mp4`)},
          captions: {name: captionsAddress(id), hash: version.hashOf(`static${captionsAddress(id)}`)},
          'still picture': picture(version, image),
          'length in seconds': String(seconds),
          'day it was first shown': longDate(published),
        },
        shown: pages.length > 0 ? `shown on ${pages.join(', ')}` : 'shown on no page',
        pages,
      };
    }),
};
