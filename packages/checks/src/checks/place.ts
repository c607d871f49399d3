import {posix} from 'node:path';
import {groupBy, pickedVendor, THANK_YOU} from '@dental/practice';
import {atField, type Check, type Page, type PageKind, practiceFile, type Problem} from '@dental/content';

const PLACES: Partial<Record<PageKind, {pattern: RegExp; place: string}>> = {
  home: {pattern: /^\/$/, place: 'pages-content/index.mdx'},
  service: {pattern: /^\/services\/[^/]+$/, place: 'pages-content/services/<service>/index.mdx'},
  'sub-service': {pattern: /^\/services\/[^/]+\/[^/]+$/, place: 'pages-content/services/<service>/<sub-service>.mdx'},
  dentist: {pattern: /^\/our-dentist\/[^/]+$/, place: 'pages-content/our-dentist/dr-<first>-<last>.mdx'},
  staff: {pattern: /^\/our-staff\/[^/]+$/, place: 'pages-content/our-staff/<first name>.mdx'},
};

/** A page stands where its kind belongs. */
export const checkPlace: Check = ({pages, lineOf}) =>
  pages.flatMap((page): Problem[] => {
    const message = misplaced(page);
    return message ? [{file: page.file, line: lineOf(page.file, ['kind']), field: 'kind', ...message}] : [];
  });

function misplaced({kind, path}: Page) {
  const belongs = PLACES[kind];
  const elsewhere = Object.entries(PLACES).find(([other, {pattern}]) => other !== kind && pattern.test(path));
  if (belongs && !belongs.pattern.test(path)) {
    return {
      what: `A page of the kind "${kind}" does not belong here.`,
      fix: `Move the file to ${belongs.place}, or correct its kind.`,
    };
  }
  if (belongs || !elsewhere) return undefined;
  return {
    what: `A page in this folder is not of the kind "${kind}".`,
    fix: `Write kind: ${elsewhere[0]}, or move the file.`,
  };
}

/** No two files make the same address, and a sub-service has a service above it. */
export const checkNeighbours: Check = ({documents, pages}) => {
  const owners = groupBy(documents, ({path}) => path);
  const twins = documents.flatMap(({file, path}): Problem[] => {
    const twin = path === undefined ? undefined : owners.get(path)?.find((other) => other.file !== file)?.file;
    if (twin === undefined) return [];
    return [
      {
        file,
        line: 1,
        what: `This page has the same address as ${twin}.`,
        fix: 'Rename or delete one of the two files.',
      },
    ];
  });
  const orphans = pages
    .filter(({kind, path}) => kind === 'sub-service' && !owners.has(posix.dirname(path)))
    .map(({file}) => ({
      file,
      line: 1,
      what: 'The service that this sub-service belongs to has no page.',
      fix: `Add ${posix.dirname(file)}/index.mdx, or move the file to another service.`,
    }));
  return [...twins, ...orphans];
};

/** A form of plain HTML leads to a page of ours once it is sent; nothing else links to it. */
export const checkThankYou: Check = (content) => {
  const {documents, integrations} = content;
  if (!integrations || pickedVendor(integrations, 'forms').vendor.way !== 'form') return [];
  if (documents.some(({path}) => path === THANK_YOU)) return [];
  return [
    atField(content, practiceFile('integrations'), ['forms', 'vendor'], {
      what: 'A form leads to the page /thank-you once it is sent, and there is none.',
      fix: 'Write pages-content/thank-you.mdx.',
    }),
  ];
};
