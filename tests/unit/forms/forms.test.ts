import {describe, expect, it} from 'vitest';
import {newPatientForms} from '../../../src/forms';
import {exampleSite} from '../../support/exampleSite';
import {wordsOfPdf} from '../../support/pdf';

const site = exampleSite();

describe('the forms that new patients download', () => {
  it('say the facts of the practice as they are now', async () => {
    const words = wordsOfPdf(await newPatientForms(site));
    for (const fact of ['Example Dental', '(602) 555-0100', '1 Main St, Mesa, AZ 85201', 'www.example.com'])
      expect(words).toContain(fact);
    for (const fact of ['11 to 22 minutes', '33 hours', '$44', 'some plans']) expect(words).toContain(fact);
  });

  it('are the same file as long as the facts are the same', async () => {
    const [one, two] = [await newPatientForms(site), await newPatientForms(site)];
    expect(one.equals(two)).toBe(true);
    const other = {...site, practice: {...site.practice, phone: '(602) 555-0199'}};
    expect((await newPatientForms(other)).equals(one)).toBe(false);
  });

  it('can be filled in, and are read aloud in English', async () => {
    const pdf = (await newPatientForms(site)).toString('latin1');
    expect(pdf).toContain('/AcroForm');
    expect(pdf).toContain('/Lang (en-US)');
    expect(pdf).toContain('/StructTreeRoot');
  });
});
