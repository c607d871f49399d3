import {getComponentRules, makeImportLine} from '@dental/content';
import {BLOCK_NAMES} from './blockLabels';

/** Splits a body into its imports, which staff don't see, and its text. */
export function splitImports(body: string): {imports: string; text: string} {
  const imports = /^(?:import .*(?:\n+|$))+/.exec(body)?.[0] ?? '';
  return {imports, text: body.slice(imports.length)};
}

/** Joins imports and text. Adds imports of new blocks, and removes those of deleted blocks. */
export function joinImports(imports: string, text: string): string {
  const usedNames = new Set([...text.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name));
  const lines = imports.split('\n').filter((line) => line !== '');
  const isImportOf = (line: string, name: string) => line.startsWith(`import ${name} `);
  const isUnused = (line: string) =>
    BLOCK_NAMES.some((name) => isImportOf(line, name) && !usedNames.has(name));
  const needsImport = (name: string) =>
    usedNames.has(name) &&
    !getComponentRules(name)?.inline &&
    !lines.some((line) => isImportOf(line, name));
  const usedLines = lines.filter((line) => !isUnused(line));
  const added = BLOCK_NAMES.filter(needsImport).map(makeImportLine);
  if (added.length === 0 && usedLines.length === lines.length) return imports + text;
  const all = [...usedLines, ...added];
  return all.length === 0 ? text : `${all.join('\n')}\n\n${text}`;
}
