import {createEngine} from '../engine/engine';
import {ruleSet} from '../engine/ruleSet';
import {SPANISH_DENIALS} from './denials';

/** The engine for Spanish sentences, as `toPlain` returns them. */
export const spanishEngine = createEngine(ruleSet.spanish, {}, SPANISH_DENIALS);
