import {closestMatch} from '../closestMatch';
import {practiceFile} from '../folders';
import {atField} from '../leaves';
import type {Message} from '../problem';
import {anchorsIn, noAnchor} from './anchors';
import type {Check} from './check';
import {leadsNowhere} from './links';

/** What people type into the search leads to a page, and to a place on it, that is there. */
export const checkSearchWords: Check = (content) => {
  const anchorsAt = anchorsIn(content);
  const paths = content.documents.flatMap(({path}) => path ?? []);
  const wrong = (page: string): Message | undefined => {
    const [path = '', anchor] = page.split('#');
    const anchors = anchorsAt(path);
    if (anchors && (anchor === undefined || anchors.includes(anchor))) return undefined;
    if (anchors && anchor !== undefined) return noAnchor(anchor, path, anchors);
    const near = closestMatch(path, paths);
    return {
      what: leadsNowhere(page),
      fix: near ? `Did you mean ${near}?` : 'Correct the address, or delete the entry.',
    };
  };
  return (content.searchWords ?? []).flatMap(({page}, index) => {
    const message = wrong(page);
    return message ? [atField(content, practiceFile('searchWords'), [index, 'page'], message)] : [];
  });
};
