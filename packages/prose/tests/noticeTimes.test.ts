import {describe, expect, it} from 'vitest';
import type {Content} from '@dental/content';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {checkNoticeTimes} from '../src/when/notices';

function findProblems(text: string, from: string, until: string, kind = 'closed') {
  const notices = {notices: [{kind, text, from, until}]};
  return checkNoticeTimes({...makeExampleSite(), notices} as unknown as Content);
}

const SIX = '2026-12-08 6:00 am';
const ELEVEN = '2026-12-08 11:00 pm';

describe('checkNoticeTimes', () => {
  it.each([
    {text: 'We close at noon today.', field: 'from', right: 'from: 2026-12-08 12:00 pm'},
    {text: "We're closing early today, at 3:30 pm.", field: 'from', right: '3:30 pm'},
    {text: 'We are open until 1 pm.', field: 'from', right: 'from: 2026-12-08 1:00 pm'},
    {text: "We're closed until 1 pm.", field: 'until', right: 'until: 2026-12-08 1:00 pm'},
    {text: 'Our office opens at 11:00 am today.', field: 'until', right: '11:00 am'},
    {text: 'Ice on the roads. We reopen at 10:30 am.', field: 'until', right: '10:30 am'},
    {text: 'Closed from noon to 1:30 pm.', field: 'from', right: '12:00 pm'},
  ])('gives the time for "$text"', ({text, field, right}) => {
    const [problem] = findProblems(text, SIX, ELEVEN);
    expect(problem).toMatchObject({
      field: `notices.0.${field}`,
      remedy: expect.stringContaining(right) as string,
    });
    expect(problem?.severity).not.toBe('warning');
  });

  it.each([
    {text: 'We close at noon today.', from: '2026-12-08 12:00 pm'},
    {text: "We're closed until 11 pm."},
    {text: 'Closed from 6 am to 11 pm.'},
    {text: "We're closed today. We open again tomorrow at 9:00 am."},
    {text: "We're closed because the street is closed until 5 pm."},
    {text: 'The power is out until 3 pm, so we are closed all day.'},
    {text: 'We open at about 10 am.'},
  ])('accepts "$text"', ({text, from = SIX}) => {
    expect(findProblems(text, from, ELEVEN)).toEqual([]);
  });

  it('accepts times that are not about our hours', () => {
    expect(findProblems('We have no water until noon.', SIX, ELEVEN, 'water')).toEqual([]);
  });

  it.each([
    {text: "We're closed tomorrow.", until: ELEVEN},
    {text: "We're closed today and tomorrow.", until: ELEVEN},
    {text: "We're closed today. We're back tomorrow.", until: '2026-12-09 7:00 am'},
    {text: 'We have no water tomorrow.', until: '2026-12-09 11:00 pm', kind: 'water'},
  ])('refuses "$text" until $until', ({text, until, kind}) => {
    expect(findProblems(text, SIX, until, kind)).toMatchObject([{field: 'notices.0.text'}]);
  });

  it.each([
    {text: "We're closed on Monday.", isWrong: true},
    {text: 'Closed Monday. Back on Wednesday.', isWrong: true},
    {text: "We're closed on December 9.", isWrong: true},
    {text: "We're closed on Tuesday, and open again on Wednesday.", isWrong: false},
    {text: "We're closed on Tuesday, December 8.", isWrong: false},
    {text: "We're closed until Wednesday.", isWrong: false},
  ])('compares the day of "$text" with a Tuesday', ({text, isWrong}) => {
    expect(findProblems(text, SIX, ELEVEN)).toHaveLength(isWrong ? 1 : 0);
  });

  it('accepts tomorrow in a notice that ends at midnight', () => {
    const text = "We have no water tomorrow. We're open today.";
    expect(findProblems(text, SIX, '2026-12-09 12:00 am', 'water')).toEqual([]);
  });
});
