import {readFileSync, statSync} from 'node:fs';
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

/** Finds packages from where the project runs. */
const require = createRequire(join(process.cwd(), 'package.json'));

/** Where each of them is. */
function files(): Record<Exclude<keyof WordLists, 'licences'> | 'license' | 'medicalLicense', string> {
  const folderOf = (file: string) => join(require.resolve(file), '..');
  const [english, medical] = [folderOf('dictionary-en'), folderOf('@cspell/dict-medicalterms')];
  const own = join(folderOf('@dental/content'), '../words');
  return {
    aff: join(english, 'index.aff'),
    dic: join(english, 'index.dic'),
    medical: join(medical, 'dict/medicalterms-en.txt.gz'),
    more: join(own, 'english.txt'),
    spanish: join(own, 'spanish.txt'),
    license: join(english, 'license'),
    medicalLicense: join(medical, 'LICENSE'),
  };
}

/** Reads the dictionaries. In the web editor `packages/admin/src/editing/lists.ts` takes the place of this module. */
export function readLists(): WordLists {
  const {medical, license, medicalLicense, ...texts} = files();
  const read = (file: string) => readFileSync(file, 'utf8');
  const {aff, dic, more, spanish} = texts;
  return {
    ...{aff: read(aff), dic: read(dic), more: read(more), spanish: read(spanish)},
    medical: gunzipSync(readFileSync(medical)).toString('utf8'),
    licences: [license, medicalLicense].map(read).join('\n\n'),
  };
}

/** Differs whenever one of them has changed. */
export function versionOfLists(): string {
  return Object.values(files())
    .map((file) => statSync(file).ctimeMs)
    .join(' ');
}
