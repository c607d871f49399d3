import {
  type Check,
  collectProseByFile,
  type Content,
  escapePattern,
  findSentences,
  isEnglish,
  memoize,
  memoizeTexts,
  memoizeWithContext,
  type Problem,
  type Prose,
  serializePassages,
  toPagePath,
} from '@dental/content';
import {getLanguage} from '@dental/practice';
import {compileWords} from './compileWords';
import {type Engine, getEngine, getEngineKey} from './engine/engine';
import {listNamesOfPlan} from './engine/practiceVocabulary';
import {findViolations} from './engine/rule';
import {normalizeText} from './engine/sentences';
import {getSpanishEngine} from './spanish/engine';
import {toPlain} from './spanish/plain';

type Place = Pick<Problem, 'file' | 'field' | 'line'>;

type Plan = NonNullable<Content['insurance']>['plans'][number];

/** Our contract with a plan, as a sentence describes it. */
type Status = 'in' | 'out';

const ITS_NETWORK = String.raw`(?:its|their|that|this|the|your|our)(?: plan's)? network`;

const IN_NETWORK = compileWords(
  [
    'in[- ]network',
    `(?:in|inside|part of|within) ${ITS_NETWORK}`,
    'contract(?:ed)? with',
    '(?:have|hold|signed) (?:no|an?) contract',
    '(?:participating|preferred) (?:provider|dentist|office)s?',
    'participate',
    String.raw`join(?:ed)? (?:its|their|the|your|our)? ?(?:\p{L}+ ){0,2}networks?`,
    'signed (?:up |on )?with',
    '(?:added (?:[^.;,]+ )?to|(?:one|part) of) our (?:list of )?networks?',
    '(?:en|dentro de|parte de|pertenecemos a) (?:su|sus|la|las|esa|nuestra) red(?:es)?',
    '(?:tenemos|tengamos|hay|firmamos) (?:un )?(?:contrato|convenio)',
  ],
  'giu',
);
const OUT_OF_NETWORK = compileWords(
  [
    'out[- ]of[- ]network',
    `outside (?:of )?${ITS_NETWORK}`,
    "we(?:'ve| have)? (?:just |recently )?(?:dropped|left|canceled)",
    'without a contract',
    'fuera de (?:su|sus|la|las|esa|nuestra) red(?:es)?',
    'sin (?:contrato|convenio)',
  ],
  'giu',
);

