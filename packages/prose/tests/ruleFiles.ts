import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readRules} from '../src/engine/readRules';
import type {RuleData} from '../src/engine/schema';

const FOLDER = join(import.meta.dirname, '../rules');

/** All rules as they are written, with their sentences. */
export function readRuleFiles(): RuleData[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yml'));
  return readRules(Object.fromEntries(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')]))).rules;
}
