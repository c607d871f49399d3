import {type Check, type Content, memoizeBeside} from '@dental/content';
import {inSentences, type Found, type Words} from '../engine/sentences';
import {otherCareers} from './careers';
import {peopleIn, peopleAround} from './mentions';
import {otherColleagues, otherDoctors, otherGender} from './names';
import {teamOf} from './team';

/** What is said of our people is what their pages say: who works here, and since when. What they do: rules/team.yml. */
export const checkPeopleInWords: Check = inSentences(({words, file}, content) => {
  if (words.voice === 'patient' || words.voice === 'case') return [];
  return [...foundIn(words, content), ...otherCareers(words, peopleIn(words.text, content), content, file)];
}, peopleAround);

const foundIn = memoizeBeside(peopleAround, (words: Words, content: Content): Found[] => {
  const [mentions, team] = [peopleIn(words.text, content), teamOf(content)];
  return [
    ...otherDoctors(words, mentions, team),
    ...otherColleagues(words, mentions, team),
    ...otherGender(words, mentions),
  ];
});