/** A denial shortly before a statement: "we are not in its network". */
const DENIED = /(?:\b(?:not|never|no|nor|nunca|ni|tampoco)\b|n't)[^.,;:]{0,20}$/i;
const HAS_NO = /\bno\b/i;

/** Words that make a statement depend on something, or that are about other plans, too. */
const UNCERTAIN = new RegExp(
  [
    String.raw`[?¿]|\b(?:if|whether|ask|asks|depends?|may|might|could|would|some|many|most|check`,
    String.raw`|verify|which|was|were|until|unless|unlike|except|other than|but not|instead|than`,
    String.raw`|si|pregunt\p{L}+|depende\p{L}*|algun\p{L}+|much[oa]s|pued[ea]\p{L}*|quiz\p{L}`,
    String.raw`|averigu\p{L}+|excepto|salvo|menos (?:con|los|el)|diferencia|cuál\p{L}*|hasta)`,
    String.raw`(?!\p{L})`,
  ].join(''),
  'iu',
);

/** A condition that only names the plan: "If you have Aetna, we are in its network." */
const WITH_PLAN = new RegExp(
  [
    String.raw`^(?:If|When) (?:you (?:have|carry|are (?:on|with))|your \p{L}+ is)\b`,
    String.raw`|^(?:Si|Cuando) (?:usted )?(?:tiene|trae|su \p{L}+ es)\b`,
  ].join(''),
  'u',
);

/** Other things that we do for plans, so that not every plan of a sentence has its status. */
const OTHER_SERVICE = /\b(?:files?|claims?|bills?|send|reclamos?|enviamos|mandamos)\b/i;

/** A list of examples has the status of the statement before it. */
const EXAMPLES = compileWords(
  [
    String.raw`includ\p{L}+`,
    'such as',
    'for example',
    'for instance',
    '(?:among|of) (?:them|these|those)',
    '(?:these|those|they) are',
    'that is (?:true|so|the case)',
    'así',
    String.raw`inclu[iy]\p{L}+`,
    'por ejemplo',
    '(?:de|entre) (?:ellos|ellas|estos)',
    '(?:éstos|estos|esos) son',
    'es el caso',
  ],
  'iu',
);

/** Words for the plan of the sentence before. */
const THAT_PLAN = compileWords(
  ['it', 'its', 'their', 'them', 'that plan', 'su', 'sus', 'lo', 'los', 'ese plan', 'él', 'ellos'],
  'iu',
);

/** Tells the status that a text states; undefined if it states none, or both. */
const readStatus = memoizeTexts((text): Status | undefined => {
  const statements = [
    ...[...text.matchAll(IN_NETWORK)].map(({0: match, index}): Status =>
      HAS_NO.test(match) || DENIED.test(text.slice(0, index)) ? 'out' : 'in',
    ),
    ...[...text.matchAll(OUT_OF_NETWORK)].map(({index}): Status =>
      DENIED.test(text.slice(0, index)) ? 'in' : 'out',
    ),
  ];
  const [status] = statements;
  return statements.every((one) => one === status) ? status : undefined;
});

/** The plans by the names that people use for them. */
const indexPlans = memoize((plans: readonly Plan[]) => {
  const byName = new Map(
    plans.flatMap((plan) => listNamesOfPlan(plan, plans).map((name) => [name, plan] as const)),
  );
  const names = [...byName.keys()]
    .filter((name) => /^\p{Lu}/u.test(name))
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\d])(?:${names.map(escapePattern).join('|')})(?![\p{L}\d])`,
    'gu',
  );
  return memoizeTexts((text) => {
    const named = [...text.matchAll(pattern)].filter(
      ({0: name, index}) =>
        index > 0 ||
        !isEnglish(name.toLowerCase()) ||
        /^ (?:left|dropped|is|has|plans?|members?|patients|people)\b/.test(text.slice(name.length)),
    );
    return named.flatMap(({0: name}) => {
      const plan = byName.get(name);
      return plan ? [{name, plan}] : [];
    });
  });
});

/** Reports plans whose status in a sentence, or in the one before it, isn't that of our records. */
export const checkPlanStatus: Check = (content) => {
  const {insurance} = content;
  if (!insurance || insurance.plans.length === 0) return [];
  return collectProseByFile(content).flatMap((all) => checkFile(all, content));
};

const checkFile = memoizeWithContext(
  (content) => getEngineKey(content) + JSON.stringify(content.insurance?.plans),
  (all: readonly Prose[], content: Content) =>
    all.flatMap((prose, index) => checkPassage(prose, all[index - 1], content)),
  serializePassages,
);

function checkPassage(prose: Prose, above: Prose | undefined, content: Content): Problem[] {
  const findPlans = indexPlans(content.insurance?.plans ?? []);
  if (prose.kind === 'case') return [];
  const question = above && /\?\s*$/.test(above.text) ? above.text : '';
  let last = findPlans(normalizeText(question));
  let context: Status | undefined;
  return findSentences(prose.text).flatMap(({text: written, start}): Problem[] => {
    const text = normalizeText(written);
    const named = findPlans(text);
    const own = readStatus(text);
    const status = own ?? (EXAMPLES.test(text) ? context : undefined);
    const plans = named.length === 0 && own && THAT_PLAN.test(text) ? last : named;
    if (own && !text.includes('?')) context = own;
    last = named;
    if (!status || UNCERTAIN.test(text.replace(WITH_PLAN, ''))) return [];
    if (plans.length > 1 && OTHER_SERVICE.test(text)) return [];
    const wrong = plans.find(({plan}) => (plan.standing === 'in-network') !== (status === 'in'));
    // A plan to ask about may be out of network.
    if (!wrong || (wrong.plan.standing === 'ask' && status === 'out')) return [];
    if (isReported(written, prose, content)) return [];
    const {file, field, getLine} = prose;
    return [describeStatus(wrong.plan, wrong.name, {file, field, line: getLine(start)})];
  });
}

/** The rules that read one sentence, and the plans there. */
const listRules = memoize((engine: Engine) =>
  engine.rules.filter(({name}) => name === 'facts/plan' || name === 'es/payment'),
);

/** Returns true if a rule reports the sentence, so that it is reported once. */
function isReported(sentence: string, {file, kind}: Prose, content: Content): boolean {
  const voice = kind === 'facts' ? 'facts' : 'page';
  const isSpanish = getLanguage(toPagePath(file)) === 'es';
  const engine = isSpanish ? getSpanishEngine(content) : getEngine(content);
  const text = isSpanish ? toPlain(sentence) : normalizeText(sentence);
  return findViolations(engine, listRules(engine), {text, voice}).length > 0;
}

const STANDINGS = {
  'in-network': 'we are in network with this plan',
  'out-of-network': 'this plan is out of network',
  ask: 'patients ask us about this plan',
};

function describeStatus({standing}: Plan, quote: string, {file, field, line}: Place): Problem {
  return {
    file,
    line,
    field,
    quote,
    severity: 'warning',
    finding: 'facts/plan',
    message: `"${quote}" has another status here than in our list: ${STANDINGS[standing]}.`,
    remedy: 'Correct the text, or change the plan in _practice/insurance.yml.',
  };
}
