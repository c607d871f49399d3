import {posix} from 'node:path';
import type {PageKind} from '../schemas/page';
import type {Check} from './check';

const PLACES: Partial<Record<PageKind, {pattern: RegExp; place: string}>> = {
  home: {pattern: /^\/$/, place: 'pages-content/index.mdx'},
  service: {pattern: /^\/services\/[^/]+$/, place: 'pages-content/services/<service>/index.mdx'},
  'sub-service': {pattern: /^\/services\/[^/]+\/[^/]+$/, place: 'pages-content/services/<service>/<sub-service>.mdx'},
  dentist: {pattern: /^\/our-dentist\/[^/]+$/, place: 'pages-content/our-dentist/dr-<first>-<last>.mdx'},
  staff: {pattern: /^\/our-staff\/[^/]+$/, place: 'pages-content/our-staff/<first name>.mdx'},
};

/** A page stands where its kind belongs, and its file's name makes an address that can be read out. */
export const checkPlace: Check = (site) => {
  const paths = new Map<string, string>();
  return site.pages.flatMap((page) => {
    const problems = [];
    const belongs = PLACES[page.kind];
    const elsewhere = Object.entries(PLACES).find(([kind, {pattern}]) => kind !== page.kind && pattern.test(page.path));
    if (belongs && !belongs.pattern.test(page.path)) {
      problems.push({
        file: page.file,
        line: site.lineOf(page.file, ['kind']),
        field: 'kind',
        what: `A page of the kind "${page.kind}" does not belong here.`,
        fix: `Move the file to ${belongs.place}, or correct its kind.`,
      });
    } else if (!belongs && elsewhere) {
      problems.push({
        file: page.file,
        line: site.lineOf(page.file, ['kind']),
        field: 'kind',
        what: `A page in this folder is not of the kind "${page.kind}".`,
        fix: `Write kind: ${elsewhere[0]}, or move the file.`,
      });
    }
    if (!/^(\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+)$/.test(page.path)) {
      problems.push({
        file: page.file,
        line: 1,
        what: `The file's name would make the address ${page.path}.`,
        fix: `Rename it to ${suggestName(page.file)}: lower case, digits and single dashes only.`,
      });
    }
    const twin = paths.get(page.path);
    if (twin !== undefined) {
      problems.push({
        file: page.file,
        line: 1,
        what: `This page has the same address as ${twin}.`,
        fix: 'Rename or delete one of the two files.',
      });
    }
    paths.set(page.path, page.file);
    if (page.kind === 'sub-service' && !site.pages.some(({path}) => path === posix.dirname(page.path))) {
      problems.push({
        file: page.file,
        line: 1,
        what: 'The service that this sub-service belongs to has no page.',
        fix: `Add ${posix.dirname(page.file)}/index.mdx, or move the file to another service.`,
      });
    }
    return problems;
  });
};

function suggestName(file: string): string {
  const name = posix
    .basename(file, '.mdx')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return `${name.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}.mdx`;
}
