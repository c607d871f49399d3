import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {HtmlValidate} from 'html-validate';
import {expect, it} from 'vitest';
import {SITE_FOLDER} from '@dental/practice';

/** The rules that a page may break, with the reason. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // It shows every block at once, also two of the same form. Only reviewers see it.
  'styleguide.html': ['no-dup-id', 'element-permitted-content'],
};

const files = readdirSync(SITE_FOLDER, {recursive: true, encoding: 'utf8'});

it('has valid HTML on every page', async () => {
  const validator = new HtmlValidate({extends: ['html-validate:standard']});
  const problems: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(SITE_FOLDER, file), 'utf8');
    const {results} = await validator.validateString(html);
    for (const {ruleId, message, selector} of results.flatMap(({messages}) => messages))
      if (!EXCEPTIONS[file]?.includes(ruleId)) problems.push(`${file}: ${message} (${selector})`);
  }
  expect(problems).toEqual([]);
}, 60_000);

it('names the encoding of every page in its first 1,024 bytes', () => {
  const pages = files.filter((name) => name.endsWith('.html'));
  const late = pages.filter((file) => {
    const start = readFileSync(join(SITE_FOLDER, file)).subarray(0, 1_024).toString('latin1');
    return !/<meta charset=/i.test(start);
  });
  expect(late).toEqual([]);
});

it('has no declaration without a value in its styles', () => {
  const styled = files.filter((name) => /\.(?:css|html)$/.test(name));
  const empty = styled.flatMap((file) => {
    const text = readFileSync(join(SITE_FOLDER, file), 'utf8');
    const css = file.endsWith('.css')
      ? [text]
      : [...text.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => style);
    return css.flatMap((style) =>
      [...style.matchAll(/[;{]\s*([a-z][\w-]*):\s*[;}]/g)].map(([, name]) => `${file}: ${name}`),
    );
  });
  expect(empty).toEqual([]);
});
