import {countDaysBetween, formatLongDate} from '@dental/practice';
import {
  createFieldProblem,
  type Content,
  type FieldPath,
  walkFields,
  getPracticeFile,
  practiceNames,
  type Problem,
} from '@dental/content';
import {followNames} from '../names';
import {describeReplacement} from '../words';

/** A person confirms an amount that becomes this many times larger or smaller. */
export const MIN_FACTOR = 3;

/** A date that moves by more days probably has a typo in its year. */
const MAX_DATE_SHIFT_DAYS = 1100;

const MAX_QUOTE_LENGTH = 90;

/**
 * The fields that say who we are and where, by what to do after a change: a mistake in them sends
 * patients elsewhere.
 */
const FIELDS_BY_REMEDY: Record<string, RegExp> = {
  'Call the new number, then confirm in the pull request that it works.': /^practice\.phone$/,
  'Call the number at night, then confirm in the pull request that it is right.':
    /^practice\.afterHours\..*\.(?:phone|what|address)$/,
  'Send a message to the new address, then confirm in the pull request that it works.':
    /^practice\.email$/,
  'Look it up on a map, then confirm in the pull request that we moved.':
    /^practice\.(?:address|geo)\./,
  'Confirm in the pull request that this is intended.': /^practice\.(?:name|site)$/,
  'Open the new address, then confirm in the pull request that it is ours.':
    /^practice\.(?:links\.|social\..*url$)|^paymentPartners\..*\.url$/,
  'Ask someone who speaks the language to confirm it.': /^practice\.languageHelp\..*text$/,
  'Try the form, the chat, or the map, then confirm in the pull request that it is ours.':
    /^integrations\./,
  'Check the pages that repeat it, then confirm in the pull request.': /^hours\.note$/,
  'Ask the person responsible for the legal texts to confirm it.': /^policies\.(?:terms|privacy)\./,
  'Add to the pull request where the signed paper is filed.':
    /^thirdParties\.(?:.*\.)?agreements?(?:\.|$)/,
  'Update the pages that repeat it in their own words.':
    /^practice\.languages$|^policies\.payments\.accepted$/,
  'Ask a dentist to confirm it: every page that quotes it changes.': /^claims\./,
};

/** Warns about facts that changed a lot, or that identify the practice. */
export function checkFacts(content: Content, former: Content): Problem[] {
  const rename =
    former.practice && content.practice && followNames(former.practice, content.practice);
  return practiceNames.flatMap((name) => {
    return listChangedValues(former[name], content[name]).flatMap(
      ({field, at, oldValue, value}) => {
        if (name !== 'practice' && rename?.(String(oldValue)) === value) return [];
        const explanation = explainChange(`${name}.${field}`, oldValue, value);
        if (!explanation) return [];
        return createFieldProblem(content, getPracticeFile(name), at, {
          severity: 'warning',
          quote: String(value),
          ...explanation,
        });
      },
    );
  });
}

/** A value of a file: a text or a number, or a list or a record of values. */
type FactNode = string | number | {[step: string | number]: FactNode};

/** The name that identifies an entry of a list, if it has one. */
function getEntryName(entry: FactNode | undefined): string | number | undefined {
  if (typeof entry !== 'object') return undefined;
  const name = entry.name ?? entry.id;
  return typeof name === 'object' ? undefined : name;
}

/**
 * Every value of a file by its field path. Entries of a list are identified by their names, because
 * others may come and go; a list of texts is one value.
 */
export function indexValues(facts: unknown): Map<string, {at: FieldPath; value: unknown}> {
  const values = new Map<string, {at: FieldPath; value: unknown}>();
  for (const {at, value} of walkFields(facts)) {
    let node = facts as FactNode | undefined;
    const steps = at.map((step) => {
      node = typeof node === 'object' ? node[step] : undefined;
      return typeof step === 'number' ? (getEntryName(node) ?? step) : step;
    });
    const isTextInList = typeof steps.at(-1) === 'number' && typeof value === 'string';
    const field = (isTextInList ? steps.slice(0, -1) : steps).join('.');
    const earlier = isTextInList ? values.get(field) : undefined;
    values.set(
      field,
      earlier ? {at: earlier.at, value: `${String(earlier.value)}, ${String(value)}`} : {at, value},
    );
  }
  return values;
}

/** The values of a file that changed, without new and removed ones. */
export function listChangedValues(
  before: unknown,
  after: unknown,
): {field: string; at: FieldPath; oldValue: unknown; value: unknown}[] {
  const oldValues = indexValues(before);
  return [...indexValues(after)].flatMap(([field, {at, value}]) => {
    const oldValue = oldValues.get(field)?.value;
    return oldValue === undefined || oldValue === value ? [] : [{field, at, oldValue, value}];
  });
}

function explainChange(
  field: string,
  before: unknown,
  after: unknown,
): Pick<Problem, 'message' | 'remedy' | 'finding'> | undefined {
  const [remedy] = Object.entries(FIELDS_BY_REMEDY).find(([, fields]) => fields.test(field)) ?? [];
  if (typeof before === 'number' && typeof after === 'number') {
    const factor = computeFactor(before, after);
    if (factor >= MIN_FACTOR) {
      const times = factor.toFixed(1).replace('.0', '');
      const direction = after > before ? 'higher' : 'lower';
      return {
        message: `This amount changed from ${before} to ${after}: ${times} times ${direction}.`,
        remedy: remedy ?? 'Check it, then confirm in the pull request that it is intended.',
        finding: 'change/figure',
      };
    }
  }
  const isDate = (value: unknown): value is string => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  const areDates = isDate(before) && isDate(after);
  if (areDates && field.endsWith('.confirmed') && after < before)
    return {
      message: `This date moved back from ${formatLongDate(before)} to ${formatLongDate(after)}.`,
      remedy: 'Write the day when someone last compared the list.',
      finding: 'change/fact',
    };
  const isFarDate = areDates && Math.abs(countDaysBetween(before, after)) > MAX_DATE_SHIFT_DAYS;
  if (!remedy && !isFarDate) return undefined;
  return {
    message: formatChange(before, after),
    remedy: remedy ?? 'Check the year.',
    finding: 'change/fact',
  };
}

/** "This changed from "9 am" to "8 am"." Both are texts, numbers, or lists of texts. */
export function formatChange(before: unknown, after: unknown): string {
  return `This ${describeReplacement(String(before), String(after), MAX_QUOTE_LENGTH)}.`;
}

/** The factor between two amounts, from 1; also 1 if either isn't positive. */
export function computeFactor(one: number, other: number): number {
  return one > 0 && other > 0 ? Math.max(other / one, one / other) : 1;
}
