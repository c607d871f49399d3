import {closestMatch} from '../textHelpers';
import type {Message} from '../problem';
import {COMPONENT_NAMES, importLine} from '../tagRules';

/** A line that makes a component known to a page. */
export interface Import {
  name: string;
  from: string;
  /** From 1, in the body. */
  line: number;
}

const IMPORT = /^import ([A-Za-z_]\w*) from (['"])([^'"]+)\2;?\s*$/;

/**
 * Takes the import lines out of a body, so that the rest is words and tags.
 * @returns the imports that are written correctly, the text with empty lines in their place, and what is wrong with the others
 */
export function takeImports(text: string): {
  imports: Import[];
  text: string;
  findings: (Message & {line: number})[];
} {
  const imports: Import[] = [];
  const findings: (Message & {line: number})[] = [];
  let above: 'nothing' | 'import' | 'words' = 'nothing';
  const lines = text.split('\n').map((written, index) => {
    const line = index + 1;
    const isImport = above !== 'words' && /^(?:import|export)\b/.test(written);
    if (above === 'import' && !isImport && written.trim() !== '')
      findings.push({line, ...NO_EMPTY_LINE});
    above = written.trim() === '' ? 'nothing' : isImport ? 'import' : 'words';
    if (!isImport) return written;
    const [, name, , from] = IMPORT.exec(written) ?? [];
    if (name === undefined || from === undefined) findings.push({line, ...notAnImport(written)});
    else if (imports.some((other) => other.name === name))
      findings.push({
        line,
        message: `${name} is imported twice.`,
        remedy: 'Delete one of the two lines.',
      });
    else imports.push({name, from, line});
    return '';
  });
  return {imports, text: lines.join('\n'), findings};
}

const NO_EMPTY_LINE: Message = {
  message: 'The text starts right below an import.',
  remedy: 'Put an empty line between the two.',
};

function notAnImport(line: string): Message {
  const meant = line
    .match(/\w{4,}/g)
    ?.map((word) => closestMatch(word, COMPONENT_NAMES))
    .find((name) => name !== undefined);
  return {
    message: 'This line is read as one of a program, and is none that a page may have.',
    remedy: meant
      ? `Write ${importLine(meant)}`
      : 'Delete it, or start the sentence with another word.',
  };
}
