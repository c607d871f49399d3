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
import {BODY, ENTRIES} from '../format';
import type {PageFile, Settings} from '../settings';
import {factNames, factsLabel} from './facts';
import {fieldOf, fieldsOf, type Field} from './fields';

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

/** The names of our formats. */
export const FORMATS = {yaml: 'facts-in-place', mdx: 'page-in-place'} as const;

/** What is merged goes live by the pull request alone, and is deleted there. */
const COMMON = {publish: false, delete: false} as const;

/** Everything that staff may edit. */
export function collectionsOf(settings: Settings): Collection[] {
  const ofKind = (...kinds: PageKind[]) => settings.pages.filter(({kind}) => (kinds as string[]).includes(kind));
  return [
    facts(settings),
    pageFiles('pages', 'Pages', ofKind('home', 'page'), settings),
    services(settings),
    ...ofKind('service').map((service) => treatments(service, settings)),
    people('dentists', 'Dentists', 'dentist', 'our-dentist', settings),
    people('staff', 'Staff', 'staff', 'our-staff', settings),
    records('cases', 'Smile gallery', 'case', caseSchema, '{{heading}}', settings),
    records('reviews', 'Reviews', 'review', reviewSchema, '{{name}} · {{date}}', settings),
    pageFiles('legal', 'Legal texts', ofKind('legal'), settings),
  ];
}

function facts({choices}: Settings): Collection {
  const files = factNames.map((name) => {
    const schema: z.ZodType = practiceSchemas[name];
    const fields = schema.def.type === 'array' ? [fieldOf(ENTRIES, schema, choices)] : fieldsOf(schema, choices);
    return {name, label: factsLabel(name), file: practiceFile(name), fields};
  });
  return {name: 'facts', label: 'Practice facts', format: FORMATS.yaml, extension: 'yml', files, ...COMMON};
}

const body = (label: string): Field => ({name: BODY, label, widget: 'body', required: true});

const pageFields = (kind: PageKind, {choices}: Settings) => [...fieldsOf(pageSchemas[kind], choices), body('Text')];

/** The fields of pages that can be made new: a new one comes after the others of its folder. */
function newPageFields(kind: PageKind, settings: Settings, path: string): Field[] {
  const others = settings.pages.filter(
    (page) => page.kind === kind && page.file.startsWith(`${CONTENT_FOLDER}/${path}/`),
  );
  const order = 1 + Math.max(0, ...others.map((page) => page.order ?? 0));
  return pageFields(kind, settings).map((field) => (field.name === 'order' ? {...field, default: order} : field));
}

function pageFiles(name: string, label: string, pages: readonly PageFile[], settings: Settings): Collection {
  const files = pages.map(({path, heading, file, kind}) => ({
    name: nameOfPage(path),
    label: path === '/' ? 'Home page' : heading,
    file,
    fields: pageFields(kind as PageKind, settings),
  }));
  return {name, label, format: FORMATS.mdx, extension: 'mdx', files, ...COMMON};
}

/** The name of a page's entry: `services-veneers` for `/services/veneers`. */
export function nameOfPage(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** A folder in which new files can be made; their names come from `_file` (`fileNames.ts`). */
function folder(path: string): Pick<Collection, 'folder' | 'format' | 'extension'> & Record<string, unknown> {
  const place = `${CONTENT_FOLDER}/${path}`;
  return {folder: place, format: FORMATS.mdx, extension: 'mdx', create: true, slug: '{{fields._file}}', ...COMMON};
}

/** Each service has a folder of its own, for its treatments. */
function services(settings: Settings): Collection {
  return {
    name: 'services',
    label: 'Services',
    label_singular: 'service',
    identifier_field: 'heading',
    ...folder('services'),
    path: '{{slug}}/index',
    filter: {field: 'kind', value: 'service'},
    fields: newPageFields('service', settings, 'services'),
  };
}

function treatments(service: PageFile, settings: Settings): Collection {
  const slug = service.path.slice('/services/'.length);
  return {
    name: `treatments-${slug}`,
    label: `Treatments: ${service.heading}`,
    label_singular: 'treatment',
    identifier_field: 'heading',
    ...folder(`services/${slug}`),
    filter: {field: 'kind', value: 'sub-service'},
    fields: newPageFields('sub-service', settings, `services/${slug}`),
  };
}

function people(name: string, label: string, kind: 'dentist' | 'staff', path: string, settings: Settings): Collection {
  return {
    name,
    label,
    label_singular: kind === 'dentist' ? 'dentist' : 'member of the staff',
    identifier_field: 'name',
    ...folder(path),
    filter: {field: 'kind', value: kind},
    fields: newPageFields(kind, settings, path),
  };
}

function records(
  name: string,
  label: string,
  one: string,
  schema: z.ZodObject,
  summary: string,
  {choices}: Settings,
): Collection {
  return {
    name,
    label,
    label_singular: one,
    identifier_field: schema === reviewSchema ? 'name' : 'heading',
    summary,
    ...folder(`_${name}`),
    fields: [...fieldsOf(schema, choices), body(one === 'review' ? 'The review, word for word' : 'What was done')],
  };
}
