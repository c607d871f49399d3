import type {Site} from '../../site';
import type {Item, Topic, Value} from '../compare';
import {shownAt, shownWhereQuoted} from '../shown';

/** Who we are and how to reach us. */
export const practice: Topic = {
  title: 'The practice',
  items: ({site, hashOf}) => {
    const {
      name,
      tagline,
      leadDentist,
      site: address,
      phone,
      email,
      geo,
      newPatientForms,
      languages,
      languageHelp = [],
      civilRightsCoordinator,
      browserReports,
      live,
    } = site.practice;
    const fact = (title: string, place: string, value: Value): Item => single(site, title, place, value);
    return [
      ...(browserReports ? [{key: 'reports', name: 'Where browsers report errors', fields: {'': browserReports}}] : []),
      ...(live ? [{key: 'live', name: 'The site is live', fields: {}}] : []),
      fact('Name of the practice', 'name', name),
      fact('The sentence under the name', 'tagline', tagline),
      {key: 'lead', name: 'The dentist who leads the practice', fields: {'': leadDentist}},
      {key: 'site', name: 'The address of this website', fields: {'': address}},
      fact('Phone number', 'phone', phone),
      fact('E-mail address', 'email', email),
      fact('Address', 'address', addressLine(site)),
      fact('The place on the map', 'geo', `${geo.latitude}, ${geo.longitude}`),
      fact('Languages', 'languages', languages.join(', ')),
      ...languageHelp.map(({language, tag, text}) => ({
        key: `help ${tag}`,
        name: `The line about help in ${language}`,
        fields: {language, words: text},
        ...shownAt(site, 'languageHelp'),
      })),
      ...(civilRightsCoordinator
        ? [
            {
              key: 'coordinator',
              name: 'Whom patients tell who were treated unfairly',
              fields: {'': civilRightsCoordinator},
              ...shownWhereQuoted(site, 'practice.civil-rights-coordinator'),
            },
          ]
        : []),
      fact('The new-patient forms', 'newPatientForms', {
        name: newPatientForms,
        hash: hashOf(`static${newPatientForms}`),
      }),
    ];
  },
};

const LINKS: Record<keyof Site['practice']['links'], string> = {
  booking: 'Booking',
  payments: 'Paying online',
  financingApplication: 'Applying for financing',
  blog: 'The blog',
  map: 'The map',
};

/** Where the links to other websites lead. */
export const links: Topic = {
  title: 'Links to other websites',
  items: ({site}) => [
    ...Object.entries(site.practice.links).map(([name, url]) =>
      single(site, LINKS[name as keyof typeof LINKS], `links.${name}`, url),
    ),
    ...site.practice.social.map(({name, icon, url}) => ({
      key: `social ${name}`,
      name: `Our profile on ${name}`,
      fields: {address: url, icon},
      ...shownAt(site, 'social'),
    })),
  ],
};

function single(site: Site, title: string, fact: string, value: Value): Item {
  return {key: title, name: title, fields: {'': value}, ...shownAt(site, fact)};
}

function addressLine({practice: {address}}: Site): string {
  return `${address.street}, ${address.city}, ${address.state} ${address.zip}`;
}
