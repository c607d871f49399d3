import type {PageKind} from '../schemas/pageFields';
import {getPagesOfKind, type Page, type Site} from '../site';

/** A topic that needs a reviewer: treatments, prices, or rights and data. */
export type Claim = 'clinical' | 'money' | 'legal';

/** The page of a person. */
export type Person = Page<'dentist' | 'staff'>;

/** The kinds of page that always make a claim. */
const CLAIMS_BY_KIND: Partial<Record<PageKind, Claim>> = {
  service: 'clinical',
  'sub-service': 'clinical',
  legal: 'legal',
};

/** The blocks that make a claim. Forms do, because they ask patients for their data. */
const CLAIMS_BY_BLOCK: Record<string, Claim> = {
  WhenToCall: 'clinical',
  PerioPromo: 'clinical',
  PerioProtect: 'clinical',
  FirstVisitOffer: 'money',
  PaymentHelper: 'money',
  PaymentPartners: 'money',
  FinancingWidget: 'money',
  InsurancePlans: 'money',
  CostRanges: 'money',
  MembershipPlan: 'money',
  PromotionBanner: 'money',
  PatientForm: 'legal',
  BookingSection: 'legal',
  NewPatientForms: 'legal',
  ThirdParties: 'legal',
};

/** The names of quoted facts that make each claim; see `getFactTexts`. */
const FACT_PATTERNS: Record<Claim, RegExp> = {
  clinical: /^care\./,
  money: /^(discount|financing|offer)\.|^cancellation\.fee$/,
  legal: /^(terms|privacy)\./,
};

const CLAIMS: readonly Claim[] = ['clinical', 'money', 'legal'];

/** Returns the claims that a page makes by its kind, its blocks, and the facts it quotes. */
export function findClaims({kind, body}: Pick<Page, 'kind' | 'body'>): Claim[] {
  const quotedFacts = body.components
    .filter(({name}) => name === 'Fact')
    .map(({attributes}) => attributes.name ?? '');
  return CLAIMS.filter(
    (claim) =>
      CLAIMS_BY_KIND[kind] === claim ||
      body.components.some(({name}) => CLAIMS_BY_BLOCK[name] === claim) ||
      quotedFacts.some((name) => FACT_PATTERNS[claim].test(name)),
  );
}

/**
 * Returns true if a person may sign claims: a dentist may sign all, a manager all except clinical
 * ones.
 */
export function canReview(
  {kind, expertise}: Pick<Person, 'kind' | 'expertise'>,
  claims: readonly Claim[],
): boolean {
  return kind === 'dentist' || (!claims.includes('clinical') && /\bmanager\b/i.test(expertise));
}

/**
 * Finds a person by the file name of their page, or by their name.
 * @param wanted such as `dr-first-last` or `Dr. First Last`
 */
export function findPerson(site: Pick<Site, 'pages'>, wanted: string): Person | undefined {
  const key = wanted.trim().toLowerCase();
  const people = getPagesOfKind(site, 'dentist', 'staff');
  return people.find(({path, name}) => path.endsWith(`/${key}`) || name.toLowerCase() === key);
}
