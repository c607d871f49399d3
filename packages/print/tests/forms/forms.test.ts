import {describe, expect, it} from 'vitest';
import {renderForm} from '../../src/forms';
import {makeSiteWithForms} from '@dental/testing/forms';
import {readPdfText} from '@dental/testing/pdf';

const site = makeSiteWithForms();
const FORMS = site.practice.newPatientForms;

describe('renderForm', () => {
  it('prints the current practice details', async () => {
    const words = readPdfText(await renderForm(FORMS, site));
    for (const fact of [
      'Example Dental',
      '(602) 555-0100',
      '1 Main St, Mesa, AZ 85201',
      'www.example.com',
    ])
      expect(words).toContain(fact);
    for (const fact of ['11 to 22 minutes', '33 hours', '$44', 'some plans'])
      expect(words).toContain(fact);
  });

  it('repeats the title at the top of each later sheet', async () => {
    const title = 'Papers to bring';
    const newPatientForms = {...site.newPatientForms, title};
    const words = readPdfText(await renderForm(FORMS, {...site, newPatientForms}));
    const [titles, sheets] = [title, /Page \d of/].map((part) => words.split(part).length - 1);
    expect(sheets).toBeGreaterThan(1);
    // The first sheet has it as its heading, and the file as its name.
    expect(titles).toBeGreaterThanOrEqual(sheets ?? 0);
  });

  it('renders a referral slip on one sheet for referring dentists', async () => {
    const referral = await renderForm('/forms/referral-slip.pdf', site);
    const words = readPdfText(referral);
    for (const fact of [
      'Example Dental',
      '(602) 555-0100',
      '1 Main St, Mesa, AZ 85201',
      'Page 1 of 1',
    ])
      expect(words).toContain(fact);
    expect(referral.toString('latin1')).toContain('/AcroForm');
  });

  it('returns the same bytes until the content changes', async () => {
    const first = await renderForm(FORMS, site);
    const second = await renderForm(FORMS, site);
    expect(first.equals(second)).toBe(true);
    const changedSite = {...site, practice: {...site.practice, phone: '(602) 555-0199'}};
    expect((await renderForm(FORMS, changedSite)).equals(first)).toBe(false);
  });

  it('draws closer before it reports a sheet as too long', async () => {
    const renderRows = (count: number) => {
      const parts = Array.from({length: count}, (_, row) => ({
        kind: 'fields' as const,
        fields: [{name: `row-${row}`, label: `Row ${row}`, span: 12}],
      }));
      const sheets = [{sections: [{heading: 'Rows', parts}]}];
      const newPatientForms = {...site.newPatientForms, intro: '', sheets};
      return renderForm(FORMS, {...site, newPatientForms});
    };
    expect(readPdfText(await renderRows(17))).toContain('Row 16');
    await expect(renderRows(19)).rejects.toThrow('Sheet 1 of');
  });

  it('keeps a long address of a site on one line', async () => {
    const host = `www.${'example'.repeat(9)}.com`;
    const practice = {...site.practice, site: `https://${host}`};
    const words = readPdfText(await renderForm(FORMS, {...site, practice}));
    expect(words).toContain(`85201  |  (602) 555-0100  |  ${host}`);
  });

  it('creates a fillable form that screen readers read in English', async () => {
    const pdf = (await renderForm(FORMS, site)).toString('latin1');
    expect(pdf).toContain('/AcroForm');
    expect(pdf).toContain('/Lang (en-US)');
    expect(pdf).toContain('/StructTreeRoot');
  });
});
