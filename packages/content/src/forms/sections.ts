import {factTexts} from '../quotableFacts';
import type {PaperForm, TextCell} from '../schemas/paperForms';
import type {Site} from '../site';
import {slugify} from '../slugs';
import {typographicFields} from '../typography';
import {mapTexts} from '../walkFields';
import {blocksOf, type Block} from './blocks';

/** What the forms say about the practice on every sheet. */
export function letterheadOf({practice, labels}: Site) {
  const {street, city, state, zip} = practice.address;
  return {
    name: practice.name,
    phone: practice.phone,
    address: `${street}, ${city}, ${state} ${zip}`,
    site: practice.site.replace(/^https:\/\//, ''),
    /** The number of a sheet at its foot, such as `Page {number} of {count}`. */
    page: labels.patientForms.page,
  };
}

export type Letterhead = ReturnType<typeof letterheadOf>;

/** The fields of a form with each fact that its texts name in braces in its place (`FORM_FACTS` says which those are). */
export function withFacts<Value>(value: Value, site: Site): Value {
  const {phone, address} = letterheadOf(site);
  const {insurance} = site.policies.payments;
  const facts: Record<string, string> = {...factTexts(site), phone, address, insurance};
  return mapTexts(value, (text) =>
    text.replaceAll(/\{([\w.-]+)\}/g, (token, name: string) => facts[name] ?? token),
  );
}

/** A part of the forms under its heading, as the page shows it. */
export interface FormSection {
  id: string;
  heading: string;
  /** Whose form it is, where the section starts a sheet of paper after the first. */
  who?: TextCell[];
  /** It is on paper alone. */
  forOffice?: true;
  blocks: Block[];
}

/** A form sheet by sheet, with the facts and the signs of typography. */
export function sheetsOf(form: PaperForm, site: Site): Block[][] {
  return typographicFields(withFacts(blocksOf(form, site.labels.patientForms), site));
}

/** The new-patient forms section by section. What stands before the first heading of the first sheet, the page says in its own words. */
export function formSections(site: Site): FormSection[] {
  return sheetsOf(site.newPatientForms, site).flatMap((sheet) => {
    const sections: FormSection[] = [];
    const who = sheet.flatMap((block) => (block.kind === 'who' ? block.fields : []));
    for (const block of sheet) {
      if (block.kind !== 'heading') sections.at(-1)?.blocks.push(block);
      else {
        const {text: heading, forOffice} = block;
        const first = sections.length === 0 && who.length > 0 && {who};
        sections.push({
          id: slugify(heading),
          heading,
          ...first,
          ...(forOffice && {forOffice}),
          blocks: [],
        });
      }
    }
    return sections;
  });
}
