import {paragraphs, type Topic} from '../compare';
import type {Site} from '../../site';
import {picture} from './offers';

/** The pictures of the office. */
export const facility: Topic = {
  title: 'Pictures of the office',
  items: (version) =>
    version.site.facility.map(({image, alt, caption}, index) => ({
      key: image,
      name: `The picture ${image}`,
      fields: {
        file: picture(version, image),
        'what it shows': alt,
        caption,
        place: String(index + 1),
      },
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
      return {
        key: kind,
        name,
        fields: Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, String(value)])),
      };
    }),
};

/** What the forms of plain HTML ask for. */
export const forms: Topic = {
  title: 'Forms',
  items: ({site}) =>
    Object.entries(site.forms).flatMap(([form, {send, fields}]) => [
      {key: form, name: `The ${form} form`, fields: {'words of the button': send}},
      ...fields.map(({name, label, type, remedy}, index) => ({
        key: `${form} ${name}`,
        name: `The field "${label}" of the ${form} form`,
        fields: {label, type, 'what is said when it is wrong': remedy, place: String(index + 1)},
        whole: label,
      })),
    ]),
};

/** What the practice says of the companies that a visitor's browser may talk to. */
export const thirdParties: Topic = {
  title: 'Third parties',
  items: ({site}) => [
    ...Object.entries(site.thirdParties.agreements).map(([vendor, agreement]) => ({
      key: vendor,
      name: `The agreement with ${vendor}`,
      fields: {'': agreement},
    })),
    ...site.thirdParties.links.map(({host, owner, purpose, pages, contacted, agreement}) => ({
      key: host,
      name: `${owner} (${host})`,
      fields: {owner, purpose, pages, 'contacted when': contacted, agreement},
      whole: purpose,
    })),
  ],
};

/** What leads to which page in the search. */
export const searchWords: Topic = {
  title: 'Search',
  items: ({site}) =>
    site.searchWords.map(({page, words}) => ({
      key: page,
      name: `What people type who look for ${page}`,
      fields: {'': words.join(', ')},
      pages: [],
    })),
};

/** The words around the pages. */
export const labels: Topic = {
  title: 'Labels',
  items: ({site}) =>
    Object.entries(site.labels).map(([place, words]) => ({
      key: place,
      name: `The labels of ${place}`,
      fields: words,
      pages: [],
    })),
};
