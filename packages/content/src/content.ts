import type {Body} from './body/body';
import type {Problem} from './problem';
import type {ProjectFiles} from './projectFiles';
import type {Consent} from './schemas/fields';
import type {PracticeFacts} from './schemas/practiceFiles';
import type {Site} from './site';
import type {Approvals} from './signOff/approvals';
import type {FieldPath} from './source';

/** The readable parts of an MDX file, even if its fields are invalid. */
export interface Document {
  file: string;
  kind: 'page' | 'case' | 'review';
  /** The URL path, if it is a page. */
  path?: string | undefined;
  /** The fields as typed; undefined if they can't be read. */
  fields: Readonly<Record<string, unknown>> | undefined;
  body: Body;
  /** The text of the whole file. */
  text: string;
  /** Returns the line of a field. */
  findLine(this: void, at: FieldPath): number;
}

/** A patient's permission to publish, and the field that it was read from. */
export interface FiledConsent extends Consent {
  file: string;
  at: FieldPath;
}

/**
 * The readable parts of the content, valid or not: the input of the checks.
 * Practice data is defined if its file is valid.
 */
export interface Content
  extends
    Partial<PracticeFacts>,
    Pick<Site, 'pages' | 'cases' | 'reviews' | 'spanish' | 'findLine'> {
  /** The site, if all practice data is valid. Pages and records with problems are left out. */
  site?: Site | undefined;
  /** True if every file could be read. If not, a record may only seem to be missing. */
  isComplete: boolean;
  /** The files of an older version with fields that were read from a later one. */
  adapted: ReadonlySet<string>;
  /** The patients' permissions, which no page may show. */
  consents: readonly FiledConsent[];
  /** All MDX files. */
  documents: readonly Document[];
  /** The MDX files in all languages, if `documents` has only those of one. */
  allDocuments?: readonly Document[];
  /** The pages in all languages, if `pages` has only those of one. */
  allPages?: Content['pages'];
  /** The paths of all files under `pages-content` and `static`. */
  files: ReadonlySet<string>;
  /** Returns the text of a file under `pages-content`, or of captions. */
  readText(this: void, file: string): string;
  project: ProjectFiles;
  /** The approvals that the host reported; undefined if it wasn't asked. */
  approvals?: Approvals | undefined;
  /** The date at the practice, as `2027-08-10`. */
  today: string;
  /** The only files whose sentences are checked, for the editor; all files if undefined. */
  sentencesOf?: ReadonlySet<string> | undefined;
}

/** A check of the content. Returns a problem for each place that fails it. */
export type Check = (content: Content) => Problem[];
