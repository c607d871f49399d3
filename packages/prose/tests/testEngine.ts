import {createEngine, type Engine} from '../src/engine/engine';
import {readRules} from '../src/engine/readRules';
import {readRuleFiles} from '../src/engine/ruleFiles';
import type {PracticeVocabulary} from '../src/engine/vocabulary';

/** The files of rules, with the example sentences that programs leave out. */
export const ruleFiles = readRules(readRuleFiles());

const NORA = ['nora'];

/** The practice that the example sentences of the rules are about. */
export const EXAMPLE_PRACTICE: PracticeVocabulary = {
  OUR_NAME: ['copper_finch_dental', 'copper_finch'],
  OUR_TOWN: ['gilbert', 'az', 'arizona'],
  STATES: ['arizona', 'nevada'],
  OTHER_STATES: ['nevada', 'california'],
  OUR_PEOPLE: ['elena', 'rosa'],
  OUR_TEAM: ['elena', 'rosa', 'nora'],
  NO_CLINICIANS: NORA,
  NO_DENTISTS: ['rosa', 'nora', 'devon'],
  NO_HYGIENISTS: NORA,
  NO_ASSISTANTS: NORA,
  NO_DDSS: NORA,
  NO_DMDS: NORA,
  NO_MANAGERS: NORA,
  NO_COORDINATORS: NORA,
  NO_RECEPTIONISTS: NORA,
  NO_LEADERS: NORA,
  NOT_LEADING: NORA,
  NOT_SEDATING: NORA,
  SEDATING: ['elena'],
  NOT_FOR_CIVIL_RIGHTS: NORA,
  OTHER_TREATMENTS: ['microneedling', 'house_call*', 'flu_shot*', 'sleep_apnea', 'snoring'],
  OUR_TREATMENTS: ['implant*', 'crown*'],
  OTHER_LANGUAGES: ['korean', 'polish', 'farsi'],
  OTHER_NETWORKS: ['pinterest', 'linkedin', 'snapchat'],
  OTHER_REVIEW_SITES: ['zocdoc'],
  JOBS_NOT_OPEN: ['hygienist*', 'assistant*'],
  JOBS_NOT_OPEN_IN_SPANISH: ['higienista*', 'asistente*'],
  OUR_LENDERS: ['cherrywood'],
  OTHER_LENDERS: ['sunbit'],
  OTHER_WAYS_TO_PAY: ['venmo', 'zelle'],
  OTHER_MONTHS: ['march'],
  CLOSED_DAYS_IN_SPANISH: ['sabado*', 'domingo*', 'fin_de_semana', 'fines_de_semana'],
  OUR_WAYS_IN_SPANISH: ['tarjeta*', 'efectivo'],
  OTHER_LANGUAGES_IN_SPANISH: ['coreano'],
  OUR_TREATMENTS_IN_SPANISH: ['corona*'],
  PLANS_IN_NETWORK: ['delta_dental_of_arizona'],
  PLANS_NOT_IN_NETWORK: ['tricare'],
  PLANS_TO_ASK: ['tricare'],
};

/** An engine with all rules, for the practice of the examples. */
export const exampleEngine: Engine = createEngine(ruleFiles, EXAMPLE_PRACTICE);
