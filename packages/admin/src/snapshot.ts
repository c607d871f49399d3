import {CONTENT_FOLDER, filesOnDisk, type Picture} from '@dental/content';
import {formatOf, type EntryData} from './format';

/** What the web editor knows of the content that a preview was built from; the build writes it, the browser fetches it. */
export interface Snapshot {
  /** The text of every file under `pages-content`, and of all captions, by path. */
  texts: Readonly<Record<string, string>>;
  /** The paths of all files under `static`, whose content the browser does not need. */
  statics: readonly string[];
  /** The prepared pictures, by name, such as `team/rosa`. */
  pictures: Readonly<Record<string, Picture>>;
  /** Whether drawings are shown where photographs belong. */
  hasDrawings: boolean;
}

/** What the web editor is to know of the content. Patients' permissions, which nothing published may hold, are taken out. */
export function snapshotOf(
  root: string,
  {pictures, ...shown}: Pick<Snapshot, 'pictures' | 'hasDrawings'>,
): Snapshot {
  const files = filesOnDisk(root);
  const statics = files.list('static');
  const read = [
    ...files.list(CONTENT_FOLDER).filter((file) => /\.(?:mdx|yml|txt)$/.test(file)),
    ...statics.filter((file) => file.endsWith('.vtt')),
  ];
  const texts = read.map(
    (file) => [file, withoutConsent(file, files.read(file).toString('utf8'))] as const,
  );
  // Pictures are prepared several at a time, in any order; the same content gives the same file.
  const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {texts: Object.fromEntries(texts), statics, pictures: sorted, ...shown};
}

const NO_CONSENT: Record<string, string> = {
  by: 'patient',
  on: '2000-01-01',
  filed: 'Not in previews',
  until: '2999-12-31',
};

/** The text of a file in which each permission to publish says nothing, and is still one. */
export function withoutConsent(file: string, text: string): string {
  if (!/^\s*consent:/m.test(text)) return text;
  const {fromFile, toFile} = formatOf(file);
  const data = JSON.stringify(fromFile(text), (key, value: unknown) =>
    key === 'consent' ? NO_CONSENT : value,
  );
  return toFile(JSON.parse(data) as EntryData);
}
