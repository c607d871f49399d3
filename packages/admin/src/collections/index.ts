import type * as z from 'zod';
import {
  caseSchema,
  CONTENT_FOLDER,
  type PageKind,
  pageSchemas,
  type FieldPath,
  getPracticeFile,
  hasSpanishField,
  practiceSchemas,
  reviewSchema,
} from '@dental/content';
import {getLanguage, isPageAt, type Language} from '@dental/practice';
import {ENTRIES} from '../format';
import type {PageFile, Settings} from '../settings';
import {EDITABLE_FACTS, getFactsLabel} from './facts';
import {addSpanishFields, addTextField, createField, createFields, type Field} from './fields';

/** A list of entries in the editor: single files, or a folder of files with the same fields. */
export type Collection = FilesCollection | FolderCollection;

export interface FilesCollection {
  name: string;
  label: string;
  files: {label: string; file: string; fields: readonly Field[]}[];
}

/** A folder where staff can add files. */
export interface FolderCollection extends CollectionNames {
  folder: string;
  fields: readonly Field[];
  /** True if each file is `index.mdx` in a folder of its own. */
  hasFolders?: boolean;
}

interface CollectionNames {
  name: string;
  label: string;
  /** One entry, such as `dentist`. */
  singular: string;
  /** The field that identifies an entry. */
  titleField: 'heading' | 'name';
}

/** The name of the collection with the facts of the practice. */
export const FACTS = 'facts';

/** Creates the collections of everything that staff may edit. */
export function createCollections(settings: Settings): Collection[] {
  const findPages = (...kinds: PageKind[]) =>
    settings.pages.filter(({kind}) => kinds.includes(kind));
  const findIn = (language: Language, ...kinds: PageKind[]) =>
    findPages(...kinds).filter(({path}) => getLanguage(path) === language);
  const spanishPages = findIn('es', 'home', 'page');
  return [
    createFactsCollection(settings),
    createFilesCollection('pages', 'Pages', findIn('en', 'home', 'page'), settings),
    ...(spanishPages.length > 0
      ? [createFilesCollection('spanish', 'Pages in Spanish', spanishPages, settings)]
      : []),
    // Each service has a folder of its own, which contains its treatments.
    {
      ...createPagesCollection(
        'services',
        'service',
        {name: 'services', label: 'Services', singular: 'service', titleField: 'heading'},
        settings,
      ),
      hasFolders: true,
    },
    ...findPages('service').map((service) => createTreatmentsCollection(service, settings)),
    createPagesCollection(
      'our-dentist',
      'dentist',
      {name: 'dentists', label: 'Dentists', singular: 'dentist', titleField: 'name'},
      settings,
    ),
    createPagesCollection(
      'our-staff',
      'staff',
      {name: 'staff', label: 'Staff', singular: 'staff member', titleField: 'name'},
      settings,
    ),
    {
      name: 'cases',
      label: 'Smile gallery',
      singular: 'case',
      titleField: 'heading',
      folder: `${CONTENT_FOLDER}/_cases`,
      fields: createTextFields(caseSchema, 'cases', settings, 'What was done'),
    },
    {
      name: 'reviews',
      label: 'Reviews',
      singular: 'review',
      titleField: 'name',
      folder: `${CONTENT_FOLDER}/_reviews`,
      fields: createTextFields(reviewSchema, 'reviews', settings, 'The review, word for word'),
    },
    createFilesCollection('legal', 'Legal texts', findPages('legal'), settings),
    // The pages above are in this folder, too, and come first.
    {
      name: 'new-pages',
      label: 'New pages',
      singular: 'page',
      titleField: 'heading',
      folder: CONTENT_FOLDER,
      fields: createTextFields(pageSchemas.page, 'pages', settings),
    },
  ];
}

function createFactsCollection({choices, pages}: Settings): FilesCollection {
  const isBilingual = pages.some(({path}) => getLanguage(path) === 'es');
  const files = EDITABLE_FACTS.map((name) => {
    const schema: z.ZodType = practiceSchemas[name];
    const form = {choices, collection: name};
    const isList = schema.def.type === 'array';
    const fields = isList ? [createField(ENTRIES, schema, form)] : createFields(schema, form);
    const hasSpanish = (at: FieldPath) => isBilingual && hasSpanishField(name, at);
    return {
      label: getFactsLabel(name),
      file: getPracticeFile(name),
      fields: addSpanishFields(fields, hasSpanish),
    };
  });
  return {name: FACTS, label: 'Practice facts', files};
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
): FilesCollection {
  const files = pages.map(({path, heading, file, kind}) => ({
    label: isPageAt(path, '/') ? 'Home page' : heading,
    file,
    fields: createTextFields(pageSchemas[kind], name, settings),
  }));
  return {name, label, files};
}

function createTreatmentsCollection(
  {path, heading}: PageFile,
  settings: Settings,
): FolderCollection {
  const slug = path.slice('/services/'.length);
  const names = {
    name: `treatments-${slug}`,
    label: `Treatments: ${heading}`,
    singular: 'treatment',
    titleField: 'heading',
  } as const;
  return createPagesCollection(`services/${slug}`, 'sub-service', names, settings);
}

/** A folder of pages of one kind. A new page comes last in their order. */
function createPagesCollection(
  path: string,
  kind: PageKind,
  names: CollectionNames,
  settings: Settings,
): FolderCollection {
  const folder = `${CONTENT_FOLDER}/${path}`;
  const pages = settings.pages.filter(
    (page) => page.kind === kind && page.file.startsWith(`${folder}/`),
  );
  const nextOrder = 1 + Math.max(0, ...pages.map((page) => page.order ?? 0));
  const fields = createTextFields(pageSchemas[kind], names.name, settings).map((field) =>
    field.name === 'order' ? {...field, default: nextOrder} : field,
  );
  return {...names, folder, fields};
}
