import {type Check, type Content, memoize} from '@dental/content';

/**
 * A link whose words are the name of one of our pages leads to that page: "privacy policy" to the privacy policy. A name
 * that several pages have says nothing.
 */
export const checkLinkedNames: Check = (content) => {
  const pages = pagesByName(content);
  return content.documents.flatMap(({file, body}) =>
    body.links.flatMap(({url, text, line}) => {
      const meant = pages.get(keyOf(text));
      const [path = ''] = url.split(/[?#]/);
      if (
        !meant ||
        !path.startsWith('/') ||
        path === meant.path ||
        meant.path.startsWith(`${path}/`) ||
        meant.redirectFrom?.includes(path) ||
        path.startsWith('/smile-gallery')
      )
        return [];
      return [
        {
          file,
          line,
          severity: 'warning' as const,
          what: `The link "${text}" leads to ${path}, and not to the page of that name.`,
          fix: `Write ${meant.path} if that is meant, or other words.`,
          finding: 'links/other-page',
          quote: url,
        },
      ];
    }),
  );
};

const pagesByName = memoize(({pages}: Content): ReadonlyMap<string, Content['pages'][number]> => {
  const named = pages.flatMap((page) =>
    [...new Set(namesOf(page).map(keyOf))].filter((key) => key !== '').map((key) => [key, page] as const),
  );
  return new Map(named.filter(([key]) => named.filter(([other]) => other === key).length === 1));
});

function namesOf(page: Content['pages'][number]): string[] {
  return [
    page.heading,
    page.navTitle ?? '',
    'cardTitle' in page ? page.cardTitle : '',
    'name' in page ? page.name : '',
  ];
}

/** `Our Privacy Policy` and `privacy policy` are the same name. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replace(/^(?:our|the|your|see|read) /, '')
    .replace(/ page$/, '');
}
