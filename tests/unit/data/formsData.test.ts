import {describe, expect, it} from 'vitest';
import {makeFormModule, makeFormsData} from '../../../src/data/vendorsData';
import type {Site} from '@dental/content';
import {makeExamplePage, makeExampleSite} from '@dental/testing/exampleSite';
import {makeExampleIds} from '@dental/testing/vendors/ids';

const form = {send: 'Send', fields: []};
const withoutForms = makeExampleSite({
  forms: {contact: form, virtual: form, newsletter: form},
  integrations: {},
});
const integrations = {forms: {vendor: 'formspree', ...makeExampleIds('formspree')}};

/** The fields that Formspree gets with the contact form of a site. */
function readHiddenFields(fields: Partial<Site>) {
  const site = makeExampleSite({
    ...fields,
    forms: {contact: form, virtual: form, newsletter: form},
    integrations: integrations as unknown as Site['integrations'],
  });
  return makeFormsData(site, 'production').contact.target.hidden;
}

describe('makeFormsData', () => {
  const translate = (english: string) => english;
  const pages = [makeExamplePage('page', '/thank-you'), makeExamplePage('page', '/es/thank-you')];

  it.each([
    {name: 'in English', fields: {pages}, page: /[^s]\/thank-you$/},
    {name: 'in Spanish', fields: {pages, translate}, page: /\/es\/thank-you$/},
    {
      name: 'in English if there is no other',
      fields: {pages: pages.slice(0, 1), translate},
      page: /[^s]\/thank-you$/,
    },
  ])('redirects to the thank-you page $name', ({fields, page}) => {
    expect(readHiddenFields(fields)._next).toMatch(page);
  });

  it('has no target when the practice has no form service', () => {
    const {target} = makeFormsData(withoutForms, 'production').contact;
    expect(target).toMatchObject({action: '/thank-you', hidden: {}});
  });
});

describe('makeFormModule', () => {
  it('imports the contact options when the practice has no form service', () => {
    expect(makeFormModule(withoutForms)).toContain('/PatientForm/NoForm');
    const withForms = {...withoutForms, integrations: integrations as Site['integrations']};
    expect(makeFormModule(withForms)).toContain('/PatientForm/PlainForm');
  });
});
