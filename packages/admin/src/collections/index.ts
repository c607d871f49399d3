import type * as z from 'zod';
import {
  caseSchema,
  CONTENT_FOLDER,
  type PageKind,
  pageSchemas,
  practiceFile,
  practiceSchemas,
  reviewSchema,
} from '@dental/content';
import {ENTRIES} from '../format';
import type {PageFile, Settings} from '../settings';
import {factNames, factsLabel} from './facts';
import {fieldOf, fieldsOf, withText, type Field} from './fields';

/** A list of entries in the editor, as Decap CMS is told of it. */
export interface Collection {
  name: string;
  label: string;
  label_singular?: string;
  /** The name of one of our formats. */
  format: string;
  extension: string;
  /** Each file with fields of its own; or a folder of files that are alike. */
  files?: {name: string; label: string; file: string; fields: Field[]}[];
  folder?: string;
  /** Where in the folder its files are, if each has a folder of its own. */
  path?: string;
  fields?: Field[];
  [option: string]: unknown;
}

export const FORMATS = {yaml: 'facts-in-place', mdx: 'page-in-place'} as const;

/** Everything that staff may edit. */
export function collectionsOf(settings: Settings): Collection[] {
  const ofKind = (...kinds: PageKind[]) => settings.pages.filter(({kind}) => kinds.includes(kind));
  const treatments = ofKind('service').map(({path, heading}) => {
    const slug = path.slice('/services/'.length);
    const names = {
      name: `treatments-${slug}`,
      label: `Treatments: ${heading}`,
      label_singular: 'treatment',
    };
    return pagesIn(`services/${slug}`, 'sub-service', names, settings);
  });
  const services = {name: 'services', label: 'Services', label_singular: 'service'};
  const dentists = {
    name: 'dentists',
    label: 'Dentists',
    label_singular: 'dentist',
    identifier_field: 'name',
  };
  const staff = {
    name: 'staff',
    label: 'Staff',
    label_singular: 'member of the staff',
    identifier_field: 'name',
  };
  const collections = [
    facts(settings),
    pageFiles('pages', 'Pages', ofKind('home', 'page'), settings),
    // Each service has a folder of its own, for its treatments.
    {...pagesIn('services', 'service', services, settings), path: '{{slug}}/index'},
    ...treatments,
    pagesIn('our-dentist', 'dentist', dentists, settings),
    pagesIn('our-staff', 'staff', staff, settings),
    {
      ...folder('_cases', {name: 'cases', label: 'Smile gallery', label_singular: 'case'}),
      summary: '{{heading}}',
      fields: textFields(caseSchema, 'cases', settings, 'What was done'),
    },
    {
      ...folder('_reviews', {
        name: 'reviews',
        label: 'Reviews',
        label_singular: 'review',
        identifier_field: 'name',
      }),
      summary: '{{name}} · {{date}}',
      fields: textFields(reviewSchema, 'reviews', settings, 'The review, word for word'),
    },
    pageFiles('legal', 'Legal texts', ofKind('legal'), settings),
  ];
  // What is merged goes live by the pull request alone.
  return collections.map((collection) => ({...collection, publish: false}));
}

function facts({choices}: Settings): Collection {
  const files = factNames.map((name) => {
    const schema: z.ZodType = practiceSchemas[name];
    const form = {choices, entries: name};
    const fields =
      schema.def.type === 'array' ? [fieldOf(ENTRIES, schema, form)] : fieldsOf(schema, form);
    return {name, label: factsLabel(name), file: practiceFile(name), fields};
  });
  return {name: 'facts', label: 'Practice facts', format: FORMATS.yaml, extension: 'yml', files};
}

function textFields(
  schema: z.ZodType,
  entries: string,
  {choices}: Settings,
  label = 'Text',
): Field[] {
  return withText(fieldsOf(schema, {choices, entries}), label);
}

function pageFiles(
  name: string,
  label: string,
  pages: readonly PageFile[],
  settings: Settings,
): Collection {
  const files = pages.map(({path, heading, file, kind}) => ({
    name: nameOfPage(path),
    label: path === '/' ? 'Home page' : heading,
    file,
    fields: textFields(pageSchemas[kind], name, settings),
  }));
  return {name, label, format: FORMATS.mdx, extension: 'mdx', files};
}

/** The name of a page's entry: `services-veneers` for `/services/veneers`. */
export function nameOfPage(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

type Names = Pick<Collection, 'name' | 'label' | 'label_singular'> & {identifier_field?: string};

/** A folder in which new files can be made; their names come from `_file` (`fileNames.ts`). */
function folder(path: string, names: Names): Collection {
  const place = {folder: `${CONTENT_FOLDER}/${path}`, format: FORMATS.mdx, extension: 'mdx'};
  return {identifier_field: 'heading', ...names, ...place, create: true, slug: '{{fields._file}}'};
}

/** Pages of a kind, of which new ones can be made: they come after the others of their folder. */
function pagesIn(path: string, kind: PageKind, names: Names, settings: Settings): Collection {
  const here = folder(path, names);
  const others = settings.pages.filter(
    (page) => page.kind === kind && page.file.startsWith(`${here.folder}/`),
  );
  const order = 1 + Math.max(0, ...others.map((page) => page.order ?? 0));
  const fields = textFields(pageSchemas[kind], names.name, settings).map((field) =>
    field.name === 'order' ? {...field, default: order} : field,
  );
  return {...here, filter: {field: 'kind', value: kind}, fields};
}
