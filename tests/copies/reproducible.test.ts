import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join, relative} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {listFiles} from '@dental/content/files';
import {RULES_FOLDER, SITE_FOLDER} from '@dental/practice';
import {ProjectCopy} from '../support/copies';
import {NIGHTLY} from '@dental/testing/nightly';

const copies: ProjectCopy[] = [];

afterAll(() => copies.forEach((copy) => copy.remove()), 60_000);

/** Every file of a built copy, with its digest. */
async function countBytes({folder}: ProjectCopy): Promise<Record<string, string>> {
  const files = (
    await Promise.all([SITE_FOLDER, RULES_FOLDER].map((name) => listFiles(join(folder, name))))
  ).flat();
  const hashFolder = (file: string) =>
    createHash('sha256').update(readFileSync(file)).digest('hex');
  return Object.fromEntries(files.map((file) => [relative(folder, file), hashFolder(file)]));
}

const COLD = {DOCUSAURUS_NO_PERSISTENT_CACHE: '1'};
const findNode = (version: string) => [
  'npm',
  'exec',
  '--yes',
  `--package=node@${version}`,
  '--',
  'node',
];

it.runIf(NIGHTLY)(
  'builds the same bytes on every Node version, cached or not @nightly',
  async () => {
    const here = new ProjectCopy(new Map());
    copies.push(here);
    const buildWith = async (copy: ProjectCopy, env: NodeJS.ProcessEnv, node?: string[]) => {
      const {code, output} = await copy.build({SITE_TODAY: '2027-02-03', ...env}, node);
      expect(code, output).toBe(0);
      return countBytes(copy);
    };
    const first = await buildWith(here, COLD);
    for (const version of ['20', '22', '24']) {
      const elsewhere = new ProjectCopy(new Map());
      copies.push(elsewhere);
      expect(await buildWith(elsewhere, COLD, findNode(version)), `Node ${version}`).toEqual(first);
    }
    await buildWith(here, {});
    expect(await buildWith(here, {}), 'with a warm cache').toEqual(first);
  },
  1_200_000,
);
