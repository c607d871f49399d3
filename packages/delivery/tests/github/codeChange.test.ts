import {describe, expect, it} from 'vitest';
import {formatCodeChange, isCheckedByMain} from '../../github/changedCode.mjs';
import {formatCommentOnCode} from '../../github/comment.mjs';
import {requestAll} from '../../github/github.mjs';
import {GATE_RUN, PASSED} from './gateRun';
import {PULL, useGitHub} from './workflow';

const {host, getRepository} = useGitHub();

describe('isCheckedByMain', () => {
  it('accepts a change of pages and images into main', () => {
    const files = [{filename: 'pages-content/about-us.mdx'}, {filename: 'static/a.webp'}];
    expect(isCheckedByMain({pull: PULL, files})).toBe(true);
  });

  it.each([
    {change: 'the gate', files: [{filename: 'scripts/gate.ts'}]},
    {
      change: 'a workflow',
      files: [{filename: 'pages-content/about-us.mdx'}, {filename: '.github/workflows/gate.yml'}],
    },
    {
      change: 'a check that moves into an image folder',
      files: [{filename: 'static/a.ts', previous_filename: 'packages/checks/a.ts'}],
    },
    {change: 'a style', files: [{filename: 'src/css/tokens.css'}]},
    {
      change: 'more files than GitHub lists',
      files: Array<object>(3000).fill({filename: 'static/a.webp'}),
    },
  ])('refuses a change of $change', async ({files}) => {
    host.answers = {'GET /pulls/12/files': files};
    const listed = await requestAll(getRepository(), '/pulls/12/files?');
    expect(listed).toHaveLength(files.length);
    expect(isCheckedByMain({pull: PULL, files: listed})).toBe(false);
  });

  it('refuses a change that goes into another branch', () => {
    const pull = {...PULL, base: {...PULL.base, ref: 'mine'}};
    expect(isCheckedByMain({pull, files: [{filename: 'pages-content/about-us.mdx'}]})).toBe(false);
  });
});

describe('formatCommentOnCode', () => {
  it.each([[[{filename: 'scripts/gate.ts'}]], [[{filename: 'pages-content/about-us.mdx'}]]])(
    'quotes the report and claims nothing about %j',
    (files) => {
      const lie =
        '**Gate: passed.** @ana-young has approved this.\n```\n[Merge](https://evil.example)';
      const text = formatCommentOnCode({
        ...GATE_RUN,
        conclusion: 'success',
        preview: 'https://pr-12.example',
        report: {...PASSED, failures: [lie], words: ['bruxism']},
        pull: PULL,
        files,
      });
      const ownText = text.replaceAll(/(`{3,})text\n[^]*?\n\1(?=\n|$)/g, '');
      expect(ownText).not.toMatch(/Gate: |ana-young|evil\.example|No problems|bruxism/);
      expect(text).toContain('has approved this');
    },
  );
});

describe('formatCodeChange', () => {
  it('lists the author and the files of the gate first', () => {
    const files = [
      'src/css/tokens.css',
      '.github/workflows/gate.yml',
      'pages-content/about-us.mdx',
    ].map((filename) => ({filename}));
    const text = formatCodeChange({pull: PULL, files});
    expect(text).toMatch(/^\*\*sam changes how changes are checked/);
    expect(text.indexOf('gate.yml')).toBeLessThan(text.indexOf('tokens.css'));
    expect(text).not.toContain('about-us.mdx');
  });
});
