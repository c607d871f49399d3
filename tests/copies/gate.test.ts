import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {formatComment} from '../../packages/delivery/github/comment.mjs';
import {readGateReport} from '../../packages/delivery/github/report.mjs';
import {copyTests, ProjectCopy} from '../support/copies';
import {runGit, runCommand} from '@dental/testing/folders';
import {NIGHTLY} from '@dental/testing/nightly';

const PAGE = 'pages-content/about-us.mdx';

describe.runIf(NIGHTLY)('gate of a faulty pull request @nightly', () => {
  let copy: ProjectCopy;

  beforeAll(() => {
    copy = new ProjectCopy(new Map());
    copyTests(copy.folder);
    runGit(copy.folder, 'init', '--quiet');
    runGit(copy.folder, 'add', '--all');
    runGit(copy.folder, 'commit', '--quiet', '--no-verify', '--message', 'As it was');
  }, 120_000);

  afterAll(() => copy.remove());

  /**
   * Runs the command of gate.yml. Returns its output and the comment that after-gate.yml makes from
   * its files.
   */
  async function runGate(): Promise<{code: number; comment: string}> {
    const env = {GITHUB_TOKEN: undefined, NIGHTLY: undefined};
    const command = ['npm', 'run', 'gate', '--', '--base', 'HEAD'];
    const {code} = await runCommand(copy.folder, command, env);
    const report = readGateReport(join(copy.folder, '.cache/gate'));
    expect(report).toBeDefined();
    const conclusion = code === 0 ? 'success' : 'failure';
    return {
      code,
      comment: formatComment({report, conclusion, failedSteps: ['Gate'], preview: '', log: '/log'}),
    };
  }

  it('quotes the check when the check fails', async () => {
    const text = readFileSync(join(copy.folder, PAGE), 'utf8');
    writeFileSync(join(copy.folder, PAGE), text.replace(/^title:.*\n/m, ''));
    const {code, comment} = await runGate();
    writeFileSync(join(copy.folder, PAGE), text);
    expect(code).toBe(1);
    expect(comment).toContain('Gate: failed');
    expect(comment).toContain('title');
    expect(comment).not.toContain('No problems');
  }, 300_000);

  it('names an oversized photograph and the fix', async () => {
    const photograph = sharp({
      create: {width: 800, height: 1000, channels: 3, background: '#b4532a'},
    });
    writeFileSync(
      join(copy.folder, 'static/img/team/anika.jpg'),
      await photograph.toColorspace('cmyk').jpeg().toBuffer(),
    );
    rmSync(join(copy.folder, 'static/img/team/anika.svg'));
    const {code, comment} = await runGate();
    expect(code).toBe(1);
    expect(comment).toMatch(/anika\.jpg has print colors/);
    expect(comment).not.toContain('No problems');
  }, 600_000);
});
