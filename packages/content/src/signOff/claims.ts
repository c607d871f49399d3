import type {PageKind} from '../schemas/pageFields';
import {pagesOfKind, type Page, type Site} from '../site';

/** What a page can say that somebody must answer for: about treatments, about what they cost, or about rights and data. */
export type Claim = 'clinical' | 'money' | 'legal';

/** Somebody with a page of their own. */
export type Person = Page<'dentist' | 'staff'>;

/** The kinds of page that make a claim from their first line. */
const CLAIMING_KINDS: Partial<Record<PageKind, Claim>> = {
  service: 'clinical',
  'sub-service': 'clinical',
  legal: 'legal',
};

/** The blocks that make a claim: advice on when to call, prices, and forms, which ask patients for their data. */
const CLAIMING_BLOCKS: Record<string, Claim> = {
  WhenToCall: 'clinical',
  PerioProtect: 'clinical',
  PaymentHelper: 'money',
  PaymentPartners: 'money',
  FinancingWidget: 'money',
  InsurancePlans: 'money',
  CostRanges: 'money',
  MembershipPlan: 'money',
  PatientForm: 'legal',
  NewPatientForms: 'legal',
  ThirdParties: 'legal',
};

/** The quoted facts that are a claim of each sort; see `factTexts` for their names. */
const CLAIMING_FACTS: Record<Claim, RegExp> = {
  clinical: /^care\./,
  money: /^(discount|financing|offer)\.|^cancellation\.fee$/,
  legal: /^(terms|privacy)\./,
};

const CLAIMS: readonly Claim[] = ['clinical', 'money', 'legal'];

/** The claims that a page makes: by its kind, by its blocks and by the facts that it quotes. */
export function claimsOf({kind, body}: Pick<Page, 'kind' | 'body'>): Claim[] {
  const quoted = body.components
    .filter(({name}) => name === 'Fact')
    .map(({attributes}) => attributes.name ?? '');
  return CLAIMS.filter(
    (claim) =>
      CLAIMING_KINDS[kind] === claim ||
      body.components.some(({name}) => CLAIMING_BLOCKS[name] === claim) ||
      quoted.some((name) => CLAIMING_FACTS[claim].test(name)),
  );
}

/** Whether a person may answer for claims: a dentist for all, a manager for those that are not about treatments. */
export function mayReview(
  {kind, expertise}: Pick<Person, 'kind' | 'expertise'>,
  claims: readonly Claim[],
): boolean {
  return kind === 'dentist' || (!claims.includes('clinical') && /\bmanager\b/i.test(expertise));
}

/**
 * Finds a person by the name of their page's file, or by their name.
 * @param wanted such as `dr-elena-marquez` or `Dr. Elena Marquez`
 */
export function findPerson(site: Pick<Site, 'pages'>, wanted: string): Person | undefined {
  const plain = wanted.trim().toLowerCase();
  const people = pagesOfKind(site, 'dentist', 'staff');
  return people.find(({path, name}) => path.endsWith(`/${plain}`) || name.toLowerCase() === plain);
}
