import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readRules} from '../src/engine/readRules';
import {setPracticeWords} from '../src/engine/lexicon';
import type {RuleData} from '../src/engine/schema';

const FOLDER = join(import.meta.dirname, '../rules');

/** All rules as they are written, with their sentences. */
export function readRuleFiles(): RuleData[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.yml'));
  return readRules(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(FOLDER, file), 'utf8')])),
  ).rules;
}

/** Lets the vocabulary know the practice that the sentences in the files speak of. */
export function knowPracticeOfRules(): void {
  setPracticeWords({
    OUR_NAME: ['copper_finch_dental', 'copper_finch'],
    STATES: ['arizona', 'nevada'],
    OUR_TOWN: ['gilbert', 'az', 'arizona'],
    OUR_PEOPLE: ['elena', 'rosa'],
    OUR_TEAM: ['elena', 'rosa', 'nora'],
    NO_DENTISTS: ['rosa', 'nora', 'devon'],
    ...Object.fromEntries(
      [
        'CLINICIANS',
        'HYGIENISTS',
        'ASSISTANTS',
        'MANAGERS',
        'COORDINATORS',
        'RECEPTIONISTS',
        'LEADERS',
      ].map((one) => [`NO_${one}`, ['nora']]),
    ),
    NOT_FOR_CIVIL_RIGHTS: ['nora'],
    NOT_LEADING: ['nora'],
    OTHER_TREATMENTS: ['microneedling', 'house_call*', 'flu_shot*', 'sleep_apnea', 'snoring'],
    OTHER_LANGUAGES: ['korean', 'polish', 'farsi'],
    OTHER_NETWORKS: ['pinterest', 'linkedin', 'snapchat'],
    OTHER_LENDERS: ['sunbit'],
    OUR_LENDERS: ['cherrywood'],
    OTHER_STATES: ['nevada', 'california'],
    OTHER_MONTHS: ['march'],
    PLANS_IN_NETWORK: ['delta_dental_of_arizona'],
    PLANS_NOT_IN_NETWORK: ['tricare'],
    PLANS_TO_ASK: ['tricare'],
  });
}
