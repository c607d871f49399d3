import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {memoizeTexts, readLists, setMemory} from '@dental/content';
import {readJson, writeJson} from './cache.mjs';

type Findings = Record<string, unknown>;

const digest = memoizeTexts((text) =>
  createHash('sha1').update(text).digest('base64').slice(0, 20),
);

/**
 * Reuses the findings of the last check for each file, until the file, the data that it depends on,
 * the code, or a dictionary changes. `.cache/found.json` can be deleted.
 * @param root the project folder
 * @param code a digest of the code
 * @returns a function that saves the findings for the next run
 */
export function rememberFindings(root: string, code: string): () => void {
  const file = join(root, '.cache/found.json');
  const version = digest(JSON.stringify([code, readLists()]));
  const last = readJson(file) as {version: string; findings: Findings} | undefined;
  const previous = last?.version === version ? last.findings : {};
  const current: Findings = {};
  setMemory({
    digest,
    recall: <Made>(key: string, make: () => Made): Made => {
      const id = digest(key);
      current[id] ??= previous[id] ?? make();
      return current[id] as Made;
    },
  });
  return () => {
    const isNew = Object.keys(current).some((id) => !(id in previous));
    if (isNew) writeJson(file, {version, findings: current});
  };
}
