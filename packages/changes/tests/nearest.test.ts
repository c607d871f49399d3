import {describe, expect, it} from 'vitest';
import {EditedContent} from '@dental/testing/editedSite';
import {exercise} from '@dental/testing/exercise';
import {readContent} from '@dental/checks';
import type {ChangeGroup} from '../src/report/changeGroups';
import {groupView} from '../src/report/groupView';
import {nearestIn} from '../src/report/nearest';
import type {Review} from '../src/report/review';

const content = new EditedContent(exercise);
const said = 'If you are pregnant or nursing, whitening waits until later.';
content.write('about-us.mdx', `${content.read('about-us.mdx').trimEnd()}\n\n${said}\n`);
const nearest = nearestIn(readContent(process.cwd(), {files: content.project}).content);

describe('beside a sentence that is new stands', () => {
  it('what a page says about the same', () => {
    const text = 'We look forward to it. If you are pregnant, whitening can go on.';
    expect(nearest('We look forward to it.', text)).toMatchObject([
      {where: '/about-us', text: said},
    ]);
  });

  it('what a record says', () => {
    expect(nearest('', 'The fee for a late cancellation is 20 dollars.')).toMatchObject([
      {where: 'The record'},
    ]);
  });

  it('nothing of what nobody says elsewhere, nor the sentence itself', () => {
    expect(nearest('', 'Zebras gallop over the wide savanna.')).toEqual([]);
    expect(nearest('', said).map(({text}) => text)).not.toContain(said);
  });

  it('nothing beside a sentence that was there before', () => {
    expect(nearest(said, said)).toEqual([]);
  });

  it('in the report, and nothing beside what is gone', () => {
    const block = {
      kind: 'paragraph',
      area: 'main',
      text: 'If you are pregnant, whitening can go on.',
      links: [],
    } as const;
    const review = {nearest, looks: new Map(), total: 1} as unknown as Review;
    const viewOf = (change: object) =>
      groupView(
        {pages: [], words: [{below: '', ...change}], head: []} as unknown as ChangeGroup,
        review,
        false,
      ).text;
    expect(viewOf({kind: 'new', after: block})).toContain(`/about-us says: “${said}”`);
    expect(viewOf({kind: 'gone', before: block})).not.toContain('says:');
  });
});
