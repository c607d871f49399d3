import type {Content} from '../../../content';
import {costEntries} from '../../../costEntries';
import {phrases, type Phrases} from '../../../language/grammar';
import {memoize} from '../../../memoize';
import {isQuestion} from '../context';
import type {Finder, Found} from '../facts/finder';

/** Something that dental offices announce, and the words for it. */
interface Treatment {
  words: Phrases;
  /** The same among the names of our pages and of the list of costs. */
  named: RegExp;
}

const treatment = (named: RegExp, ...words: readonly string[]): Treatment => ({named, words: phrases(...words)});

/** What an office offers only where it says so: with a page of its own, or a line in the list of costs. */
const TREATMENTS: readonly Treatment[] = [
  treatment(
    /botox|wrinkle/i,
    'botox|dysport|xeomin|botulinum*',
    'wrinkle|wrinkles|frown_line*|crow_s_feet|laugh_lines',
  ),
  treatment(
    /filler/i,
    'dermal|lip|facial filler|fillers',
    'filler|fillers',
    'hyaluronic_acid',
    'plump* .. lip|lips',
    'lips ... plump*|fuller',
  ),
  treatment(
    /facial|skin/i,
    'microneedling|facials|chemical_peel*|dermaplaning|microdermabrasion',
    'hair_removal|tattoo*',
    'massage*|acupuncture|hypnosis',
  ),
  treatment(
    /^(?:metal |traditional )?braces$/im,
    'WE|office|dr .. offer*|place|places|put|puts|fit|fits|do|provide*|have .. braces',
    'braces here|available|too|for_teen*|now',
    'get .. braces .. here|from|with_us',
    'orthodontics .. adults|teens|teenagers|children|here|wires',
  ),
  treatment(/\biv\b|intravenous/i, 'iv|intravenous sedation', 'sedation .. by|through .. vein|drip|iv', 'iv drip'),
  treatment(/general anesthesia/i, 'general_anesthesia'),
  treatment(
    /snor|apnea/i,
    'sleep_apnea treatment|therapy|appliance*|device*',
    'treat*|cure*|stop* .. snor*|sleep_apnea',
    'snor* .. laser',
    'sleep_study|sleep_test*',
  ),
  treatment(/tmj|jaw joint/i, 'tmj treatment|therapy|clinic|specialist*'),
  treatment(/ozone/i, 'ozone'),
  treatment(/robot/i, 'robot|robots|robotic'),
  treatment(/stem cell/i, 'stem_cell*', 'tooth banking'),
  treatment(
    /jewel|gem/i,
    'tooth|dental gem|gems|jewelry|diamond*',
    'grill|grillz',
    'pierc* .. tongue*|lip|lips',
    'tongue*|lip pierc*',
    'gold teeth|caps',
  ),
  treatment(
    /cbd|vitamin/i,
    'cbd',
    'vitamin|vitamins .. for_sale|here|desk|us|buy',
    'buy|sell|sells .. vitamin*|supplement*',
  ),
  treatment(/all-on|full arch/i, 'all on four|4|six|6', 'teeth in a day', 'zygomatic|mini implant*'),
  treatment(/lumineers|no-prep/i, 'lumineers|no_prep_veneer*|snap_on_smile'),
  treatment(
    /in-office whitening|laser whitening/i,
    'laser|zoom|light|in_chair|in_office|one_hour whiten*',
    'whiten* .. laser|lamp|one_hour|in_an_hour',
  ),
  treatment(
    /holistic|biologic/i,
    'oil pulling',
    'mercury detox*|removal',
    'detox*',
    'homeopath*',
    'holistic dentist*|dentistry',
  ),
  treatment(
    /mobile|house call/i,
    'house_call*',
    'mobile dent*|clinic|unit',
    'come|visit|drive|bring .. to your|you home|house|school|workplace',
    'school dentist*',
  ),
  treatment(/injection|infusion|hormone|weight loss|screening/i, 'BEYOND_DENTISTRY'),
  treatment(/covid|flu|vaccin/i, 'flu_shot*|vaccin*|covid_test*', 'blood_test*|a1c'),
];

/** That we have it: somebody of us does it, or patients are to ask for it. */
const OFFERED = phrases(
  'WE|our|us|dr|she|he|doctor|here|front_desk|you_can|you_may',
  'offer*|provide*|available|introduc*|announc*|new|now|get|try|ask|buy|enjoy|book|come|save|smooth|plump|erase|sleep',
);
const NOT_OFFERED = phrases(
  'NEGATION|no|nor|without|no_longer|neither|rather_than|instead_of|beyond',
  'pharmacy|pharmacist|researched|staff_only',
  'refer*|specialist*|surgeon|hospital|dermatologist|orthodontist|elsewhere|other_office*|another_office|colleague',
  'visitors|patients|people|anyone with',
  'if_you|if_your|have_had|had|recent*|tell_us|took|after|before|once|wear*|years_ago',
  'with|after braces',
  'some|many|people|ask_your_doctor|physician|bite|gold_standard',
  'silver|mercury filling*',
  'ask .. about|whether',
);

/** The names of our treatments: of pages, of their sections, and of the list of costs. */
function namesOf(content: Content): string {
  const pages = content.pages.filter(({kind}) => kind === 'service' || kind === 'sub-service');
  return [
    ...pages.flatMap(({heading, body}) => [heading, ...body.headings.map(({text}) => text)]),
    ...costEntries(content.costs).map(({name}) => name),
  ].join('\n');
}

/** Which of the treatments that are told apart here we offer, by their place in the list. */
export const offeredHere = memoize((content: Content): readonly number[] => {
  const names = namesOf(content);
  return TREATMENTS.flatMap(({named}, place) => (named.test(names) ? [place] : []));
});

/** A treatment that is announced, and that no page and no line of the list of costs names. */
export const notOffered: Finder = ({text, voice}, content): Found[] => {
  if ((voice !== 'page' && voice !== 'facts') || isQuestion(text)) return [];
  const offered = offeredHere(content);
  for (const [place, {words}] of TREATMENTS.entries()) {
    const [match] = words.find(text);
    if (!match || offered.includes(place) || OFFERED.find(text).length === 0 || NOT_OFFERED.find(text).length > 0)
      continue;
    return [
      {
        at: match.index,
        quote: match.text,
        severity: 'warning',
        what: `"${match.text}" is announced here, and neither a page of ours nor the list of costs has it.`,
        fix: 'Leave it out, or add its page or its line in _practice/costs.yml first.',
        finding: 'facts/not-offered',
      },
    ];
  }
  return [];
};
