import {describe, expect, it} from 'vitest';
import {formAt} from '../../src/forms';
import {siteWithForms} from '@dental/testing/forms';
import {wordsOfPdf} from '@dental/testing/pdf';

const site = siteWithForms();
const FORMS = site.practice.newPatientForms;

describe('the forms that new patients download', () => {
  it('say the facts of the practice as they are now', async () => {
    const words = wordsOfPdf(await formAt(FORMS, site));
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

  it('include a slip for dentists who refer a patient, on one sheet', async () => {
    const slip = await formAt('/forms/referral-slip.pdf', site);
    const words = wordsOfPdf(slip);
    for (const fact of [
      'Example Dental',
      '(602) 555-0100',
      '1 Main St, Mesa, AZ 85201',
      'Page 1 of 1',
    ])
      expect(words).toContain(fact);
    expect(slip.toString('latin1')).toContain('/AcroForm');
  });

  it('are the same file as long as the facts are the same', async () => {
    const [one, two] = [await formAt(FORMS, site), await formAt(FORMS, site)];
    expect(one.equals(two)).toBe(true);
    const other = {...site, practice: {...site.practice, phone: '(602) 555-0199'}};
    expect((await formAt(FORMS, other)).equals(one)).toBe(false);
  });

  it('can be filled in, and are read aloud in English', async () => {
    const pdf = (await formAt(FORMS, site)).toString('latin1');
    expect(pdf).toContain('/AcroForm');
    expect(pdf).toContain('/Lang (en-US)');
    expect(pdf).toContain('/StructTreeRoot');
  });
});
