import {describe, expect, it} from 'vitest';
import {ruleSet} from '../src/engine/ruleSet';
import {compileSpanishRule} from '../src/spanish/rules';

const rules = ruleSet.spanish.map(compileSpanishRule);

describe.each(rules)('$name', ({name, bad, good, find}) => {
  it.each(bad)('refuses %j', (sentence) => {
    expect(find(sentence), name).toBeDefined();
  });

  it.each(good)('allows %j', (sentence) => {
    expect(rules.filter((rule) => rule.find(sentence)).map((rule) => rule.name)).toEqual([]);
  });
});
