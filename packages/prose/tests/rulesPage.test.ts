import {describe, expect, it} from 'vitest';
import {renderRulesPage} from '../src/rulesPage';
import {readRules} from '../src/engine/readRules';
import {readRuleFiles} from '../src/engine/ruleFiles';
import {ruleFiles} from './testEngine';

describe('renderRulesPage', () => {
  const html = renderRulesPage();

  it('lists every rule with its level', () => {
    const spanish = readRules(readRuleFiles('es')).rules;
    expect(html.match(/<h3>/g)).toHaveLength(ruleFiles.rules.length + spanish.length);
    expect(html).toContain('<h2>Spanish: Claims</h2>');
    expect(html).toContain('<h3>claims/best: blocks publication</h3>');
  });

  it('lists examples', () => {
    expect(html).toContain('<p>Reported:</p>\n<ul>\n<li>We are the best dentists in Gilbert.</li>');
    expect(html).toContain('<p>Not reported:</p>');
  });

  it('escapes characters of HTML', () => {
    expect(html).not.toContain('<Phone');
    expect(html).toContain('&lt;');
  });
});
