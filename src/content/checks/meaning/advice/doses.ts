import {phrases, type Phrases} from '../../../language/grammar';
import type {WordRule} from '../wordRule';
import {advice, NOT_US} from './rule';

/* Doses, and medicines that are taken or left out: whoever reads it has been examined by nobody. */

/** The most of one dose that is usual for healthy adults, in milligrams. */
const USUAL: Readonly<Record<string, number>> = {
  ibuprofen: 600,
  advil: 600,
  motrin: 600,
  acetaminophen: 1000,
  tylenol: 1000,
};

const FOR_ADULTS = phrases('adult|adults');
const OFTEN_ENOUGH = phrases('every 6|8|12|six|eight|twelve hours', 'once|twice|three_times a_day|daily');
const OTHERWISE = phrases(
  '!ibuprofen|advil|motrin|acetaminophen|tylenol DRUG',
  'child*|kid|kids|baby|babies|infant*|toddler*|teen*|pregnan* !or|are',
  'tablet*|pill|pills|capsule*|twice_as|double',
);

/** A dose from the label for healthy adults, such as 400 mg of ibuprofen every six hours: a dentist may word and sign it. */
const LABEL_DOSE: Pick<Phrases, 'find'> = {
  find(sentence) {
    const amounts = [...sentence.matchAll(/(\d[\d,.]*) ?(?:mg|milligrams?|mcg|ml|g|grams?)\b(?: of (\p{L}+))?/giu)];
    const isUsual = amounts.every(
      ([, amount = '', drug = '']) => Number(amount.replaceAll(',', '')) <= (USUAL[drug.toLowerCase()] ?? 0),
    );
    return isUsual &&
      [FOR_ADULTS, OFTEN_ENOUGH].every((said) => said.find(sentence).length > 0) &&
      OTHERWISE.find(sentence).length === 0
      ? amounts.slice(0, 1).map(({index, 0: text}) => ({index, text}))
      : [];
  },
};

/** "X-rays are safe in pregnancy when they are needed" says whose decision it is. */
const WHEN_NEEDED = phrases('safe .. pregnan* ... when|if|only .. needed|necessary|urgent');

const TOLD = 'gives medical advice, such as a dose, to a patient whom nobody has examined';
const ASK = 'Write "Call us before you take or stop any medicine", or have a dentist word it and sign the page.';

export const doses: readonly WordRule[] = [
  advice(
    'dose',
    [
      'stop|skip|pause|quit taking? your .. DRUG|MEDICINE',
      'DRUG|pain_medicine .. without a|an|any visit|exam|appointment',
      'can|may still? drive yourself? home after your|the? oral|iv|deep? sedation',
      'is|are completely? safe|harmless during|in|while pregnan*|nursing|breastfeeding',
      'NUMBER mg|ml|milligram|milligrams of DRUG',
      'NUMBER mg|ml|milligram|milligrams of !fluoride',
      'NUMBER mg|ml|mcg|milligram|milligrams|gram|grams ... every|each|daily|hour|hours|times|once|twice|before|until|with|take|at_a_time',
      'take|swallow|give .. NUMBER|one|two|three|four|couple .. DRUG',
      'put|place|hold|dissolve|crush a|an|some? aspirin|clove_oil|whiskey|alcohol .. on|against|to|in the|your? tooth|gum|gums|mouth',
    ],
    TOLD,
    ASK,
    {
      severity: undefined,
      deniedPasses: true,
      questionPasses: false,
      voices: ['page', 'facts', 'case'],
      unless: {find: (sentence) => [...LABEL_DOSE.find(sentence), ...WHEN_NEEDED.find(sentence)]},
    },
  ),
  advice(
    'dose',
    [
      'TAKE ... NUMBER|one|two|three|four|half|both|several|couple .. DRUG',
      'NUMBER|one|two|three|four|half|couple ... UNIT ... DRUG|every|each|hour|hours|daily|times|before|per',
      'DRUG ... every NUMBER|one|two|three|four|six|eight|twelve|few hours',
      'DRUG ... NUMBER|one|two|three|four ... times|hours|days|mg|milligrams ... a_day|daily|before|per|each|until|apart',
      'NUMBER mg|milligram|milligrams|ml|mcg',
      'start|begin|finish ... DRUG ... before|hour|day|night|ahead',
      'NUMBER|one|two DRUG ... and|plus|with ... NUMBER|one|two DRUG',
      'DRUG ... on ... gum|gums|tooth|nerve|socket|hole|wound|cavity',
      'DRUG ... clear|clears|fix*|cure|cures|heal|heals|settle* ... up|down|a|the|your ILLNESS|toothache|infection|abscess',
      'DRUG held|placed|put|rubbed|tucked|pressed|crushed|laid ... against|on|to ... tooth|gum|gums|cheek',
      'TAKE aspirin|ibuprofen|advil|motrin|tylenol|aleve|naproxen|amoxicillin|valium|xanax|melatonin|cbd',
    ],
    TOLD,
    ASK,
    {
      unless: phrases(
        ...NOT_US,
        'CAUTION',
        'tell us .. TAKE|DRUG',
        'if|when .. you .. TAKE|DRUG',
        'bring',
        'allerg*',
        'ppm',
        'list of',
        'toothpaste',
        'prescribe*',
        'years',
        'you_take',
        'may .. dry|cause|change|affect',
        'salt',
        'not|cannot|alone|never .. cure|clear|fix|heal',
        'CAUTION',
        'story|stories|movies|films',
        'lower|less dose',
      ),
    },
  ),
];
