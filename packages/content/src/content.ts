import type {Body} from './body/body';
import type {Problem} from './problem';
import type {ProjectFiles} from './projectFiles';
import type {Consent} from './schemas/fields';
import type {PracticeFacts} from './schemas/practice';
import type {Site} from './site';
import type {Approvals} from './signOff/approvals';
import type {FieldPath} from './source';

/** An MDX file as far as it could be read, whether its fields are in order or not. */
export interface Document {
  file: string;
  /** Which of the three kinds of file it is. */
  kind: 'page' | 'case' | 'review';
  /** The address, if it is a page. */
  path?: string;
  /** Its fields as they are written; undefined if they cannot be read. */
  fields: Readonly<Record<string, unknown>> | undefined;
  body: Body;
  /** The whole file. */
  text: string;
  /** The line of a field. */
  lineOf(this: void, at: FieldPath): number;
}

/** A patient's permission to publish, and the field that it was read from. */
export interface FiledConsent extends Consent {
  file: string;
  at: FieldPath;
}

/** What could be read of the content, right or wrong: what the checks look at. Facts are there if their file is in order. */
export interface Content
  extends Partial<PracticeFacts>, Pick<Site, 'pages' | 'cases' | 'reviews' | 'lineOf'> {
  /** The site, if all facts are in order; pages and records with problems are left out. */
  site?: Site;
  /** Whether every file could be read, so that nothing seems to be missing that is only badly written. */
  isWhole: boolean;
  /** The patients' permissions, which no page may show. */
  consents: readonly FiledConsent[];
  /** All MDX files. */
  documents: readonly Document[];
  /** The paths of all files under `pages-content` and `static`. */
  files: ReadonlySet<string>;
  /** The text of a file under `pages-content`, or of captions. */
  textOf(this: void, file: string): string;
  project: ProjectFiles;
  /** Which pages somebody has signed, as far as the host was asked. */
  approvals?: Approvals;
  /** The day where the practice is, as `2027-08-10`. */
  today: string;
}

/** One thing that must hold in the content. Gives every place where it does not. */
export type Check = (content: Content) => Problem[];
