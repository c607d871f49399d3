import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {createSiteServer} from '@dental/delivery';
import {PREVIOUS_SITE, NEXT_RULES, NEXT_SITE, RULES_FILE, SITE_FOLDER} from '@dental/practice';
import {lockBuild} from '../../../src/build/lock';
import {publish, withdrawRules} from '../../../src/build/publish';
import {useEmptyFolder} from '@dental/testing/emptyFolder';

const project = useEmptyFolder();
const {write} = project;
const read = (file: string) => readFileSync(join(project.folder, file), 'utf8');

/** Writes the files of a finished build that is not published yet. */
function writeBuild(name: string): void {
  write(`${NEXT_SITE}/index.html`, name);
  write(`${NEXT_SITE}/${name}.html`, name);
  write(`${NEXT_RULES}/rules.json`, name);
  write(`${NEXT_RULES}/practice/server.conf`, name);
}

describe('publish', () => {
  it('replaces the previous site as a whole', () => {
    for (const name of ['first', 'second']) {
      writeBuild(name);
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

  it('keeps serving the previous site when a build stops early', () => {
    writeBuild('first');
    publish(project.folder);
    write(`${NEXT_SITE}/index.html`, 'half');
    expect([read(`${SITE_FOLDER}/index.html`), read(RULES_FILE)]).toEqual(['first', 'first']);
  });

  it('serves nothing when publishing stops halfway, until the next build', () => {
    writeBuild('first');
    publish(project.folder);
    // The machine stops after the previous site was moved away.
    withdrawRules(project.folder);
    expect(existsSync(join(project.folder, RULES_FILE))).toBe(false);
    write(`${PREVIOUS_SITE}/index.html`, 'first');
    const site = {
      folder: join(project.folder, SITE_FOLDER),
      rules: join(project.folder, RULES_FILE),
    };
    expect(() => createSiteServer(site)).toThrow('Run npm run build again.');
    writeBuild('second');
    publish(project.folder);
    expect([read(`${SITE_FOLDER}/index.html`), read(RULES_FILE)]).toEqual(['second', 'second']);
  });
});

describe('lockBuild', () => {
  it('throws with the process id while another build is running', () => {
    write('.cache/build.lock', String(process.pid));
    expect(() => lockBuild(join(project.folder, '.cache/build.lock'))).toThrow(
      `Another build is running (process ${process.pid})`,
    );
  });

  it.each([
    {
      owner: 'of a process that has ended',
      readId: () =>
        execFileSync(process.execPath, ['-p', 'process.pid'], {encoding: 'utf8'}).trim(),
    },
    {owner: 'without a process id', readId: () => ''},
  ])('takes over a lock $owner', ({readId}) => {
    write('.cache/build.lock', readId());
    lockBuild(join(project.folder, '.cache/build.lock'));
    expect(read('.cache/build.lock')).toBe(String(process.pid));
  });
});
