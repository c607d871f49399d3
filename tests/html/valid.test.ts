import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {HtmlValidate} from 'html-validate';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import {NIGHTLY} from '@dental/testing/nightly';
import {SITE_FOLDER} from '@dental/practice';

type Exceptions = readonly {part: string; reason: string}[];

const {vnu: EXCEPTIONS_OF_VNU, pages: EXCEPTIONS_OF_PAGES} = parse(
  readFileSync('tests/html/validity.yml', 'utf8'),
) as {vnu: Exceptions; pages: Record<string, Exceptions>};

/** Returns true if a page may have the message of a validator. */
function isAccepted(file: string, message: string, exceptions: Exceptions = []): boolean {
  const all = [...exceptions, ...(EXCEPTIONS_OF_PAGES[file] ?? [])];
  return all.some(({part}) => message.includes(part));
}

const files = readdirSync(SITE_FOLDER, {recursive: true, encoding: 'utf8'});

it('has valid HTML on every page', async () => {
  const validator = new HtmlValidate({extends: ['html-validate:standard']});
  const problems: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(SITE_FOLDER, file), 'utf8');
    const {results} = await validator.validateString(html);
    for (const {ruleId, message, selector} of results.flatMap(({messages}) => messages))
      if (!isAccepted(file, ruleId)) problems.push(`${file}: ${message} (${selector})`);
  }
  expect(problems).toEqual([]);
}, 60_000);

const VNU_FOLDER = 'tests/html/vnu';
const hasJava = NIGHTLY && spawnSync('java', ['-version']).status === 0;

it.runIf(hasJava)(
  'satisfies the Nu HTML checker on every page @nightly',
  () => {
    const jar = resolve(VNU_FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');
    if (!existsSync(jar)) spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', VNU_FOLDER]);
    const options = ['--errors-only', '--format', 'json', '--skip-non-html', '--exit-zero-always'];
    const {stderr} = spawnSync('java', ['-Xss1m', '-jar', jar, ...options, '.'], {
      cwd: SITE_FOLDER,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    const {messages} = JSON.parse(stderr) as {messages: {url: string; message: string}[]};
    const problems = messages.flatMap(({url, message}) => {
      const file = url.replace(/^.*\/\.\//, '');
      return isAccepted(file, message, EXCEPTIONS_OF_VNU) ? [] : [`${file}: ${message}`];
    });
    expect(problems).toEqual([]);
  },
  300_000,
);

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
