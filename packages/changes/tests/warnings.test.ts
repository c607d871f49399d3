import {describe, expect, it} from 'vitest';
import {type Content, costsSchema} from '@dental/content';
import type {Sentence} from '@dental/prose';
import {makeExampleSite} from '@dental/testing/exampleSite';
import {findReplacedName} from '../src/diff/names';
import {checkFacts} from '../src/diff/warnings/changedFacts';
import {explainReversal} from '../src/diff/warnings/changedSentences';
import {hasOppositeWord} from '../src/diff/warnings/opposites';
import {hasLostTerm, isProtected} from '../src/diff/warnings/protectedPhrases';

type Costs = Record<string, [from: number, to: number]>;

const PRACTICE = {
  name: 'Oak Dental',
  address: {street: '1 Oak St', city: 'Gilbert', state: 'AZ', zip: '85234'},
};

const getMessage = (before: string, after: string) =>
  explainReversal({was: {text: before} as Sentence, is: {text: after} as Sentence});

function withCosts(costs: Costs): Content {
  const treatments = Object.entries(costs).map(([name, [from, to]]) => ({
    name,
    from,
    to,
    unit: 'tooth',
    depends: 'The material.',
    page: '/services',
  }));
  const file = {confirmed: '2026-11-01', groups: [{name: 'All', treatments}]};
  return {...makeExampleSite(), costs: costsSchema.safeParse(file).data} as unknown as Content;
}

describe('explainReversal', () => {
  it.each([
    {
      before: 'The cement does not harden at once.',
      after: 'The cement does harden at once.',
    },
    {
      before: 'Keep the tooth in milk, not in water.',
      after: 'Keep the tooth in water, not in milk.',
    },
    {
      before: 'Take it after a meal.',
      after: 'Take it before a meal.',
    },
    {
      before: 'Do not use heat, and do not try to open the swelling.',
      after: 'Use heat, and do not try to open the swelling.',
    },
    {
      before: 'Do not stop a medicine on your own.',
      after: 'Stop the medicine on your own, do not wait.',
    },
    {
      before: 'Skip charcoal, which wears enamel away.',
      after: 'Charcoal is a gentle scrub.',
    },
    {
      before: 'Lost bone seldom grows back by itself.',
      after: 'Lost bone grows back by itself.',
    },
    {
      before: 'Rinse the tooth in milk, and keep it in water.',
      after: 'Rinse the tooth in water, and keep it in milk.',
    },
    {
      before: 'Patients may refuse an X-ray at any visit.',
      after: 'Patients may have an X-ray at any visit.',
    },
    {
      before: 'Stop brushing the spot if it hurts.',
      after: 'Keep brushing the spot although it hurts.',
    },
    {
      before: 'Stop brushing the spot if it hurts.',
      after: 'Brush the spot harder if it hurts.',
    },
    {
      before: 'Leave out medical details for now.',
      after: 'Add your medical details.',
    },
    {
      before: 'Sí, puede quedarse en el cuarto.',
      after: 'No, la familia espera afuera.',
    },
    {
      before: 'No tiene que decidir ese día.',
      after: 'Tiene que decidir ese día.',
    },
    {
      before: 'Yes, you are welcome in the room.',
      after: 'No, parents wait in the lobby.',
    },
  ])('warns that "$after" may say the opposite', ({before, after}) => {
    expect(getMessage(before, after)).toContain('may now say the opposite');
  });

  it.each([
    {
      change: 'rewritten',
      before:
        'Porcelain veneers, what they can and cannot change, how the visits go, ' +
        'and gentler options.',
      after: 'Are you thinking about veneers?',
    },
    {
      change: 'cut short',
      before: 'A thin cover, tried on as a preview so that you can decide without pressure.',
      after: 'A thin cover, tried on as a preview.',
    },
    {
      change: 'continued',
      before: 'The cement does not harden at once.',
      after: 'The cement does not harden at once, and we wait with you.',
    },
    {
      change: 'turned around',
      before: 'A knocked-out tooth may be saved if you act fast.',
      after: 'If you act fast, a knocked-out tooth may be saved.',
    },
    {
      change: 'denied in more words',
      before: 'There is no drive and no waiting room.',
      after: 'No drive, no parking, and no waiting room.',
    },
    {
      change: 'a list of what is denied',
      before: 'Have no alcohol, cannabis, or grapefruit from the day before.',
      after: 'From the day before, drink no alcohol, and have no cannabis or grapefruit.',
    },
    {
      change: 'forbidden in another way',
      before: 'Avoid heavy lifting for two days.',
      after: 'No heavy lifting for two days.',
    },
    {
      change: 'a denial at its end',
      before: 'Usually not.',
      after: 'Not usually.',
    },
    {
      change: 'a list in another order',
      before: 'Do not use a straw, smoke, or drink alcohol.',
      after: 'Do not smoke, drink alcohol, or use a straw.',
    },
    {
      change: 'a pair in another order',
      before: 'We make crowns and bridges for teeth of any age.',
      after: 'We make bridges and crowns for teeth of any age.',
    },
    {
      change: 'two parts in another order',
      before: 'It is a good treatment for many people, and a slow one.',
      after: 'It is a slow treatment, and a good one for many people.',
    },
    {
      change: 'denied by another word',
      before: 'Nothing is ordered until you agree.',
      after: 'We order nothing until you agree.',
    },
    {
      change: 'denied by another word in Spanish',
      before: 'Nada se decide con una página.',
      after: 'Con una página no se decide nada.',
    },
    {
      change: 'about something that goes on',
      before: 'A wound in your mouth keeps bleeding after treatment.',
      after: 'A wound in your mouth does not stop bleeding after treatment.',
    },
    {
      change: 'without a word such as "avoid"',
      before: 'Some people avoid care for years because of one bad day long ago.',
      after: 'One bad day long ago can keep people away for years.',
    },
  ])('accepts a sentence that is $change', ({before, after}) => {
    expect(getMessage(before, after)).toBeUndefined();
  });
});

