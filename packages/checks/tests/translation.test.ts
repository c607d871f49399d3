import type {Content} from '@dental/content';
import {describe, expect, it} from 'vitest';
import {checkTargetsOfTranslations} from '../src/checks/translation';

describe('checkTargetsOfTranslations', () => {
  it('reports a link that opens another page than in English', () => {
    const makePage = (path: string, ...urls: string[]) => ({
      path,
      file: `pages-content${path}.mdx`,
      body: {links: urls.map((url) => ({url}))},
    });
    const findMessages = (...links: string[]) => {
      const allDocuments = [
        makePage('/costs'),
        makePage('/contact-us'),
        makePage('/es/costs'),
        makePage('/es/contact-us'),
        makePage('/about-us', '/costs', '/contact-us#office', '/careers'),
        makePage('/es/about-us', ...links),
      ];
      const content = {allDocuments, findLine: () => 1} as unknown as Content;
      return checkTargetsOfTranslations(content).map(({message}) => message);
    };
    expect(findMessages('/es/costs', '/es/contact-us')).toEqual([]);
    expect(findMessages('/es/costs', '/es/costs')).toEqual([
      'No link opens /es/contact-us, as on the English page.',
    ]);
    expect(findMessages('/es/costs')).toEqual([]);
  });
});
