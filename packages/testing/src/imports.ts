import {getComponentRules, makeImportLine} from '@dental/content';

/** The import lines for the tags in a body. */
export function makeImportLines(body: string): string {
  const names = [...new Set([...body.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name))];
  const lines = names
    .filter((name) => getComponentRules(name) && !getComponentRules(name)?.inline)
    .map(makeImportLine);
  return lines.length > 0 ? `${lines.join('\n')}\n\n` : '';
}
