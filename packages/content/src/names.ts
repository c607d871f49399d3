import {asText} from './textHelpers';
import {posix} from 'node:path';
import {practiceFile} from './folders';
import {mapTexts} from './walkFields';
import {memoizePerFile} from './memoize';
import type {ProjectFiles} from './projectFiles';
import {readMdx, readYaml} from './source';

/** The names that a field may hold in braces, such as `About Us | {practice}`: text quotes them with `<Fact>`. */
export const NAME_TOKENS = ['practice', 'practice-short', 'city', 'lead-dentist'] as const;

/** What stands for each name. */
export type Names = Readonly<Record<(typeof NAME_TOKENS)[number], string>>;

/** The names of the practice, read before everything else; empty where their files cannot be read. */
export function readNames(files: ProjectFiles): Names {
  const text = (file: string) =>
    files.list(posix.dirname(file)).includes(file) ? files.read(file).toString('utf8') : '';
  const file = practiceFile('practice');
  const {name, leadDentist, address} = fieldsOf(file, text(file));
  const page = `pages-content/our-dentist/${asText(leadDentist)}.mdx`;
  const lead = fieldsOf(page, text(page));
  const {city} = (address ?? {}) as Record<string, unknown>;
  return {
    practice: asText(name),
    'practice-short': shortName(asText(name)),
    city: asText(city),
    'lead-dentist': asText(lead.name),
  };
}

const fieldsOf = memoizePerFile((file, text): Record<string, unknown> => {
  const {data} = file.endsWith('.mdx') ? readMdx(file, text) : readYaml(file, text);
  return (data ?? {}) as Record<string, unknown>;
});

/** The name for tight places, such as below an icon: the name without the words that every practice has at the end of its own. */
export function shortName(name: string): string {
  return name.replace(
    /(?: (?:family|dental|dentistry|care|group|practice|office|clinic|associates|and|&))+$/i,
    '',
  );
}

/** Some fields with each name in its place; what else is in braces stays as it is written. */
export function withNames<Value>(value: Value, names: Names): Value {
  const known = new Map<string, string>(Object.entries(names));
  return mapTexts(value, (text) =>
    text.replaceAll(/\{([\w-]+)\}/g, (token, name: string) => known.get(name) || token),
  );
}
