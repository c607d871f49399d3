import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {gunzipSync} from 'node:zlib';

/**
 * The dictionaries as texts: rules and words of American English (Hunspell), the words of medicine, and our own lists; with
 * the licences of those of others, which ask to be handed on with them.
 */
export interface WordLists {
  aff: string;
  dic: string;
  medical: string;
  more: string;
  spanish: string;
  licences: string;
}

let lists: WordLists | undefined;

/** Hands over the dictionaries where there is no disk to read them from, as in the web editor. */
export function setLists(fetched: WordLists): void {
  lists = fetched;
}

/** The dictionaries, read once. */
export function readLists(): WordLists {
  if (lists) return lists;
  // Finds packages from where the project runs.
  const require = createRequire(join(process.cwd(), 'package.json'));
  const folderOf = (file: string) => join(require.resolve(file), '..');
  const english = folderOf('dictionary-en');
  const medical = folderOf('@cspell/dict-medicalterms');
  const own = (name: string) =>
    readFileSync(join(folderOf('@dental/content'), `../words/${name}.txt`), 'utf8');
  const licences = [join(english, 'license'), join(medical, 'LICENSE')];
  return (lists = {
    aff: readFileSync(join(english, 'index.aff'), 'utf8'),
    dic: readFileSync(join(english, 'index.dic'), 'utf8'),
    medical: gunzipSync(readFileSync(join(medical, 'dict/medicalterms-en.txt.gz'))).toString(
      'utf8',
    ),
    more: own('english'),
    spanish: own('spanish'),
    licences: licences.map((file) => readFileSync(file, 'utf8')).join('\n\n'),
  });
}
