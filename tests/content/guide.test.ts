import {describe, expect, it} from 'vitest';
import {changesBetween} from '../../src/content/diff';
import {versionIn} from '../../src/content/diff/version';
import {formatProblem} from '../../src/content/problem';
import {loadSite} from '../../src/content/loadSite';
import {EditedContent} from '../support/editedSite';
import {exercise} from '../support/exercise';
import {applied, doAllTasks, guideExamples} from '../support/guide';

describe('the guide for staff', () => {
  it('has an example for each task that changes words', () => {
    expect([...new Set(guideExamples().map(({task}) => task))]).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 10]);
  });

  it('gives examples that pass the check, done one after the other', async () => {
    const content = new EditedContent(exercise);
    await doAllTasks(content);
    const {problems} = loadSite(process.cwd(), {files: content.project});
    expect(problems.map(formatProblem)).toEqual([]);
  });

  it('says to a reviewer what its examples do', async () => {
    const content = new EditedContent(exercise);
    await doAllTasks(content);
    const {version} = versionIn(process.cwd(), content.project);
    const {version: untouched} = versionIn(process.cwd(), exercise);
    const texts = version && untouched ? changesBetween(untouched, version).map(({text}) => text) : [];
    for (const start of [
      'Tuesday closing time: ',
      'New: Closed for Team training',
      'New: The promotion “Spring cleaning weeks”',
      'New page /our-staff/maria',
      'New: The case ',
      'New: The review ',
      'Fee for a late cancellation: ',
      'Rosa Delgado (/our-staff/rosa): picture changed',
      'Contact Us (/contact-us), words: 1 paragraph added',
      'Removed: Kayla Nez (/our-staff/kayla); its old address now goes to /our-staff',
    ]) {
      expect(texts).toContainEqual(expect.stringContaining(start));
    }
  });

  it('is told apart from content that it fits no longer', () => {
    expect(() => applied('a: 1\n', {file: 'x.yml', lines: [' b:']})).toThrow('fits no longer');
  });
});
