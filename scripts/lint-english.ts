/** Checks the English of names, docs, comments, messages, and titles, as part of `npm run lint`. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {parse as parseYaml} from 'yaml';
import {findPassages, type Passage} from './english/passages';

const MAX_TITLE_WORDS = 12;

const WORDS = (
  parseYaml(readFileSync('scripts/english/words.yml', 'utf8')) as {match: string; write: string}[]
).map(({match, write}) => ({pattern: new RegExp(match, 'i'), write}));

/** Files with words for patients, or that quote wrong English. */
const EXCLUDED = [
  /^(?:static|pages-content\/(?!README))/,
  /^packages\/artwork\/videos\/storyboards\//,
  /^scripts\/english\/words\.yml$/,
  /^docs\/english\.md$/,
];

/** Names may have short words that sentences avoid. */
const SPELLINGS = WORDS.filter(({write}) => write === 'American spelling');

function lintPassage({text, kind, isTest}: Passage): string[] {
  const problems = (kind === 'name' ? SPELLINGS : WORDS).flatMap(({pattern, write}) => {
    const match = pattern.exec(text);
    return match ? [`"${match[0]}": write ${write}`] : [];
  });
  if (kind === 'comment' && /^(?:What|Whether|Where)\b/.test(text))
    problems.push('a comment starts with What, Whether or Where: start with the noun or verb');
  if (kind === 'title' && isTest && !/^(?:[%$]|quote|code|\w+s\b)/.test(text))
    problems.push('a test title does not start with a verb in the third person');
  const words = text.split(/\s+/).filter((word) => !word.startsWith('@')).length;
  if (kind === 'title' && words > MAX_TITLE_WORDS)
    problems.push(`a test title has ${words} words: use at most ${MAX_TITLE_WORDS}`);
  return problems;
}

const folders = process.argv.slice(2);
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file) && !EXCLUDED.some((part) => part.test(file)));

const problems = files.flatMap((file) =>
  findPassages(file, readFileSync(file, 'utf8')).flatMap((passage) =>
    lintPassage(passage).map((text) => `${file}:${passage.line} [${passage.kind}] ${text}`),
  ),
);
if (problems.length > 0) {
  console.log(problems.join('\n'));
  console.log(`\n${problems.length} places to reword. The rules: docs/english.md`);
  process.exitCode = 1;
}
