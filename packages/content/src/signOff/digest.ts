import {createHash} from 'node:crypto';
import {thirdPartyTable} from '@dental/vendors';
import {walkFields} from '../walkFields';
import {factTexts} from '../quotableFacts';
import type {Page, Site} from '../site';

/** What a block shows that is in another file, where it is a claim. */
const SHOWN_BY: Record<string, (site: Site) => unknown> = {
  PaymentHelper: ({policies}) => [
    policies.financing.plans,
    policies.financing.downPaymentPercent,
    policies.discounts,
  ],
  PaymentPartners: ({paymentPartners}) => paymentPartners.map(({name, text}) => [name, text]),
  // Confirming a list again says nothing new.
  InsurancePlans: ({insurance}) => insurance.plans.map(({name, standing}) => [name, standing]),
  CostRanges: ({costs}) => costs.groups,
  MembershipPlan: ({costs}) => costs.membership,
  ThirdParties: (site) =>
    thirdPartyTable(site).map(({hosts, owner, purpose}) => [hosts, owner, purpose]),
  NewPatientForms: ({newPatientForms}) => walkFields(newPatientForms).map(({value}) => value),
  PerioProtect: ({perioProtection}) => [perioProtection.heading, perioProtection.desc],
};

/**
 * What somebody signs, in short: the words of a page, who is named below them, and for which day. Another word or
 * another figure among what it says makes another digest. Line breaks, emphasis, links, the shape of quotation marks and
 * how many cases there are make no difference. It is compared, never shown: nobody signs by copying it.
 */
export function signedDigest(site: Site, page: Page): string {
  const {by, on} = page.reviewed ?? {};
  const said = JSON.stringify([...whatIsSaid(site, page), by, on], (_, value: unknown) =>
    typeof value === 'string' ? plain(value) : value,
  );
  return createHash('sha256').update(said).digest('hex');
}

function whatIsSaid(site: Site, page: Page): unknown[] {
  const facts = factTexts(site);
  const filled = page.body.words.map((words) =>
    words.replaceAll(/<Fact name="([^"]*)">/g, (tag, name: string) =>
      name.startsWith('counts.') ? tag : (facts[name] ?? tag),
    ),
  );
  const blocks = page.body.components.flatMap(({name}) => SHOWN_BY[name]?.(site) ?? []);
  return [wordsAtTheTop(page), filled, blocks];
}

/** What the fields of a page say of it, apart from its name in menus and search results. */
function wordsAtTheTop(page: Page): unknown[] {
  const {heading, description} = page;
  const card = 'cardText' in page ? [page.cardTitle, page.cardText] : [];
  const person = 'expertise' in page ? [page.name, page.expertise] : [];
  const skills = page.kind === 'dentist' ? [...(page.skills ?? []), ...(page.education ?? [])] : [];
  return [
    heading,
    description,
    ...card,
    ...person,
    ...skills.map(({title, text}) => [title, text]),
  ];
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
