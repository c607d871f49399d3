import {createHash} from 'node:crypto';
import {createThirdPartyTable, getPickedVendor} from '@dental/vendors';
import {walkFields} from '../walkFields';
import {getFactTexts} from '../quotableFacts';
import {getSiteFor} from '../translation';
import {straightenQuotes} from '../typography';
import type {Page, Site} from '../site';

/** The claims that a block shows from another file. */
const BLOCK_CONTENT: Record<string, (site: Site) => unknown> = {
  AfterHours: ({practice}) => practice.afterHours,
  LanguageHelp: ({practice}) => practice.languageHelp,
  // The pages of treatments show all three.
  WhenToCall: ({labels: {emergency}}) => [emergency?.text, emergency?.call911, emergency?.sameDay],
  UrgentCall: ({labels: {urgentCall}}) => [
    urgentCall?.whileOpenText,
    urgentCall?.whileClosedText,
    urgentCall?.noOnCall,
  ],
  FirstVisitOffer: ({policies, labels}) => [
    policies.offers,
    labels.costs?.firstVisit,
    labels.costs?.firstVisitTerms,
  ],
  FinancingWidget: ({practice, integrations, labels}) => [
    practice.links.financingApplication,
    listVendor(integrations, 'financing'),
    labels.financing?.text,
  ],
  PaymentHelper: ({policies, labels}) => [
    policies.financing,
    policies.discounts,
    labels.payment?.hint,
    labels.payment?.note,
  ],
  PaymentPartners: ({paymentPartners}) =>
    paymentPartners.map(({name, text, linkLabel, url}) => [name, text, linkLabel, url]),
  // The date of confirmation is left out: confirming a list again makes no new claim.
  InsurancePlans: ({insurance, labels}) => [
    insurance.plans.map(({name, alsoCalled, standing}) => [name, alsoCalled, standing]),
    labels.insurance?.inNetwork,
    labels.insurance?.outOfNetwork,
    labels.insurance?.callUs,
  ],
  CostRanges: ({costs, labels}) => [costs.groups, labels.costs?.confirmed, labels.costs?.old],
  MembershipPlan: ({costs, labels}) => [costs.membership, labels.costs?.noMembership],
  ThirdParties: createThirdPartyTable,
  // All forms: the newsletter's is in the footer of every page.
  PatientForm: ({forms, integrations}) => [forms, listVendor(integrations, 'forms')],
  BookingSection: ({forms, integrations}) => [forms, listVendor(integrations, 'forms')],
  PromotionBanner: ({promotions: {standing, promotions}}) => [
    standing,
    promotions.map(({heading, text, ticker, starts, ends, links}) => [
      heading,
      text,
      ticker,
      starts,
      ends,
      links,
    ]),
  ],
  NewPatientForms: ({newPatientForms, labels}) => [
    ...walkFields(newPatientForms).map(({value}) => value),
    labels.patientForms?.kept,
  ],
  PerioPromo: listPerioTexts,
  PerioProtect: listPerioTexts,
};

function listPerioTexts({perioProtection}: Site): unknown[] {
  return [perioProtection.heading, perioProtection.desc];
}

/** The vendor of a kind with its ids: a form's text goes there. */
function listVendor(integrations: Site['integrations'], kind: 'forms' | 'financing'): unknown {
  const picked = getPickedVendor(integrations, kind);
  return picked && [picked.vendor.id, picked.ids];
}

/**
 * Computes the digest of the content that a reviewer signs: the text of a page, the reviewer, and
 * the review date. A changed word or figure changes it. Line breaks, emphasis, links, the shape of
 * quotation marks, and the number of cases don't. It is compared and never shown, so no one can
 * sign by copying it.
 */
export function computeSignedDigest(site: Site, page: Page): string {
  const {by, on} = page.reviewed ?? {};
  const content = listSignedContent(getSiteFor(site, page.path), page);
  const json = JSON.stringify([...content, by, on], (_, value: unknown) =>
    typeof value === 'string' ? normalizeText(value) : value,
  );
  return createHash('sha256').update(json).digest('hex');
}

function listSignedContent(site: Site, page: Page): unknown[] {
  const facts = getFactTexts(site);
  const pieces = page.body.words.map((piece) =>
    piece.replaceAll(/<Fact name="([^"]*)">/g, (tag, name: string) =>
      name.startsWith('counts.') ? tag : (facts[name] ?? tag),
    ),
  );
  const blocks = page.body.components.flatMap(({name}) => BLOCK_CONTENT[name]?.(site) ?? []);
  return [listSignedFields(page), pieces, blocks, listVideos(site, page)];
}

/** Returns the texts and the sources of the videos that a page shows. */
function listVideos({videos}: Site, page: Page): unknown[] {
  const ids = page.body.components.flatMap(({attributes}) => [attributes.id, attributes.video]);
  if ('video' in page) ids.push(page.video);
  return videos
    .filter(({id}) => ids.includes(id))
    .map(({title, description, provider, source}) => [title, description, provider, source]);
}

/** Returns the texts of a page's fields, without its name in menus. */
function listSignedFields(page: Page): unknown[] {
  const card = 'cardText' in page ? [page.cardTitle, page.cardText] : [];
  const person = 'expertise' in page ? [page.name, page.expertise] : [];
  const skills = page.kind === 'dentist' ? [...(page.skills ?? []), ...(page.education ?? [])] : [];
  const records =
    page.kind === 'dentist'
      ? [page.license, page.schools, page.sedationPermit, page.goodWith, page.languages]
      : [];
  return [
    page.title,
    page.heading,
    page.description,
    page.englishDigest,
    page.translated,
    ...card,
    ...person,
    ...records,
    'updated' in page && page.updated,
    ...skills.map(({title, text}) => [title, text]),
  ];
}

function normalizeText(text: string): string {
  return straightenQuotes(text.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();
}
