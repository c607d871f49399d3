import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {lockBuild} from '../../../src/build/lock';
import {emptyFolder} from '../../support/emptyFolder';
import {FORMER_SITE, NEXT_RULES, NEXT_SITE, RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {publish, withdrawRules} from '../../../src/build/publish';
import {siteServer} from '@dental/delivery';

const project = emptyFolder();
const {write} = project;
const read = (file: string) => readFileSync(join(project.folder, file), 'utf8');

/** What a build leaves aside. */
function built(name: string): void {
  write(`${NEXT_SITE}/index.html`, name);
  write(`${NEXT_SITE}/${name}.html`, name);
  write(`${NEXT_RULES}/rules.json`, name);
  write(`${NEXT_RULES}/practice/server.conf`, name);
}

describe('a build', () => {
  it('takes the place of the one before as a whole, and leaves nothing of it', () => {
    for (const name of ['first', 'second']) {
      built(name);
      publish(project.folder);
    }
    expect(readdirSync(join(project.folder, SITE_FOLDER)).sort()).toEqual([
      'index.html',
      'second.html',
    ]);
    expect(read(RULES_FILE)).toBe('second');
    expect(read('.cache/hosting/practice/server.conf')).toBe('second');
    expect(existsSync(join(project.folder, NEXT_SITE))).toBe(false);
  });

  it('that was stopped before its end changes nothing of what is served', () => {
    built('first');
    publish(project.folder);
    write(`${NEXT_SITE}/index.html`, 'half');
    expect([read(`${SITE_FOLDER}/index.html`), read(RULES_FILE)]).toEqual(['first', 'first']);
  });

  it('that was stopped while it took the place is not served, and the next one is', () => {
    built('first');
    publish(project.folder);
    // The machine stops after the site has gone out of the way.
    withdrawRules(project.folder);
    expect(existsSync(join(project.folder, RULES_FILE))).toBe(false);
    write(`${FORMER_SITE}/index.html`, 'first');
    const served = {
      folder: join(project.folder, SITE_FOLDER),
      rules: join(project.folder, RULES_FILE),
    };
    expect(() => siteServer(served)).toThrow('Run npm run build again.');
    built('second');
    publish(project.folder);
    expect([read(`${SITE_FOLDER}/index.html`), read(RULES_FILE)]).toEqual(['second', 'second']);
  });
});

describe('the second of two builds at once', () => {
  it('says that the first is running, and which it is', () => {
    write('.cache/build.lock', String(process.pid));
    expect(() => lockBuild(join(project.folder, '.cache/build.lock'))).toThrow(
      `Another build is running (process ${process.pid})`,
    );
  });

  it.each([
    [
      'has ended without a word',
      () => execFileSync(process.execPath, ['-p', 'process.pid'], {encoding: 'utf8'}).trim(),
    ],
    ['ended before it could say which it is', () => ''],
  ])('goes on if the first %s', (_, holder) => {
    write('.cache/build.lock', holder());
    lockBuild(join(project.folder, '.cache/build.lock'));
    expect(read('.cache/build.lock')).toBe(String(process.pid));
  });
});
