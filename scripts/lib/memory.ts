import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {memoizeTexts, readLists, remember} from '@dental/content';
import {readJson, writeJson} from './cache.mjs';

const digest = memoizeTexts((text) =>
  createHash('sha1').update(text).digest('base64').slice(0, 20),
);

/**
 * Lets what the check finds in each file be known from the last run, until the file, the facts beside it, the code or a
 * dictionary changes. `.cache/found.json` can be deleted.
 * @param root the project folder
 * @param code differs with every change of the code
 * @returns what keeps it for the next run
 */
export function rememberFindings(root: string, code: string): () => void {
  const file = join(root, '.cache/found.json');
  const by = digest(JSON.stringify([code, readLists()]));
  const last = readJson(file) as {by: string; made: Record<string, unknown>} | undefined;
  const known = last?.by === by ? last.made : {};
  const made: Record<string, unknown> = {};
  remember({
    digest,
    recall: <Made>(key: string, make: () => Made): Made => {
      const place = digest(key);
      made[place] ??= known[place] ?? make();
      return made[place] as Made;
    },
  });
  return () => {
    if (Object.keys(made).some((place) => !(place in known))) writeJson(file, {by, made});
  };
}
