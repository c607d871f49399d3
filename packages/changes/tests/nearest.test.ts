import {describe, expect, it} from 'vitest';
import {EditedContent} from '../../../tests/support/editedSite';
import {exercise} from '../../../tests/support/exercise';
import {readContent} from '@dental/checks';
import {nearestIn} from '../src/report/nearest';

const content = new EditedContent(exercise);
const said = 'If you are pregnant or nursing, whitening waits until later.';
content.write('about-us.mdx', `${content.read('about-us.mdx').trimEnd()}\n\n${said}\n`);
const nearest = nearestIn(readContent(process.cwd(), {files: content.project}).content);

describe('beside a sentence that is new stands', () => {
  it('what a page says about the same', () => {
    const text = 'We look forward to it. If you are pregnant, whitening can go on.';
    expect(nearest('We look forward to it.', text)).toMatchObject([{where: '/about-us', text: said}]);
  });

  it('what a record says', () => {
    expect(nearest('', 'The fee for a late cancellation is 20 dollars.')).toMatchObject([{where: 'The record'}]);
  });

  it('nothing of what nobody says elsewhere, nor the sentence itself', () => {
    expect(nearest('', 'Zebras gallop over the wide savanna.')).toEqual([]);
    expect(nearest('', said).map(({text}) => text)).not.toContain(said);
  });

  it('nothing beside a sentence that was there before', () => {
    expect(nearest(said, said)).toEqual([]);
  });
});
