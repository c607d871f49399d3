import type * as z from 'zod';
import {
  caseSchema,
  CONTENT_FOLDER,
  type PageKind,
  pageSchemas,
  getPracticeFile,
  practiceSchemas,
  reviewSchema,
} from '@dental/content';
import {ENTRIES} from '../format';
import type {PageFile, Settings} from '../settings';
import {EDITABLE_FACTS, getFactsLabel} from './facts';
import {addTextField, createField, createFields, type Field} from './fields';

/** A list of entries in the editor, in Decap's configuration. */
export interface Collection {
  name: string;
  label: string;
  label_singular?: string;
  /** The name of one of our formats. */
  format: string;
  extension: string;
  /** Single files, each with its own fields; a collection has either these or `folder`. */
  files?: {name: string; label: string; file: string; fields: Field[]}[];
  /** A folder of files with the same fields. */
  folder?: string;
  /** A file's path within the folder, if each has a folder of its own. */
  path?: string;
  fields?: Field[];
  [option: string]: unknown;
}

type CollectionNames = Pick<Collection, 'name' | 'label' | 'label_singular'> & {
  /** The field that identifies an entry; `heading` by default. */
  identifier_field?: string;
};

export const FORMATS = {yaml: 'facts-in-place', mdx: 'page-in-place'} as const;

const SERVICES: CollectionNames = {
  name: 'services',
  label: 'Services',
  label_singular: 'service',
};
const DENTISTS: CollectionNames = {
  name: 'dentists',
  label: 'Dentists',
  label_singular: 'dentist',
  identifier_field: 'name',
};
const STAFF: CollectionNames = {
  name: 'staff',
  label: 'Staff',
  label_singular: 'staff member',
  identifier_field: 'name',
};
const CASES: CollectionNames = {
  name: 'cases',
  label: 'Smile gallery',
  label_singular: 'case',
};
const REVIEWS: CollectionNames = {
  name: 'reviews',
  label: 'Reviews',
  label_singular: 'review',
  identifier_field: 'name',
};

/** Creates the collections of everything that staff may edit. */
export function createCollections(settings: Settings): Collection[] {
  const findPages = (...kinds: PageKind[]) =>
    settings.pages.filter(({kind}) => kinds.includes(kind));
  const collections = [
    createFactsCollection(settings),
    createFilesCollection('pages', 'Pages', findPages('home', 'page'), settings),
    // Each service has a folder of its own, which contains its treatments.
    {
      ...createPagesCollection('services', 'service', SERVICES, settings),
      path: '{{slug}}/index',
    },
    ...findPages('service').map((service) => createTreatmentsCollection(service, settings)),
    createPagesCollection('our-dentist', 'dentist', DENTISTS, settings),
    createPagesCollection('our-staff', 'staff', STAFF, settings),
    {
      ...createFolder('_cases', CASES),
      summary: '{{heading}}',
      fields: createTextFields(caseSchema, 'cases', settings, 'What was done'),
    },
    {
      ...createFolder('_reviews', REVIEWS),
      summary: '{{name}} · {{date}}',
      fields: createTextFields(reviewSchema, 'reviews', settings, 'The review, word for word'),
    },
    createFilesCollection('legal', 'Legal texts', findPages('legal'), settings),
  ];
  // Changes go live only when their pull request is merged.
  return collections.map((collection) => ({...collection, publish: false}));
}

function createFactsCollection({choices}: Settings): Collection {
  const files = EDITABLE_FACTS.map((name) => {
    const schema: z.ZodType = practiceSchemas[name];
    const form = {choices, collection: name};
    const isList = schema.def.type === 'array';
    const fields = isList ? [createField(ENTRIES, schema, form)] : createFields(schema, form);
    return {name, label: getFactsLabel(name), file: getPracticeFile(name), fields};
  });
  return {name: 'facts', label: 'Practice facts', format: FORMATS.yaml, extension: 'yml', files};
}

function createTextFields(
  schema: z.ZodType,
  collection: string,
  {choices}: Settings,
  label = 'Text',
): Field[] {
  return addTextField(createFields(schema, {choices, collection}), label);
}

function createFilesCollection(
  name: string,
  label: string,
  pages: readonly PageFile[],
  settings: Settings,
): Collection {
  const files = pages.map(({path, heading, file, kind}) => ({
    name: createEntryName(path),
    label: path === '/' ? 'Home page' : heading,
    file,
    fields: createTextFields(pageSchemas[kind], name, settings),
  }));
  return {name, label, format: FORMATS.mdx, extension: 'mdx', files};
}

/** Creates the name of a page's entry: `services-veneers` for `/services/veneers`. */
function createEntryName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

function createTreatmentsCollection({path, heading}: PageFile, settings: Settings): Collection {
  const slug = path.slice('/services/'.length);
  const names = {
    name: `treatments-${slug}`,
    label: `Treatments: ${heading}`,
    label_singular: 'treatment',
  };
  return createPagesCollection(`services/${slug}`, 'sub-service', names, settings);
}

/** A folder where staff can add files. Their names come from the field `_file` (`fileNames.ts`). */
function createFolder(path: string, names: CollectionNames): Collection {
  return {
    identifier_field: 'heading',
    ...names,
    folder: `${CONTENT_FOLDER}/${path}`,
    format: FORMATS.mdx,
    extension: 'mdx',
    create: true,
    slug: '{{fields._file}}',
  };
}

/** A folder of pages of one kind. A new page comes last in their order. */
function createPagesCollection(
  path: string,
  kind: PageKind,
  names: CollectionNames,
  settings: Settings,
): Collection {
  const folder = createFolder(path, names);
  const pages = settings.pages.filter(
    (page) => page.kind === kind && page.file.startsWith(`${folder.folder}/`),
  );
  const nextOrder = 1 + Math.max(0, ...pages.map((page) => page.order ?? 0));
  const fields = createTextFields(pageSchemas[kind], names.name, settings).map((field) =>
    field.name === 'order' ? {...field, default: nextOrder} : field,
  );
  return {...folder, filter: {field: 'kind', value: kind}, fields};
}
