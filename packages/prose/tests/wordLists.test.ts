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

const WORD_LISTS = {
  ...dayWords,
  ...priceWords,
  ...peopleWords,
  ...privacyWords,
  OTHER_CONTACT_WORDS: contactWords.THIRD_PARTY_WORDS,
};

describe('word lists', () => {
  it.each<[list: keyof typeof WORD_LISTS, match: string, other: string]>([
    ['OPEN_WORDS', 'We see patients on Monday.', 'Open your mouth wide.'],
    ['CLOSED_WORDS', "We don't work on Sunday.", 'Close your mouth.'],
    ['THIRD_PARTY_WORDS', 'The pharmacy closes at nine.', 'Our door closes at five.'],
    ['REMOTE_OR_UNCERTAIN_WORDS', 'Send an email on Sunday.', 'Come on Sunday.'],
    ['ALWAYS_WORDS', 'We are here day and night.', 'We are here all day.'],
    ['OUR_TIME_WORDS', 'Our dentists are there.', 'The moon is there.'],
    ['REMOTE_CONTACT_WORDS', 'The phone is on.', 'The door is open.'],
    ['HERE_WORDS', 'We are back.', 'We are away.'],
    ['AWAY_WORDS', 'We are away.', 'We are at work.'],
    ['INVITATION_WORDS', 'Walk in on Friday.', 'We rest on Friday.'],
    ['DAY_OR_TIME_HINTS', 'Come at nine.', 'Come to us.'],
    ['ANNOUNCEMENT_WORDS', 'Register by May.', 'It was in May.'],
    ['PAST_TENSE_WORDS', 'We opened in May.', 'We open in May.'],
    ['ABOUT_US_WORDS', 'The front desk is there until five.', 'It is there until five.'],
    ['OTHER_PRICE_WORDS', 'Insurance pays $200.', 'A crown costs $200.'],
    ['FORMER_PRICE_WORDS', 'usually $200', 'now $200'],
    ['OTHER_CONTACT_WORDS', 'Call poison control.', 'Call the front desk.'],
    ['INSTITUTIONS', 'Elizabeth Hospital', 'Elizabeth Smith'],
    ['PLACE_STARTS', 'San Tan', 'Ann Tan'],
    ['HISTORY_WORDS', 'Paul Revere made teeth.', 'Paul makes teeth.'],
    ['DESKS_AND_ROLES', 'Ann in billing', 'Ann in town'],
    ['OTHER_OFFICE_WORDS', 'the office of Dr. Ames', 'our Dr. Ames'],
    ['STUDY_WORDS', 'Dr. Black invented it.', 'Dr. Black is in.'],
    ['OUR_DOCTOR_WORDS', 'Ask for Dr. Black.', 'Dr. Black wrote it.'],
    ['BEFORE_COLLEAGUE', 'Talk to Brenda.', 'Near Brenda.'],
    ['COLLEAGUE_VERBS', 'Brenda greets you.', 'Brenda rests.'],
    ['RELATION_WORDS', 'his friend Tom', 'his dentist Tom'],
    ['TITLES', 'Coach Kelli', 'Doctor Kelli'],
    ['AFTER_TITLE_NO_NAME', 'old Spanish', 'old Pete'],
    ['FAMILY_NOUNS', 'the Ibarra twins', 'the Ibarra crown'],
    ['SENTENCE_STARTS', 'On Elm', 'Ann Elm'],
    ['FAMILY_VERBS', 'the Ostrowskis moved', 'the Perseids shine'],
    ['BEFORE_FAMILY', 'we treated the Ostrowskis', 'near the Ostrowskis'],
  ])('%s matches "%s" and not "%s"', (list, match, other) => {
    const pattern = compileWords(WORD_LISTS[list], 'iu');
    expect(pattern.test(match)).toBe(true);
    expect(pattern.test(other)).toBe(false);
  });
});

describe('TYPOS', () => {
  it.each(Object.entries(TYPOS))('compiles the typos of "%s"', (_, typed) => {
    expect(() => new RegExp(joinPatterns(typed), 'iu')).not.toThrow();
  });
});
