import type {Finder, Found} from '../facts/finder';
import {type Content, costEntries, memoize} from '@dental/content';
import {isQuestion} from '../engine/context';
import {phrases} from '../engine/grammar';

/**
 * What an office offers only where it says so: how the names of its page or of its line in the list of costs would show it,
 * and the words for it.
 */
const TREATMENTS = (
  [
    [/botox|wrinkle/i, 'botox|dysport|xeomin|botulinum*|wrinkle|wrinkles|frown_line*|laugh_lines'],
    [/filler/i, 'filler|fillers|hyaluronic_acid', 'plump* & lip|lips'],
    [
      /facial|skin/i,
      'microneedling|facials|chemical_peel*|dermaplaning|hair_removal|tattoo*|massage*|acupuncture|hypnosis',
    ],
    [
      /^(?:metal |traditional )?braces$/im,
      'WE|office|dr .. offer*|place*|put|puts|fit|fits|provide*|have .. braces',
      'braces here',
    ],
    [/\biv\b|intravenous/i, 'iv|intravenous sedation', 'sedation .. by|through .. vein|drip|iv', 'iv drip'],
    [/general anesthesia/i, 'general_anesthesia'],
    [
      /snor|apnea/i,
      'sleep_apnea treatment|therapy|appliance*|device*',
      'treat*|cure*|stop* .. snor*|sleep_apnea',
      'sleep_study|sleep_test*',
    ],
    [/tmj|jaw joint/i, 'tmj treatment|therapy|clinic|specialist*'],
    [/ozone/i, 'ozone'],
    [/robot/i, 'robot|robots|robotic'],
    [/stem cell/i, 'stem_cell*', 'tooth banking'],
    [/jewel|gem/i, 'tooth|dental gem|gems|jewelry', 'grill|grillz', 'tongue*|lip pierc*', 'gold teeth|caps'],
    [/cbd|vitamin/i, 'cbd', 'vitamin|vitamins .. for_sale|here|desk|us', 'buy|sell|sells .. vitamin*|supplement*'],
    [/all-on|full arch/i, 'all on four|4|six|6', 'teeth in a day', 'zygomatic|mini implant*'],
    [/lumineers|no-prep/i, 'lumineers|no_prep_veneer*|snap_on_smile'],
    [
      /in-office whitening|laser whitening/i,
      'laser|zoom|light|in_chair|in_office|one_hour whiten*',
      'whiten* .. laser|lamp|one_hour|in_an_hour',
    ],
    [
      /holistic|biologic/i,
      'oil pulling',
      'mercury detox*|removal',
      'detox*',
      'homeopath*',
      'holistic dentist*|dentistry',
    ],
    [
      /mobile|house call/i,
      'house_call*',
      'mobile dent*|clinic|unit',
      'come|visit|drive to your home|house|school|workplace',
    ],
    [/injection|infusion|hormone|weight loss|screening/i, 'BEYOND_DENTISTRY'],
    [/covid|flu|vaccin/i, 'flu_shot*|vaccin*|covid_test*|blood_test*|a1c'],
  ] as const
).map(([named, ...words]) => ({named, words: phrases(...words)}));

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

/** Which of these treatments we offer, by their place in the list: a page, a section or a line of the list of costs has it. */
export const offeredHere = memoize((content: Content): readonly number[] => {
  const pages = content.pages.filter(({kind}) => kind === 'service' || kind === 'sub-service');
  const names = [
    ...pages.flatMap(({heading, body}) => [heading, ...body.headings.map(({text}) => text)]),
    ...costEntries(content.costs).map(({name}) => name),
  ].join('\n');
  return TREATMENTS.flatMap(({named}, place) => (named.test(names) ? [place] : []));
});

/** A treatment that is announced, and that no page and no line of the list of costs names. */
export const notOffered: Finder = ({text, voice}, content): Found[] => {
  if ((voice !== 'page' && voice !== 'facts') || isQuestion(text)) return [];
  const offered = offeredHere(content);
  const [match] = TREATMENTS.flatMap(({words}, place) => (offered.includes(place) ? [] : words.find(text).slice(0, 1)));
  if (!match || OFFERED.find(text).length === 0 || NOT_OFFERED.find(text).length > 0) return [];
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
};
