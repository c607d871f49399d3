import type {Finder} from '../engine/sentences';
import {peopleIn} from './mentions';
import {otherColleagues, otherDoctors, otherGender} from './names';
import {teamOf} from './team';

/** What is said of who works here and is not what their pages say. What people do: rules/team.yml. */
export const otherPeople: Finder = (words, content) => {
  if (words.voice === 'case') return [];
  const [mentions, team] = [peopleIn(words.text, content), teamOf(content)];
  return [
    ...otherDoctors(words, mentions, team),
    ...otherColleagues(words, mentions, team),
    ...otherGender(words, mentions),
  ];
};
