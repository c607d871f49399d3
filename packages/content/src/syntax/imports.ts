import {closestMatch} from '../closestMatch';
import type {Message} from '../problem';
import {COMPONENT_NAMES, componentRules, importLine} from '../tagRules';
import {takeOut, type Finding} from './takeOut';

/** A line that makes a component known to a page. */
export interface Import {
  name: string;
  from: string;
  /** From 1, in the body. */
  line: number;
}

const BLOCK = /(?:(?<=^\s*|\n[ \t]*\n)(?:import|export)\b[^\n]*(?:\n(?!\s*\n)[^\n]*)*)/g;
const IMPORT = /^import ([A-Za-z_]\w*) from (?:'([^'"\n]+)'|"([^'"\n]+)");?\s*$/;

/**
 * Takes the import lines out of a body, so that the rest is words and tags.
 * @returns the imports that are written correctly, the text with spaces in their place, and what is wrong with the others
 */
export function takeImports(text: string): {
  imports: Import[];
  text: string;
  findings: (Message & {line: number})[];
} {
  const imports: Import[] = [];
  const inBlocks = (plain: string) =>
    [...plain.matchAll(BLOCK)].flatMap(({0: block, index}) => readBlock(plain, block, index, imports));
  const {text: rest, findings} = takeOut(text, [inBlocks]);
  return {imports, text: rest, findings: findings.filter(({what}) => what !== '')};
}

/** A paragraph that starts with an import: its lines are imports until one is not. */
function readBlock(text: string, block: string, from: number, imports: Import[]): Finding[] {
  const findings: Finding[] = [];
  let start = from;
  for (const line of block.split('\n')) {
    const place = {start, end: start + line.length};
    const first = text.slice(0, start).split('\n').length;
    if (line.trim() === '') break;
    const [, name, single, double] = IMPORT.exec(line) ?? [];
    const path = single ?? double;
    start += line.length + 1;
    if (name !== undefined && path !== undefined) {
      const isRepeat = imports.some((other) => other.name === name);
      if (!isRepeat) imports.push({name, from: path, line: first});
      findings.push({...place, ...(isRepeat ? repeated(name) : NO_MESSAGE)});
    } else if (/^(import|export)\b/.test(line)) {
      findings.push({...place, ...explainLine(line)});
    } else if (/^\s*(\}|[\w, ]+,?$)/.test(line) && /\{[^}]*$/.test(text.slice(from, place.start))) {
      findings.push({...place, ...NO_MESSAGE});
    } else {
      const isProse = findings.at(-1)?.instead !== undefined;
      return isProse ? findings : [...findings, {...place, ...NO_EMPTY_LINE, instead: line}];
    }
  }
  return findings;
}

const NO_MESSAGE: Message = {what: '', fix: ''};

const NO_EMPTY_LINE: Message = {
  what: 'The text starts right below an import.',
  fix: 'Put an empty line between the two.',
};

function repeated(name: string): Message {
  return {what: `${name} is imported twice.`, fix: 'Delete one of the two lines.'};
}

function explainLine(line: string): Pick<Finding, 'what' | 'fix' | 'instead'> {
  if (!/['"‘’“”{}]|\bfrom\b.*\/|@site|components|=|\bdefault\b/.test(line)) {
    const [word = ''] = line.split(' ');
    return {
      what: `A paragraph that starts with the small word "${word}" is taken for an instruction.`,
      fix: 'Start the sentence with a capital letter or with another word.',
      instead: line.charAt(0).toUpperCase() + line.slice(1),
    };
  }
  const meant = componentIn(line);
  if (line.startsWith('export') && !meant)
    return {what: 'A line of a program stands here.', fix: 'Delete it; a page has words and tags.'};
  return {
    what: 'This import is not written as it should be.',
    fix: meant ? `Write ${importLine(meant)}` : 'Delete it, or copy the line from a page that uses the same tag.',
  };
}

function componentIn(line: string): string | undefined {
  const words = line.match(/[A-Za-z]\w+/g) ?? [];
  const candidates = words.filter((word) => !/^(import|export|from|site|src|components|default|const)$/.test(word));
  return (
    candidates.find((word) => componentRules(word) !== undefined) ??
    candidates.map((word) => closestMatch(word, COMPONENT_NAMES)).find((name) => name !== undefined)
  );
}
