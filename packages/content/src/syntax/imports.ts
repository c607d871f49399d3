import {findClosestMatch} from '../textHelpers';
import type {Message} from '../problem';
import {COMPONENT_NAMES, makeImportLine} from '../tagRules';

/** An import of a component in a page. */
export interface Import {
  name: string;
  from: string;
  /** From 1, in the body. */
  line: number;
}

const IMPORT = /^import ([A-Za-z_]\w*) from (['"])([^'"]+)\2;?\s*$/;

/**
 * Extracts the import lines of a body, so that only text and tags remain.
 * @returns the valid imports, the text with empty lines in their place, and the problems of the
 *   invalid ones
 */
export function extractImports(text: string): {
  imports: Import[];
  text: string;
  findings: (Message & {line: number})[];
} {
  const imports: Import[] = [];
  const findings: (Message & {line: number})[] = [];
  let lineAbove: LineKind = 'empty';
  const lines = text.split('\n').map((content, index) => {
    const line = index + 1;
    const kind = getLineKind(content, lineAbove);
    if (lineAbove === 'import' && kind === 'text') findings.push({line, ...NO_EMPTY_LINE});
    lineAbove = kind;
    if (kind !== 'import') return content;
    const [, name, , from] = IMPORT.exec(content) ?? [];
    if (name === undefined || from === undefined)
      findings.push({line, ...explainInvalidImport(content)});
    else if (imports.some((other) => other.name === name))
      findings.push({line, ...explainDuplicate(name)});
    else imports.push({name, from, line});
    return '';
  });
  return {imports, text: lines.join('\n'), findings};
}

type LineKind = 'empty' | 'import' | 'text';

/** A line right below text continues the text, even if it starts like an import. */
function getLineKind(content: string, lineAbove: LineKind): LineKind {
  if (content.trim() === '') return 'empty';
  return lineAbove !== 'text' && /^(?:import|export)\b/.test(content) ? 'import' : 'text';
}

const NO_EMPTY_LINE: Message = {
  message: 'The text starts right below an import.',
  remedy: 'Put an empty line between the two.',
};

function explainDuplicate(name: string): Message {
  return {message: `${name} is imported twice.`, remedy: 'Delete one of the two lines.'};
}

function explainInvalidImport(line: string): Message {
  const component = line
    .match(/\w{4,}/g)
    ?.map((word) => findClosestMatch(word, COMPONENT_NAMES))
    .find((name) => name !== undefined);
  return {
    message: "This line starts like program code, which a page can't contain.",
    remedy: component
      ? `Change it to ${makeImportLine(component)}`
      : 'Delete it, or start the sentence with another word.',
  };
}
