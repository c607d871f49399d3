import {paragraphs, type Topic} from '../compare';
import {shownAt} from '../shown';
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
      ...shownAt(version.site, 'facility'),
    })),
};

/** The periodontal programme. */
export const perioProtection: Topic = {
  title: 'Perio Protect',
  items: (version) => {
    const {heading, logo, desc} = version.site.perioProtection;
    const fields = {heading, picture: picture(version, logo), text: paragraphs(desc)};
    return [{key: 'perio', name: 'Perio Protect', fields, ...shownAt(version.site, 'perioProtection')}];
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
      ...shownAt(version.site, 'paymentPartners'),
    })),
};

/** The forms, the chat and the financing widget of outside services. */
export const integrations: Topic = {
  title: 'Outside services',
  items: ({site}) => {
    const {forms, chat, financingWidget} = site.integrations;
    const part = (name: string, place: 'forms' | 'chat' | 'financingWidget', facts: object) => ({
      key: place,
      name,
      fields: Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, String(value)])),
      ...shownAt(site, place),
    });
    const real = ({sample: _, ...facts}: object & {sample?: boolean}) => facts;
    return [
      part('The forms', 'forms', real(forms)),
      part('The chat', 'chat', real(chat)),
      part('The financing widget', 'financingWidget', real(financingWidget)),
    ];
  },
};

/** The register of companies that a visitor's browser may talk to. */
export const thirdParties: Topic = {
  title: 'Third parties',
  items: ({site}) =>
    site.thirdParties.map(({host, owner, purpose, pages, contacted, agreement}) => ({
      key: host,
      name: `${owner} (${host})`,
      fields: {owner, purpose, pages, 'contacted when': contacted, agreement},
      whole: purpose,
      ...shownAt(site, 'thirdParties'),
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
