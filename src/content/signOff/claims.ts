import type {PageKind} from '../schemas/page';
import type {Page, Site} from '../site';

/** What a page can say that somebody must answer for: about treatments, or about what they cost. */
export type Claim = 'clinical' | 'money';

/** Somebody with a page of their own. */
export type Person = Page<'dentist' | 'staff'>;

/** The kinds of page that are about a treatment from their first line. */
const CLINICAL_KINDS: readonly PageKind[] = ['service', 'sub-service'];

/** The blocks that say what something costs. */
const MONEY_BLOCKS = ['PaymentHelper', 'PaymentPartners', 'FinancingWidget'];

/** The quoted facts that are a claim of each sort; see `factTexts` for their names. */
const CLAIM_FACTS: Record<Claim, RegExp> = {
  clinical: /^care\./,
  money: /^(discount|financing)\.|^cancellation\.fee$/,
};

/** The claims that a page makes: by its kind, by the facts that it quotes and by its blocks. */
export function claimsOf({kind, body}: Pick<Page, 'kind' | 'body'>): Claim[] {
  const quoted = body.components.filter(({name}) => name === 'Fact').map(({attributes}) => attributes.name ?? '');
  const quotes = (claim: Claim) => quoted.some((name) => CLAIM_FACTS[claim].test(name));
  const claims: Claim[] = [];
  if (CLINICAL_KINDS.includes(kind) || quotes('clinical')) claims.push('clinical');
  if (quotes('money') || body.components.some(({name}) => MONEY_BLOCKS.includes(name))) claims.push('money');
  return claims;
}

/** Whether a person may answer for claims: a dentist for all, a manager for those about money. */
export function mayReview({kind, expertise}: Pick<Person, 'kind' | 'expertise'>, claims: readonly Claim[]): boolean {
  return kind === 'dentist' || (!claims.includes('clinical') && /\bmanager\b/i.test(expertise));
}

/**
 * Finds a person by the name of their page's file, or by their name.
 * @param wanted such as `dr-elena-marquez` or `Dr. Elena Marquez`
 */
export function findPerson({pages}: Pick<Site, 'pages'>, wanted: string): Person | undefined {
  const plain = wanted.trim().toLowerCase();
  const people = pages.filter((page): page is Person => page.kind === 'dentist' || page.kind === 'staff');
  return people.find((person) => slugOf(person) === plain || person.name.toLowerCase() === plain);
}

/** The name of a person's file without its ending, which is how other files refer to them. */
export function slugOf({path}: Pick<Person, 'path'>): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
