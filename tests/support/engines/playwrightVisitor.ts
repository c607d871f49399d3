import {setTimeout} from 'node:timers/promises';
import type {Page} from 'playwright/test';
import {type Key, type Point, Visitor} from './visitor';

/** A visitor in a browser that Playwright drives. */
export class PlaywrightVisitor extends Visitor {
  constructor(private readonly page: Page) {
    super();
  }

  async load(path: string): Promise<void> {
    const {page} = this;
    const {scriptDelay = 0, fontDelay = 0} = this.conditions;
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const delay = async (files: RegExp, time: number) => {
      if (time === 0) return;
      await page.route(files, async (route) => {
        await setTimeout(time);
        await route.continue().catch(() => undefined);
      });
    };
    await delay(/\/assets\/js\//, scriptDelay);
    await delay(/\.woff2/, fontDelay);
    await page.addInitScript(this.makePrelude());
    await page.goto(path);
  }

  run<Argument, Result>(code: (argument: Argument) => Result, argument?: Argument) {
    return this.page.evaluate(code as (argument: unknown) => Result, argument) as Promise<
      Awaited<Result>
    >;
  }

  move({x, y}: Point): Promise<void> {
    return this.page.mouse.move(x, y);
  }

  async drag(from: Point, ...to: Point[]): Promise<void> {
    const {mouse} = this.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    for (const {x, y} of to) await mouse.move(x, y);
    await mouse.up();
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  async wheel({x, y}: Point, distance: number): Promise<void> {
    await this.page.mouse.move(x, y);
    await this.page.mouse.wheel(0, distance);
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.setViewportSize({width, height});
  }

  async go(where: 'back' | 'forward' | 'refresh'): Promise<void> {
    if (where === 'refresh') await this.page.reload();
    else await (where === 'back' ? this.page.goBack() : this.page.goForward());
  }
}