describe('hasOppositeWord', () => {
  it('matches a pair in both directions, and no other pair', () => {
    expect(hasOppositeWord(['cold'], ['warm'])).toBe(true);
    expect(hasOppositeWord(['warm'], ['cold'])).toBe(true);
    expect(hasOppositeWord(['cold'], ['left'])).toBe(false);
  });
});

describe('protected phrases', () => {
  it.each(['Call 911.', 'You have the right to refuse.', "We don't sell your data."])(
    'protects "%s"',
    (sentence) => {
      expect(isProtected(sentence)).toBe(true);
    },
  );

  it('ignores a sentence without advice, a term, or a right', () => {
    expect(isProtected('The coffee is fresh.')).toBe(false);
  });

  it('finds a term that the new sentence lost', () => {
    expect(hasLostTerm('Come with an empty stomach.', 'Come early.')).toBe(true);
    expect(hasLostTerm('Come early.', 'Come with an empty stomach.')).toBe(false);
  });

  it.each([
    {before: 'Call 911 or go to the emergency room.', after: 'Go to the emergency room.'},
    {before: 'Call first: you may need an antibiotic.', after: 'Call first.'},
  ])('finds the term that "$after" lost', ({before, after}) => {
    expect(hasLostTerm(before, after)).toBe(true);
  });
});

describe('findReplacedName', () => {
  it.each([
    {after: 'We are one practice in one place: Queen Creek.', expected: 'Gilbert'},
    {after: 'We are one practice in one place: Gilbert, near Mesa.', expected: undefined},
    {after: 'We are one practice in one place: here.', expected: undefined},
    {after: 'We are a practice in Queen Creek.', expected: undefined},
  ])('returns $expected for "$after"', ({after, expected}) => {
    const before = 'We are one practice in one place: Gilbert.';
    expect(findReplacedName(before, after, PRACTICE)).toBe(expected);
  });

  it.each([
    {before: 'Call Oak Dental first.', after: 'Call Elm Dental first.', expected: 'Oak Dental'},
    {before: 'The law of Arizona applies.', after: 'The law of Utah applies.', expected: 'Arizona'},
  ])('finds $expected, which "$after" lacks', ({before, after, expected}) => {
    expect(findReplacedName(before, after, PRACTICE)).toBe(expected);
  });
});

const CROWN_AND_FILLING: Costs = {Crown: [1150, 1750], Filling: [175, 395]};

describe('checkFacts', () => {
  it.each<{change: string; before: Costs; after: Costs; expected: string[]}>([
    {
      change: 'a cost ten times higher or lower',
      before: CROWN_AND_FILLING,
      after: {Crown: [11500, 17500], Filling: [17, 395]},
      expected: [
        'This amount changed from 1150 to 11500: 10 times higher.',
        'This amount changed from 1750 to 17500: 10 times higher.',
        'This amount changed from 175 to 17: 10.3 times lower.',
      ],
    },
    {
      change: 'a cost three times higher',
      before: {Filling: [150, 395]},
      after: {Filling: [450, 395]},
      expected: ['This amount changed from 150 to 450: 3 times higher.'],
    },
    {
      change: 'nothing when a cost only moves',
      before: CROWN_AND_FILLING,
      after: {Sealant: [45, 75], Filling: [175, 395], Crown: [1150, 1750]},
      expected: [],
    },
    {
      change: 'a cost that moves and becomes ten times higher',
      before: CROWN_AND_FILLING,
      after: {Filling: [1750, 3950]},
      expected: [
        'This amount changed from 175 to 1750: 10 times higher.',
        'This amount changed from 395 to 3950: 10 times higher.',
      ],
    },
    {
      change: 'nothing for a new cost',
      before: {Crown: [1150, 1750]},
      after: {Veneer: [11500, 17500]},
      expected: [],
    },
    {
      change: 'nothing when the old file is empty',
      before: {},
      after: {Crown: [1150, 1750]},
      expected: [],
    },
  ])('reports $change', ({before, after, expected}) => {
    const problems = checkFacts(withCosts(after), withCosts(before));
    expect(problems.map(({message}) => message)).toEqual(expected);
  });
});
