import type {Site} from '../../site';
import type {Item, Topic, Value} from '../compare';

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
    return [
      ...(browserReports ? [{key: 'reports', name: 'Where browsers report errors', fields: {'': browserReports}}] : []),
      ...(live ? [{key: 'live', name: 'The site is live', fields: {}}] : []),
      single('Name of the practice', name),
      single('The sentence under the name', tagline),
      {key: 'lead', name: 'The dentist who leads the practice', fields: {'': leadDentist}},
      {key: 'site', name: 'The address of this website', fields: {'': address}},
      single('Phone number', phone),
      single('E-mail address', email),
      single('Address', addressLine(site)),
      single('The place on the map', `${geo.latitude}, ${geo.longitude}`),
      single('Languages', languages.join(', ')),
      ...languageHelp.map(({language, tag, text}) => ({
        key: `help ${tag}`,
        name: `The line about help in ${language}`,
        fields: {language, words: text},
      })),
      ...(civilRightsCoordinator
        ? [
            {
              key: 'coordinator',
              name: 'Whom patients tell who were treated unfairly',
              fields: {'': civilRightsCoordinator},
            },
          ]
        : []),
      single('The new-patient forms', {
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
    ...Object.entries(site.practice.links).map(([name, url]) => single(LINKS[name as keyof typeof LINKS], url)),
    ...site.practice.social.map(({name, icon, url}) => ({
      key: `social ${name}`,
      name: `Our profile on ${name}`,
      fields: {address: url, icon},
    })),
  ],
};

function single(title: string, value: Value): Item {
  return {key: title, name: title, fields: {'': value}};
}

function addressLine({practice: {address}}: Site): string {
  return `${address.street}, ${address.city}, ${address.state} ${address.zip}`;
}
