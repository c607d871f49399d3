import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {formatProblems} from '@dental/content';
import {readRules, toDefinition} from './readRules';
import type {RuleSet} from './rule';
import {PACKAGE_FOLDER, readRuleFiles} from './ruleFiles';

/*
 * The rules as programs use them, read from `rules/*.yml`. The editor runs in a browser, without
 * files: its bundle replaces this module by one with the same `ruleSet` as JSON.
 */

const CACHE_FILE = join(PACKAGE_FOLDER, '../../.cache/rules.json');

/** The code that the JSON depends on besides the rules. */
const READER_FILES = ['src/engine/readRules.ts', 'src/engine/schema.ts'];

/**
 * Reads the rules. Parsing the YAML takes a tenth of a second, so the result is kept as
 * JSON until a rule or the code that reads it changes.
 * @throws if there is a mistake in a file
 */
function loadRuleSet(): RuleSet {
  const files = readRuleFiles();
  const spanishFiles = readRuleFiles('es');
  const readers = READER_FILES.map((file) => readFileSync(join(PACKAGE_FOLDER, file), 'utf8'));
  const digest = createHash('sha256')
    .update(JSON.stringify([files, spanishFiles, readers]))
    .digest('hex');
  const cached = readCache();
  if (cached?.digest === digest) return cached;
  const loaded: RuleSet = {
    digest,
    ...readDefinitions(files),
    spanish: readDefinitions(spanishFiles),
  };
  writeCache(loaded);
  return loaded;
}

function readDefinitions(files: Record<string, string>): Pick<RuleSet, 'vocabulary' | 'rules'> {
  const {vocabulary, rules, problems} = readRules(files);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  return {vocabulary, rules: rules.map(toDefinition)};
}

function readCache(): RuleSet | undefined {
  try {
    return JSON.parse(readFileSync(CACHE_FILE, 'utf8')) as RuleSet;
  } catch {
    return undefined; // There is none, or it is not complete.
  }
}

function writeCache(loaded: RuleSet): void {
  try {
    const temporary = `${CACHE_FILE}.${process.pid}`;
    mkdirSync(dirname(CACHE_FILE), {recursive: true});
    writeFileSync(temporary, JSON.stringify(loaded));
    renameSync(temporary, CACHE_FILE);
  } catch {
    // In a read-only folder the rules are parsed every time.
  }
}

export const ruleSet = loadRuleSet();
