import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {remember, versionOfLists} from '@dental/content';

interface Known {
  /** The code and the dictionaries with which it was made. */
  by: string;
  made: Record<string, unknown>;
}

/** What the check found in each file, until that, the facts beside it or the code changes. It can be deleted. */
const FILE = '.cache/found.json';

const digests = new Map<string, string>();

function digest(text: string): string {
  const known = digests.get(text) ?? createHash('sha1').update(text).digest('base64').slice(0, 20);
  digests.set(text, known);
  return known;
}

/**
 * Lets what is found in texts be known from the last run.
 * @param root the project folder
 * @param code differs with every change of the code
 * @returns what keeps it for the next run
 */
export function rememberFindings(root: string, code: string): () => void {
  const file = join(root, FILE);
  const by = digest(`${code} ${versionOfLists()}`);
  const last = read(file);
  const known = last?.by === by ? last.made : {};
  const made: Record<string, unknown> = {};
  let isNew = false;
  remember({
    digest,
    recall: <Made>(key: string, make: () => Made): Made => {
      const place = digest(key);
      isNew ||= !(place in known);
      made[place] ??= known[place] ?? make();
      return made[place] as Made;
    },
  });
  return () => {
    if (!isNew) return;
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify({by, made}));
  };
}

function read(file: string): Known | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Known;
  } catch {
    return undefined; // None is there, or none that is whole.
  }
}
