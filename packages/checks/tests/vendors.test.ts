import {describe, expect, it} from 'vitest';
import {type Content, practiceSchemas} from '@dental/content';
import {checkAnalytics, checkBookingVendors, checkConsentToTexts} from '../src/checks/vendors';

const makeContent = (fields: object) => ({findLine: () => 1, ...fields}) as unknown as Content;

const makeForms = (field: object) => ({
  contact: {
    send: 'Send',
    fields: [{name: 'x', label: 'Name', type: 'text', remedy: 'Enter it.', ...field}],
  },
});

describe('checkBookingVendors', () => {
  it.each([
    {host: 'www.zocdoc.com', agreement: 'not-needed', count: 1},
    {host: 'practice.modento.io', agreement: 'not-needed', count: 1},
    {host: 'www.zocdoc.com', agreement: 'missing', count: 0},
    {host: 'notzocdoc.com', agreement: 'not-needed', count: 0},
  ])('reports $count problems for $host when it is $agreement', ({host, agreement, count}) => {
    const thirdParties = {agreements: {}, links: [{host, agreement}]};
    expect(checkBookingVendors(makeContent({thirdParties}))).toHaveLength(count);
  });
});

describe('checkConsentToTexts', () => {
  it.each([
    {field: {hint: 'By sending this, you agree to get text messages.'}, count: 1},
    {field: {label: 'I agree to texts and to the terms.', type: 'checkbox'}, count: 1},
    {field: {label: 'I agree to get text messages.', type: 'checkbox'}, count: 0},
    {field: {hint: 'A text field.'}, count: 0},
  ])('reports $count problems for $field', ({field, count}) => {
    expect(checkConsentToTexts(makeContent({forms: makeForms(field)}))).toHaveLength(count);
  });
});

describe('practiceSchemas.forms', () => {
  it.each([
    {field: {type: 'choice', options: ['Mornings', 'Afternoons']}, isValid: true},
    {field: {type: 'choice'}, isValid: false},
    {field: {type: 'text', options: ['a', 'b']}, isValid: false},
    {field: {type: 'day', optional: true}, isValid: true},
    {field: {type: 'checkbox'}, isValid: true},
  ])('decides if $field is valid', ({field, isValid}) => {
    expect(practiceSchemas.forms.safeParse(makeForms(field)).success).toBe(isValid);
  });
});

describe('checkAnalytics', () => {
  const COUNTING = 'We count how often people press Call. We use no other\nanalytics.';
  const NONE = 'We use no analytics.';

  it.each([
    {counts: true, text: COUNTING, owner: 'Maps', count: 0},
    {counts: true, text: NONE, owner: 'Maps', count: 1},
    {counts: true, text: `${COUNTING} ${NONE}`, owner: 'Maps', count: 1},
    {counts: undefined, text: NONE, owner: 'Maps', count: 0},
    {counts: false, text: COUNTING, owner: 'Maps', count: 1},
    {counts: undefined, text: NONE, owner: 'Web Analytics Inc.', count: 1},
    {counts: true, text: COUNTING, owner: 'Meta Pixel', count: 1},
    {counts: undefined, text: 'We use an analytics service.', owner: 'Meta Pixel', count: 0},
    {counts: undefined, text: 'We use an analytics service.', owner: 'Maps', count: 1},
    {counts: undefined, text: 'We do not use any analytics.', owner: 'Maps', count: 0},
  ])('reports $count problems for "$text" when counts is $counts', (row) => {
    const {counts, text, owner, count} = row;
    const content = makeContent({
      practice: {counts},
      thirdParties: {agreements: {}, links: [{host: 'x.example', owner, purpose: 'Maps'}]},
      documents: [{file: 'pages-content/privacy-policy.mdx', path: '/privacy-policy'}],
      readText: () => text,
    });
    expect(checkAnalytics(content)).toHaveLength(count);
  });
});
