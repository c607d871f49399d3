import {describe, expect, it} from 'vitest';
import {createSampler, findNewObstacles, type PageToVisit} from '../src/pictures';
import {findDifference, type Pixels} from '../src/pictures/compareScreenshots';

describe('findNewObstacles', () => {
  it('reports an obstacle once, and only if it is new', () => {
    const obstacle = {rule: 'image-alt', help: 'Images must have alternative text', target: 'img'};
    expect(findNewObstacles([], [obstacle, obstacle])).toHaveLength(1);
    expect(findNewObstacles([obstacle], [obstacle])).toEqual([]);
  });
});

describe('findDifference', () => {
  const makePixel = (shade: number) => [shade, shade, shade, 255];
  /** An image two pixels wide, with one shade of gray per row. */
  const makeImage = (...shades: number[]): Pixels => ({
    width: 2,
    height: shades.length,
    data: Buffer.from(shades.flatMap((shade) => [...makePixel(shade), ...makePixel(shade)])),
  });
  const makeShades = (count: number, step = 7) =>
    Array.from({length: count}, (_, row) => (row * step) % 200);

  it('returns nothing for the same image', () => {
    expect(
      findDifference(makeImage(...makeShades(200)), makeImage(...makeShades(200))),
    ).toBeUndefined();
  });

  it('finds the rows that differ in a page of the same height', () => {
    const after = makeShades(200);
    after[120] = 255;
    expect(findDifference(makeImage(...makeShades(200)), makeImage(...after))).toEqual({
      before: {top: 120, bottom: 121},
      after: {top: 120, bottom: 121},
    });
  });

  it('excludes the rows that only moved down', () => {
    const before = makeShades(200);
    const after = [...before.slice(0, 100), 255, 254, 253, ...before.slice(100)];
    expect(findDifference(makeImage(...before), makeImage(...after))).toEqual({
      before: {top: 100, bottom: 100},
      after: {top: 100, bottom: 103},
    });
  });

  it('excludes the rows that only moved up', () => {
    const before = [...makeShades(100), 255, 254, 253, ...makeShades(50, 11)];
    const after = [...makeShades(100), ...makeShades(50, 11)];
    expect(findDifference(makeImage(...before), makeImage(...after))).toEqual({
      before: {top: 100, bottom: 103},
      after: {top: 100, bottom: 100},
    });
  });
});

describe('createSampler', () => {
  const makePages = (count: number, change: string, isVisible: boolean): PageToVisit[] =>
    Array.from({length: count}, (_, index) => ({
      path: `/${change}-${index}`,
      changes: [change],
      isVisible,
    }));

  function pickAll(pages: readonly PageToVisit[], showsChange: (page: PageToVisit) => boolean) {
    const sampler = createSampler(pages);
    const paths: string[] = [];
    for (let batch = sampler.next(); batch.length > 0; batch = sampler.next()) {
      paths.push(...batch.map(({path}) => path));
      for (const page of batch) if (!showsChange(page)) sampler.dismiss(page);
    }
    return paths;
  }

  it('picks three pages of a change that all pages share', () => {
    const pages = makePages(62, 'footer', true);
    expect(pickAll(pages, () => true)).toEqual(['/footer-0', '/footer-1', '/footer-2']);
  });

  it('picks a page that also has a change of its own', () => {
    const pages = makePages(10, 'footer', true);
    pages[9] = {...pages[9]!, changes: ['footer', 'price']};
    expect(pickAll(pages, () => true)).toContain('/footer-9');
  });

  it('keeps looking until three pages show a change of styles', () => {
    const pages = makePages(10, 'style', false);
    const showsStyle = ({path}: PageToVisit) => ['/style-6', '/style-7'].includes(path);
    expect(pickAll(pages, showsStyle)).toHaveLength(10);
    expect(pickAll(pages, ({path}) => path !== '/style-0')).toHaveLength(4);
  });
});
