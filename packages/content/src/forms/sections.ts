import {getFactTexts} from '../quotableFacts';
import type {PaperForm, TextCell} from '../schemas/paperForms';
import type {Site} from '../site';
import {slugify} from '../slugs';
import {applyTypographyToFields} from '../typography';
import {mapTexts} from '../walkFields';
import {makeBlocks, type Block} from './blocks';

/** Returns the practice details that are printed on every sheet. */
export function getLetterhead({practice, labels}: Site) {
  const {street, city, state, zip} = practice.address;
  return {
    name: practice.name,
    phone: practice.phone,
    address: `${street}, ${city}, ${state} ${zip}`,
    site: practice.site.replace(/^https:\/\//, ''),
    /** The page number at the foot of a sheet, such as `Page {number} of {count}`. */
    page: labels.patientForms.page,
  };
}

export type Letterhead = ReturnType<typeof getLetterhead>;

/** Replaces each placeholder in the texts of a form, such as `{phone}`; see `FORM_FACTS`. */
function fillFacts<Value>(value: Value, site: Site): Value {
  const {phone, address} = getLetterhead(site);
  const {insurance} = site.policies.payments;
  const facts: Record<string, string> = {...getFactTexts(site), phone, address, insurance};
  return mapTexts(value, (text) =>
    text.replaceAll(/\{([\w.-]+)\}/g, (token, name: string) => facts[name] ?? token),
  );
}

/** A section of the forms under its heading, as shown on the page. */
export interface FormSection {
  id: string;
  heading: string;
  /** The patient's details, if the section starts a sheet of paper after the first. */
  who?: TextCell[];
  /** True if the section is only on paper. */
  forOffice?: true;
  blocks: Block[];
}

/** Returns a form sheet by sheet, with facts filled in and typographic punctuation. */
export function makeSheets(form: PaperForm, site: Site): Block[][] {
  return applyTypographyToFields(fillFacts(makeBlocks(form, site.labels.patientForms), site));
}

/**
 * Returns the new-patient forms section by section. Blocks before the first heading are left out,
 * because the page has its own introduction.
 */
export function makeFormSections(site: Site): FormSection[] {
  return makeSheets(site.newPatientForms, site).flatMap(splitSections);
}

function splitSections(sheet: readonly Block[]): FormSection[] {
  const sections: FormSection[] = [];
  const who = sheet.flatMap((block) => (block.kind === 'who' ? block.fields : []));
  for (const block of sheet) {
    if (block.kind !== 'heading') {
      sections.at(-1)?.blocks.push(block);
      continue;
    }
    const {text: heading, forOffice} = block;
    const startsSheet = sections.length === 0 && who.length > 0;
    sections.push({
      id: slugify(heading),
      heading,
      ...(startsSheet && {who}),
      ...(forOffice && {forOffice}),
      blocks: [],
    });
  }
  return sections;
}
