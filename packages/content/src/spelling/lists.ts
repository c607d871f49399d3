import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';

/**
 * The dictionaries as texts: American English (Hunspell rules and words), medicine, and our own
 * lists, with the licenses that third-party dictionaries require us to pass on.
 */
export interface WordLists {
  aff: string;
  dic: string;
  medical: string;
  more: string;
  /** The most common words in Spanish. */
  spanish: string;
  licenses: string;
  /** Undefined in the web editor of a practice without Spanish, because it weighs a megabyte. */
  spanishDictionary?: SpanishDictionary | undefined;
}

/** Hunspell's Spanish rules and words, our own list, and the license to pass on. */
export interface SpanishDictionary {
  aff: string;
  dic: string;
  more: string;
  license: string;
}

let lists: WordLists | undefined;

/** Sets the dictionaries if there is no disk to read them from, as in the web editor. */
export function setLists(fetched: WordLists): void {
  lists = fetched;
}

/** Reads the dictionaries once. */
export function readLists(): WordLists {
  if (lists) return lists;
  // Resolve packages from the project folder.
  const require = createRequire(join(process.cwd(), 'package.json'));
  const getFolder = (file: string) => join(require.resolve(file), '..');
  const english = getFolder('dictionary-en');
  const spanish = getFolder('dictionary-es');
  const medical = getFolder('@cspell/dict-medicalterms');
  const readOwnList = (name: string) =>
    readFileSync(join(getFolder('@dental/content'), `../words/${name}.txt`), 'utf8');
  const licenseFiles = [join(english, 'license'), join(medical, 'LICENSE')];
  return (lists = {
    aff: readFileSync(join(english, 'index.aff'), 'utf8'),
    dic: readFileSync(join(english, 'index.dic'), 'utf8'),
    medical: gunzipSync(readFileSync(join(medical, 'dict/medicalterms-en.txt.gz'))).toString(
      'utf8',
    ),
    more: readOwnList('english'),
    spanish: readOwnList('spanish'),
    licenses: licenseFiles.map((file) => readFileSync(file, 'utf8')).join('\n\n'),
    spanishDictionary: {
      aff: readFileSync(join(spanish, 'index.aff'), 'utf8'),
      dic: readFileSync(join(spanish, 'index.dic'), 'utf8'),
      more: readOwnList('spanish-care'),
      license: readFileSync(join(spanish, 'license'), 'utf8'),
    },
  });
}
