import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {parse, stringify} from 'yaml';

/** A file of the content in its two parts. */
interface Parts {
  fields: Record<string, unknown>;
  body: string;
}

/** Pages that may have any number of sisters without a menu growing; the rest have their one place in the site. */
const STANDING_ALONE = ['terms-and-conditions.mdx', 'financial-policy.mdx', 'virtual-consultation.mdx'];

/**
 * Makes a content several times as large. Cases, reviews and sub-services are copied in their places. So are pages that
 * stand alone, until there are as many pages as there should be: a practice does not have fifty times as many services,
 * dentists and menus.
 * @param folder the content to change
 * @param times how many times as large
 */
export function multiplyContent(folder: string, times: number): void {
  for (const records of ['_cases', '_reviews']) multiplyRecords(join(folder, records), times);
  const pages = mdxFiles(folder).filter((file) => !file.includes('_'));
  const subServices = pages.filter((file) => /^services[\\/][^\\/]+[\\/](?!index)/.test(file));
  let missing = pages.length * (times - 1);
  for (const file of subServices)
    for (let copy = 2; copy <= times; copy += 1, missing -= 1) writeCopy(folder, file, copy);
  for (let copy = 2; missing > 0; copy += 1)
    for (const file of STANDING_ALONE.slice(0, missing)) {
      writeCopy(folder, file, copy);
      missing -= 1;
    }
}

function multiplyRecords(folder: string, times: number): void {
  const files = mdxFiles(folder).sort();
  for (let copy = 1; copy < times; copy += 1)
    for (const [index, file] of files.entries()) {
      const id = copy * files.length + index + 1;
      const {fields, body} = read(join(folder, file));
      write(join(folder, file.replace(/^\d+/, String(id))), {fields: {...fields, id}, body});
    }
}

function writeCopy(folder: string, file: string, copy: number): void {
  const {fields, body} = read(join(folder, file));
  const named = (name: string) => (typeof fields[name] === 'string' ? {[name]: `${fields[name]} ${copy}`} : {});
  const own = {...named('heading'), ...named('navTitle'), ...named('cardTitle'), ...numbered(fields, copy)};
  const {redirectFrom: _old, reviewed: _review, ...kept} = fields;
  write(join(folder, dirname(file), `${basename(file, '.mdx')}-${copy}.mdx`), {fields: {...kept, ...own}, body});
}

/** Search engines are told apart what visitors are: no two pages have the same title, description or place. */
function numbered(fields: Parts['fields'], copy: number): Parts['fields'] {
  const title = String(fields.title).replace(/ \|.*/, ` ${copy} | Copper Finch`);
  const description = String(fields.description).replace(/\.$/, `, page ${copy}.`);
  return {title, description, ...(typeof fields.order === 'number' ? {order: fields.order + copy * 100} : {})};
}

function mdxFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.mdx'));
}

function read(file: string): Parts {
  const [, fields = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  return {fields: parse(fields) as Parts['fields'], body};
}

function write(file: string, {fields, body}: Parts): void {
  writeFileSync(file, `---\n${stringify(fields, {lineWidth: 0})}---\n${body}`);
}
