import {expect} from 'playwright/test';
import {MISSING_PATH} from '../../../packages/bench/templates';
import {routes} from '../../support/built';
import {test} from '../../support/engines/test';

/*
 * Every page: it hydrates without a console error or a violation, is as wide as the screen, and its
 * buttons are as wide as their content.
 */

const PAGES_PER_TEST = 10;
const WIDTHS_PX = [320, 360, 390, 430, 768, 1440];
const pages = [...routes, MISSING_PATH];

for (let first = 0; first < pages.length; first += PAGES_PER_TEST) {
  const group = pages.slice(first, first + PAGES_PER_TEST);
  test(`shows pages ${first + 1} to ${first + group.length} without faults`, async ({visitor}) => {
    test.setTimeout(300_000);
    for (const path of group) {
      await visitor.resize(390, 844);
      await visitor.visit(path);
      await visitor.run(async () => {
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
          window.scrollTo({top, behavior: 'instant'});
          await new Promise((frame) => requestAnimationFrame(frame));
        }
      });
      const excess: Record<number, number> = {};
      const burst: Record<number, string[]> = {};
      for (const width of WIDTHS_PX) {
        await visitor.resize(width, 844);
        const pixels = await visitor.run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (pixels > 0) excess[width] = pixels;
        const names = await visitor.run(findBurstControls);
        if (names.length > 0) burst[width] = names;
      }
      expect({path, excess, burst, faults: await visitor.readFaults()}).toEqual({
        path,
        excess: {},
        burst: {},
        faults: [],
      });
    }
  });
}

/** The buttons and links whose icon or text sticks out of their border. Runs in the page. */
function findBurstControls(): string[] {
  const hasBorder = (control: Element) => getComputedStyle(control).borderInlineEndWidth !== '0px';
  return [...document.querySelectorAll(':is(summary, button, a):has(> svg)')]
    .filter((control) => control.checkVisibility() && hasBorder(control))
    .filter((control) => {
      const {left, right} = control.getBoundingClientRect();
      return [...control.children].some((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 1 && (box.right > right + 1 || box.left < left - 1);
      });
    })
    .map((control) => control.textContent.trim());
}
