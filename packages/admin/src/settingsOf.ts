import {type Page, pagesOfKind, type Site, titleOf} from '@dental/content';
import type {Backend, Choice, Settings} from './settings';

/** What the editor is told of a site, and where it saves. */
export function settingsOf(site: Site, backend: Backend): Settings {
  const people = [...pagesOfKind(site, 'dentist'), ...pagesOfKind(site, 'staff')];
  return {
    backend,
    timeZone: site.practice.timeZone,
    choices: {
      dentist: pagesOfKind(site, 'dentist').map(asPerson),
      person: people.map(asPerson),
      film: site.videos.map(({id, title}) => ({value: id, label: title})),
      page: site.pages.map((page) => asPage(site, page)),
      treatment: [...pagesOfKind(site, 'service'), ...pagesOfKind(site, 'sub-service')].map((page) =>
        asPage(site, page),
      ),
      paymentPartner: site.paymentPartners.map(({name}) => ({value: name, label: name})),
    },
    pages: site.pages.map(({file, kind, path, heading, order}) => ({file, kind, path, heading, ...(order && {order})})),
  };
}

/** A person, by the name of their page's file. */
function asPerson({name, path}: Page<'dentist' | 'staff'>): Choice {
  return {value: path.slice(path.lastIndexOf('/') + 1), label: name};
}

function asPage(site: Site, page: Page): Choice {
  return {value: page.path, label: titleOf(site, page)};
}
