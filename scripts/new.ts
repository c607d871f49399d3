/** `npm run new -- <kind> <name>`: writes the file for a person, service, case, review, plan or promotion, to be filled in. */
import {mkdirSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';
import {createInterface, type Interface} from 'node:readline/promises';
import {loadSite} from '../src/content/loadSite';
import {NEW_KINDS, type NewKind} from '../src/content/new';
import type {DraftedFile, Wish} from '../src/content/new/draft';
import {imageFiles} from '../src/content/images';
import {formatProblem} from '../src/content/problem';
import {contentHere, readArguments, runCommand} from './lib/command';
import {UserError} from '../src/userError.mjs';

const KINDS = Object.keys(NEW_KINDS) as NewKind[];
const USAGE = 'npm run new -- staff "Maria Lopez"';

runCommand(async () => {
  const {values, positionals} = readArguments({in: {type: 'string'}}, USAGE);
  const [kind, ...words] = positionals;
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined;
  try {
    const wanted = kindOf(kind ?? (await ask(terminal, `What is new? (${KINDS.join(', ')})`)));
    const wish = await wishFor(terminal, wanted, words.join(' '), values.in);
    write(wanted, wish);
  } finally {
    terminal?.close();
  }
});

function kindOf(typed: string): NewKind {
  const kind = KINDS.find((name) => name === typed.trim().toLowerCase());
  if (!kind)
    throw new UserError(`"${typed}" is nothing that this command can write.`, `Write one of ${KINDS.join(', ')}.`);
  return kind;
}

async function wishFor(terminal: Interface | undefined, kind: NewKind, typed: string, within?: string): Promise<Wish> {
  const name = typed.trim() || (await ask(terminal, NEW_KINDS[kind].asks));
  if (kind !== 'sub-service') return {name};
  return {name, within: within ?? (terminal && (await ask(terminal, 'The service that it belongs to')))};
}

async function ask(terminal: Interface | undefined, question: string): Promise<string> {
  const answer = (await terminal?.question(`${question}: `))?.trim();
  if (!answer) throw new UserError('It is not said what is new.', `Write ${USAGE}.`);
  return answer;
}

function write(kind: NewKind, wish: Wish): void {
  const draft = NEW_KINDS[kind].draft(contentHere(), wish);
  if ('problem' in draft) throw new UserError(draft.problem.what, draft.problem.fix);
  mkdirSync(dirname(draft.file), {recursive: true});
  writeFileSync(draft.file, draft.text);
  console.log(`Written: ${draft.file}\n\nStill to be done:\n${whatIsLeft(draft).join('\n')}`);
}

/** What the check says of the new file, and the pictures that it does not have yet. */
function whatIsLeft({file, pictures}: DraftedFile): string[] {
  const root = process.cwd();
  const problems = loadSite(root).problems.filter((problem) => problem.file === file);
  const missing = pictures.filter((image) => imageFiles(root, image).length === 0);
  return [...problems.map(formatProblem), ...missing.map((image) => `static/img/${image}.jpg  Add this picture.`)];
}
