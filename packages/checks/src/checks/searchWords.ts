import {resolveAddress} from '@dental/practice';
import {atField, type Check, closestMatch, deadLink, type Message, practiceFile} from '@dental/content';
import {contentAddresses} from './addressBook';
import {anchorsIn, noAnchor} from './anchors';

/**
 * What people type into the search leads to a page; its old address will do. A section that has another heading now is a
 * warning: the words lead to the top of its page meanwhile.
 */
export const checkSearchWords: Check = (content) => {
  const anchorsAt = anchorsIn(content);
  const book = contentAddresses(content);
  const wrong = (page: string): (Message & {severity?: 'warning'}) | undefined => {
    const [path = '', anchor] = page.split('#');
    const target = resolveAddress(book, path);
    const anchors = anchorsAt(target.kind === 'redirect' ? target.to : path);
    if (!anchors) {
      const near = closestMatch(path, [...book.pages]);
      return deadLink(page, near ? `Did you mean ${near}?` : 'Correct the address, or delete the entry.');
    }
    if (anchor === undefined || anchors.includes(anchor)) return undefined;
    return {...noAnchor(anchor, path, anchors), severity: 'warning'};
  };
  return (content.searchWords ?? []).flatMap(({page}, index) => {
    const message = wrong(page);
    return message ? [atField(content, practiceFile('searchWords'), [index, 'page'], message)] : [];
  });
};
