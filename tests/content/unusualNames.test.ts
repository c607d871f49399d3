import {expect, it} from 'vitest';
import {type EditedContent, loadEdited} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';

const PRACTICE = '_practice/practice.yml';

/** Names the practice and a dentist, and adds a sentence to the page of the dentist. */
function rename(content: EditedContent, sentence: string): void {
  content.change(PRACTICE, /^name:/, 'name: Little Pines Dental');
  const page = content.getFirstFile('our-dentist');
  content.change(page, /^name:/, 'name: Dr. Tomás Whitehorse-Delacroix III');
  content.write(page, `${content.read(page)}\n${sentence}\n`);
}

it.each([
  {sentence: 'Welcome to Little Pines.', message: undefined},
  {sentence: 'Ask for Dr. Whitehorse-Delacroix III on Mondays.', message: undefined},
  {sentence: 'Dr. Tomás Whitehorse-Delacroix likes to hike.', message: undefined},
  {sentence: 'Our little Emma lost a tooth here.', message: /"little Emma"/},
  {sentence: 'Ask for Dr. Whitehorse-Delagrange III on Mondays.', message: /Delagrange/},
])('reads the names in "$sentence"', ({sentence, message}) => {
  const {problems, warnings} = loadEdited((content) => rename(content, sentence), exercise);
  const messages = [...problems, ...warnings]
    .filter(({finding}) => /^(?:privacy|facts\/person)/.test(finding ?? ''))
    .map((problem) => problem.message)
    .filter((text) => /Little|little|Whitehorse/.test(text));
  if (message === undefined) expect(messages).toEqual([]);
  else expect(messages).toEqual([expect.stringMatching(message)]);
});
