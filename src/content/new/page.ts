import {addressBook} from '../../site/addresses/book';
import {pathOfFile} from '../folders';
import {refusal, type Draft, type Present} from './draft';
import type {FieldInfo} from './fields';
import {writeFields, writeFile, type Answers} from './write';

interface NewPage extends Answers {
  file: string;
  fields: readonly FieldInfo[];
  pictures: readonly string[];
  body: string;
}

/** Written by other commands, or by nobody: a new page is real. */
const LEFT_OUT = ['reviewed', 'github', 'sample'];

/** Drafts a page, unless its address is taken. */
export function pageDraft(
  {site, documents}: Present,
  {file, fields, values, examples, pictures, body}: NewPage,
): Draft {
  const path = pathOfFile(file);
  if (documents.some((document) => document.path === path))
    return refusal(`There is ${path} already.`, `Edit ${file}, or choose another name.`);
  const target = addressBook(site.pages).redirects.get(path);
  if (target !== undefined)
    return refusal(`The old address ${path} leads to ${target}.`, 'Delete it from redirectFrom there first.');
  const wanted = fields.filter(({name}) => !LEFT_OUT.includes(name));
  return {file, pictures, text: writeFile(writeFields(wanted, {values, examples}), body)};
}
