import {execFile} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';

/** The result of Mozilla's observatory for a website. */
export interface Grade {
  score: number;
  grade: string;
  results: {name: string; result: string; pass: boolean; modifier: number}[];
}

const RECIPE = 'tests/support/hosts/observatory';
const INSTALLED = '.cache/observatory';
const run = promisify(execFile);

/**
 * Scans a website on this machine.
 * @param authority the certificate file of the signing authority
 * @throws if the observatory is missing and can't be fetched
 */
export async function scan(
  host: string,
  ports: {https: number; http: number},
  authority: string,
): Promise<Grade> {
  await install();
  const {stdout} = await run(
    process.execPath,
    [join(INSTALLED, 'scan.mjs'), host, String(ports.https), String(ports.http)],
    {
      env: {...process.env, NODE_EXTRA_CA_CERTS: resolve(authority)},
    },
  );
  return JSON.parse(stdout) as Grade;
}

/** Its install scripts would fetch HSTS preload lists, which can't contain our test hosts. */
async function install(): Promise<void> {
  mkdirSync(INSTALLED, {recursive: true});
  for (const file of ['package.json', 'package-lock.json', 'scan.mjs'])
    copyFileSync(join(RECIPE, file), join(INSTALLED, file));
  const code = join(INSTALLED, 'node_modules/@mdn/mdn-http-observatory');
  if (!existsSync(code)) {
    const arguments_ = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', arguments_, {cwd: INSTALLED, shell: process.platform === 'win32'}).catch(
      (error: Error) => {
        throw new Error(
          "Can't install Mozilla's observatory. Check your internet connection.\n" + error.message,
        );
      },
    );
  }
  writeFileSync(join(code, 'conf/hsts-preload.json'), '{}');
}
