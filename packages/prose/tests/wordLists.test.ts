import {joinPatterns} from '@dental/content';
import {describe, expect, it} from 'vitest';
import * as priceWords from '../src/amounts/priceWords';
import {compileWords} from '../src/compileWords';
import * as peopleWords from '../src/people/words';
import * as privacyWords from '../src/privacy/words';
import * as contactWords from '../src/typedFacts/words';
import * as dayWords from '../src/when/words';
import {TYPOS} from '../src/words/typos';

describe('compileWords', () => {
  const pattern = compileWords(['open', 'walk in', 'schools?']);

  it.each(['We are open.', 'Walk in today.', 'near two schools'])(
    'finds a word in "%s"',
    (text) => {
      expect(pattern.test(text)).toBe(true);
    },
  );

  it.each(['We opened in May.', 'Walk into town.', 'our preschool'])(
    'finds no part of a word in "%s"',
    (text) => {
      expect(pattern.test(text)).toBe(false);
    },
  );
});

/** For each list, a sentence with one of its words, and one without. */
const EXAMPLES: Record<string, {list: readonly string[]; finds: string; ignores: string}> = {
  OPEN_WORDS: {
    list: dayWords.OPEN_WORDS,
    finds: 'We see patients on Monday.',
    ignores: 'Open your mouth wide.',
  },
  CLOSED_WORDS: {
    list: dayWords.CLOSED_WORDS,
    finds: "We don't work on Sunday.",
    ignores: 'Close your mouth.',
  },
  THIRD_PARTY_WORDS: {
    list: dayWords.THIRD_PARTY_WORDS,
    finds: 'The pharmacy closes at nine.',
    ignores: 'Our door closes at five.',
  },
  REMOTE_OR_UNCERTAIN_WORDS: {
    list: dayWords.REMOTE_OR_UNCERTAIN_WORDS,
    finds: 'Send an email on Sunday.',
    ignores: 'Come on Sunday.',
  },
  ALWAYS_WORDS: {
    list: dayWords.ALWAYS_WORDS,
    finds: 'We are here day and night.',
    ignores: 'We are here all day.',
  },
  OUR_TIME_WORDS: {
    list: dayWords.OUR_TIME_WORDS,
    finds: 'Our dentists are there.',
    ignores: 'The moon is there.',
  },
  REMOTE_CONTACT_WORDS: {
    list: dayWords.REMOTE_CONTACT_WORDS,
    finds: 'The phone is on.',
    ignores: 'The door is open.',
  },
  HERE_WORDS: {list: dayWords.HERE_WORDS, finds: 'We are back.', ignores: 'We are away.'},
  AWAY_WORDS: {list: dayWords.AWAY_WORDS, finds: 'We are away.', ignores: 'We are at work.'},
  INVITATION_WORDS: {
    list: dayWords.INVITATION_WORDS,
    finds: 'Walk in on Friday.',
    ignores: 'We rest on Friday.',
  },
  DAY_OR_TIME_HINTS: {
    list: dayWords.DAY_OR_TIME_HINTS,
    finds: 'Come at nine.',
    ignores: 'Come to us.',
  },
  ANNOUNCEMENT_WORDS: {
    list: dayWords.ANNOUNCEMENT_WORDS,
    finds: 'Register by May.',
    ignores: 'It was in May.',
  },
  PAST_TENSE_WORDS: {
    list: dayWords.PAST_TENSE_WORDS,
    finds: 'We opened in May.',
    ignores: 'We open in May.',
  },
  ABOUT_US_WORDS: {
    list: dayWords.ABOUT_US_WORDS,
    finds: 'The front desk is there until five.',
    ignores: 'It is there until five.',
  },
  OTHER_PRICE_WORDS: {
    list: priceWords.OTHER_PRICE_WORDS,
    finds: 'Insurance pays $200.',
    ignores: 'A crown costs $200.',
  },
  FORMER_PRICE_WORDS: {
    list: priceWords.FORMER_PRICE_WORDS,
    finds: 'usually $200',
    ignores: 'now $200',
  },
  'contact THIRD_PARTY_WORDS': {
    list: contactWords.THIRD_PARTY_WORDS,
    finds: 'Call poison control.',
    ignores: 'Call the front desk.',
  },
  INSTITUTIONS: {
    list: peopleWords.INSTITUTIONS,
    finds: 'Elizabeth Hospital',
    ignores: 'Elizabeth Smith',
  },
  PLACE_STARTS: {list: peopleWords.PLACE_STARTS, finds: 'San Tan', ignores: 'Ann Tan'},
  HISTORY_WORDS: {
    list: peopleWords.HISTORY_WORDS,
    finds: 'Paul Revere made teeth.',
    ignores: 'Paul makes teeth.',
  },
  DESKS_AND_ROLES: {
    list: peopleWords.DESKS_AND_ROLES,
    finds: 'Ann in billing',
    ignores: 'Ann in town',
  },
  OTHER_OFFICE_WORDS: {
    list: peopleWords.OTHER_OFFICE_WORDS,
    finds: 'the office of Dr. Ames',
    ignores: 'our Dr. Ames',
  },
  STUDY_WORDS: {
    list: peopleWords.STUDY_WORDS,
    finds: 'Dr. Black invented it.',
    ignores: 'Dr. Black is in.',
  },
  OUR_DOCTOR_WORDS: {
    list: peopleWords.OUR_DOCTOR_WORDS,
    finds: 'Ask for Dr. Black.',
    ignores: 'Dr. Black wrote it.',
  },
  BEFORE_COLLEAGUE: {
    list: peopleWords.BEFORE_COLLEAGUE,
    finds: 'Talk to Brenda.',
    ignores: 'Near Brenda.',
  },
  COLLEAGUE_VERBS: {
    list: peopleWords.COLLEAGUE_VERBS,
    finds: 'Brenda greets you.',
    ignores: 'Brenda rests.',
  },
  RELATION_WORDS: {
    list: peopleWords.RELATION_WORDS,
    finds: 'his friend Tom',
    ignores: 'his dentist Tom',
  },
  TITLES: {list: privacyWords.TITLES, finds: 'Coach Kelli', ignores: 'Doctor Kelli'},
  AFTER_TITLE_NO_NAME: {
    list: privacyWords.AFTER_TITLE_NO_NAME,
    finds: 'old Spanish',
    ignores: 'old Pete',
  },
  FAMILY_NOUNS: {
    list: privacyWords.FAMILY_NOUNS,
    finds: 'the Ibarra twins',
    ignores: 'the Ibarra crown',
  },
  SENTENCE_STARTS: {list: privacyWords.SENTENCE_STARTS, finds: 'On Elm', ignores: 'Ann Elm'},
  FAMILY_VERBS: {
    list: privacyWords.FAMILY_VERBS,
    finds: 'the Ostrowskis moved',
    ignores: 'the Perseids shine',
  },
  BEFORE_FAMILY: {
    list: privacyWords.BEFORE_FAMILY,
    finds: 'we treated the Ostrowskis',
    ignores: 'near the Ostrowskis',
  },
};

describe('word lists', () => {
  it.each(Object.entries(EXAMPLES).map(([name, example]) => ({name, ...example})))(
    '$name matches "$finds" and not "$ignores"',
    ({list, finds, ignores}) => {
      const pattern = compileWords(list, 'iu');
      expect(pattern.test(finds)).toBe(true);
      expect(pattern.test(ignores)).toBe(false);
    },
  );
});

describe('TYPOS', () => {
  it.each(TYPOS)('compiles the typos of "$meant"', ({typed}) => {
    expect(() => new RegExp(joinPatterns(typed), 'iu')).not.toThrow();
  });
});
