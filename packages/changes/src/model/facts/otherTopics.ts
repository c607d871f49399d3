import {videosOn} from '../../../../../src/content/structuredData';
import type {Site} from '../../../../../src/content/site';
import {captionsAddress} from '../../../../../src/content/videos';
import {longDate} from '../../../../../src/site/longDate';
import {paragraphs, picture, single, type Item, type Topic} from './compare';

/** The offers with a first and a last day, and what is in their place on other days. */
export const promotions: Topic = {
  title: 'Promotions',
  items: (version) => {
    const {promotions: offers, standing} = version.site.promotions;
    return [
      ...offers.map(({id, heading, text, ticker, image, starts, ends, links}): Item => ({
        key: id,
        name: `The promotion “${heading}”`,
        fields: {
          heading,
          text,
          'line at the top': ticker,
          picture: picture(version, image),
          'first day': longDate(starts),
          'last day': longDate(ends),
          links: links.map(({label, url}) => `${label} (${url})`).join(', '),
        },
        whole: `${longDate(starts)} to ${longDate(ends)}`,
      })),
      single('The text while no promotion is on', standing),
    ];
  },
};

/** The videos, with their files and captions. */
export const videos: Topic = {
  title: 'Videos',
  items: (version) =>
    version.site.videos.map(({id, title, description, provider, source, image, seconds, published}) => ({
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
      pages: version.site.pages.filter((page) => videosOn(page).includes(id)).map(({path}) => path),
    })),
};

const VENDOR_TITLES: Record<keyof Site['integrations'], string> = {
  forms: 'The forms',
  chat: 'The chat',
  financing: 'The financing',
  map: 'The map',
};

/** Which vendor does what for the practice, and its ids. */
export const integrations: Topic = {
  title: 'Outside services',
  items: ({site}) =>
    Object.entries(VENDOR_TITLES).map(([kind, name]) => {
      const {sample: _, ...facts} = site.integrations[kind as keyof typeof VENDOR_TITLES];
      const fields = Object.entries(facts).map(([field, value]) => [field, String(value)]);
      return {key: kind, name, fields: Object.fromEntries(fields) as Item['fields']};
    }),
};

/** What the forms of plain HTML ask for. */
export const forms: Topic = {
  title: 'Forms',
  items: ({site}) =>
    Object.entries(site.forms).flatMap(([form, {send, fields}]): Item[] => [
      {key: form, name: `The ${form} form`, fields: {'words of the button': send}},
      ...fields.map(({name, label, type, remedy}, index) => ({
        key: `${form} ${name}`,
        name: `The field "${label}" of the ${form} form`,
        fields: {label, type, 'what it answers when it is wrong': remedy, place: String(index + 1)},
        whole: label,
      })),
    ]),
};

/** What the practice says of the companies that a visitor's browser may talk to. */
export const thirdParties: Topic = {
  title: 'Third parties',
  items: ({site}) => [
    ...Object.entries(site.thirdParties.agreements).map(([vendor, agreement]) =>
      single(`The agreement with ${vendor}`, agreement),
    ),
    ...site.thirdParties.links.map(({host, owner, purpose, pages, contacted, agreement}) => ({
      key: host,
      name: `${owner} (${host})`,
      fields: {owner, purpose, pages, 'contacted when': contacted, agreement},
      whole: purpose,
    })),
  ],
};

/** The providers of financing. */
export const paymentPartners: Topic = {
  title: 'Payment partners',
  items: (version) =>
    version.site.paymentPartners.map(({name, logo, text, linkLabel, url}) => ({
      key: name,
      name,
      fields: {mark: picture(version, logo), text, 'words of the link': linkLabel, address: url},
      whole: url,
    })),
};

/** The quotations on the home page. */
export const testimonials: Topic = {
  title: 'Testimonials',
  items: ({site}) =>
    site.testimonials.map(({id, name, subTitle, reviews: text}) => ({
      key: String(id),
      name: `Testimonial ${id} (${name})`,
      fields: {initials: name, date: subTitle, text},
      whole: text,
    })),
};

/** The pictures of the office. */
export const facility: Topic = {
  title: 'Pictures of the office',
  items: (version) =>
    version.site.facility.map(({image, alt, caption}, index) => ({
      key: image,
      name: `The picture ${image}`,
      fields: {file: picture(version, image), 'what it shows': alt, caption, place: String(index + 1)},
      whole: caption,
    })),
};

/** The periodontal programme. */
export const perioProtection: Topic = {
  title: 'Perio Protect',
  items: (version) => {
    const {heading, logo, desc} = version.site.perioProtection;
    const fields = {heading, picture: picture(version, logo), text: paragraphs(desc)};
    return [{key: 'perio', name: 'Perio Protect', fields}];
  },
};

/** What leads to which page in the search. */
export const searchWords: Topic = {
  title: 'Search',
  items: ({site}) => site.searchWords.map(({page, words}) => single(`The search words of ${page}`, words.join(', '))),
};

/** The words around the pages. */
export const labels: Topic = {
  title: 'Labels',
  items: ({site}) =>
    Object.entries(site.labels).map(([place, words]) => ({
      key: place,
      name: `The labels of ${place}`,
      fields: words,
    })),
};
