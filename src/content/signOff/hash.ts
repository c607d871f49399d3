import {createHash} from 'node:crypto';
import {factTexts} from '../quotableFacts';
import type {Page, Site} from '../site';

/** What a block shows that stands in another file, where it is a claim. */
const SHOWN_BY: Record<string, (site: Site) => unknown> = {
  PaymentHelper: ({policies}) => [policies.financing.plans, policies.financing.downPaymentPercent, policies.discounts],
  PaymentPartners: ({paymentPartners}) => paymentPartners.map(({name, text}) => [name, text]),
  PerioProtect: ({perioProtection}) => [perioProtection.heading, perioProtection.desc],
};

/**
 * The words of a page in short: another word or another figure among what it says makes another hash. Line
 * breaks, emphasis, links, the shape of quotation marks and how many cases there are make no difference.
 * @returns twelve letters and digits
 */
export function wordsHash(site: Site, page: Page): string {
  const facts = factTexts(site);
  const filled = page.body.words.map((words) =>
    words.replaceAll(/<Fact name="([^"]*)">/g, (tag, name: string) =>
      name.startsWith('counts.') ? tag : (facts[name] ?? tag),
    ),
  );
  const blocks = page.body.components.flatMap(({name}) => SHOWN_BY[name]?.(site) ?? []);
  const said = JSON.stringify([wordsAtTheTop(page), filled, blocks], (_, value: unknown) =>
    typeof value === 'string' ? plain(value) : value,
  );
  return createHash('sha256').update(said).digest('hex').slice(0, 12);
}

/** What the fields of a page say of it, apart from its name in menus and search results. */
function wordsAtTheTop(page: Page): unknown[] {
  const {heading, description} = page;
  const card = 'cardText' in page ? [page.cardTitle, page.cardText] : [];
  const person = 'expertise' in page ? [page.name, page.expertise] : [];
  const skills = page.kind === 'dentist' ? [...(page.skills ?? []), ...(page.education ?? [])] : [];
  return [heading, description, ...card, ...person, ...skills.map(({title, text}) => [title, text])];
}

function plain(text: string): string {
  return text.normalize('NFC').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim();
}
