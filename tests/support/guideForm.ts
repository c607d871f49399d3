import {expect, type FrameLocator, type Locator, type Page} from 'playwright/test';
import {save} from './editor';

/** The message above the page next to a form. */
export function getPaneStatus(page: Page): Locator {
  return page.locator('.pane').getByRole('status');
}

/** The page next to a form. */
export function getPreview(page: Page): FrameLocator {
  return page.frameLocator('.pane iframe');
}

/** A paragraph of a text in a form. */
const PARAGRAPH = ':is(p, h2, h3)';

/** Puts the cursor at the end of a text. */
export async function putCursorAtEnd(page: Page, text: Locator): Promise<void> {
  await text.click();
  await waitForCursor(page);
  await page.keyboard.press('Control+End');
  await waitForCursor(page);
}

/** Waits until the browser has reported a new cursor, which no person could outrun. */
export async function waitForCursor(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
}

/** Tells whether text has to be typed: Debian's Firefox inserts it without an event of its own. */
const isFirefox = (page: Page): boolean =>
  page.context().browser()?.browserType().name() === 'firefox';

/** Dates and times have their own way of typing, which differs between browsers. */
const isDateField = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => /date|time/.test((element as HTMLInputElement).type));

/** Inserts text at the cursor as an input method does, or types it. */
async function insertText(page: Page, text: string): Promise<void> {
  if (isFirefox(page)) await page.keyboard.type(text);
  else await page.keyboard.insertText(text);
}

/** A form of the editor, used like staff do. */
export class Form {
  constructor(
    readonly page: Page,
    /** Takes a screenshot for the guide; does nothing in a test. */
    readonly picture: (name: string) => Promise<void>,
  ) {}

  /** Goes from the first screen to an entry: a list, then the entry's name. */
  async open(list: string, entry: string): Promise<void> {
    await this.openList(list);
    const name = new RegExp(`^${entry}(?: · |$)`);
    await this.page.getByRole('link', {name}).click();
    await this.isReady();
  }

  /** Goes from the first screen to a new entry of a list. */
  async create(list: string, one: string): Promise<void> {
    await this.openList(list);
    await this.page.getByRole('link', {name: `New ${one}`}).click();
    await this.isReady();
  }

  /** Types into a field; with several of that name, into the last one, which was added. */
  async fill(label: string, value: string): Promise<void> {
    const field = this.getField(label);
    if (isFirefox(this.page) && !(await isDateField(field))) {
      await field.click();
      await this.page.keyboard.press('Control+A');
      await this.page.keyboard.press('Delete');
      await this.page.keyboard.type(value);
    } else await field.fill(value);
  }

  /** Writes the text of an entry. */
  async write(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', {name: label, exact: true}).click();
    await insertText(this.page, text);
  }

  /** Chooses from a list. */
  async choose(label: string, value: string): Promise<void> {
    await this.getField(label).selectOption({label: value});
  }

  /** Adds an entry to a list, such as "Closures". */
  async add(one: string): Promise<void> {
    await this.page.getByRole('button', {name: `Add ${one}`}).click();
  }

  /** Opens a list entry, by the list's name in the file and its index from 0. */
  async expandEntry(list: string, place: number): Promise<void> {
    const entries = this.page.locator(`[id="field-${list}"] > ol > li`);
    await entries.nth(place).locator('summary').first().click();
  }

  /** Drops a photograph on the field with a label. */
  async drop(label: string, name: string, buffer: Buffer): Promise<void> {
    const input = this.page
      .locator('.field')
      .filter({has: this.page.getByLabel(label, {exact: true})});
    await input.locator('input[type=file]').setInputFiles({name, mimeType: 'image/jpeg', buffer});
    await expect(input.getByRole('status')).toContainText('Photo ready');
  }

  /** Puts the cursor after some words of the text and types. */
  async typeBehind(words: string, more: string): Promise<void> {
    const line = this.getText(words).locator(PARAGRAPH).filter({hasText: words}).first();
    // The last row of a wrapped line, after its words.
    const {width, height} = (await line.boundingBox()) ?? {width: 2, height: 2};
    await line.click({position: {x: width - 2, y: height - 4}});
    await this.page.keyboard.press('End');
    await waitForCursor(this.page);
    await this.page.keyboard.type(more);
  }

  /** Selects some words of the text with the mouse and deletes them. */
  async erase(words: string): Promise<void> {
    const text = this.getText(words);
    await putCursorAtEnd(this.page, text);
    const line = text.locator(PARAGRAPH).filter({hasText: words});
    // The buttons above the text stay in view.
    await line.evaluate((element) => element.scrollIntoView({block: 'center'}));
    const [start, end] = await line.evaluate((element, part) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const nodes: [node: Node, from: number][] = [];
      let length = 0;
      while (walker.nextNode()) {
        nodes.push([walker.currentNode, length]);
        length += walker.currentNode.textContent?.length ?? 0;
      }
      const at = (element.textContent ?? '').indexOf(part);
      return [at, at + part.length].map((offset) => {
        const [node, from] = nodes.filter(([, begin]) => begin <= offset).at(-1) ?? [element, 0];
        const range = document.createRange();
        range.setStart(node, offset - from);
        const {left, top, height} = range.getBoundingClientRect();
        return {x: left, y: top + height / 2};
      });
    }, words);
    if (!start || !end) throw new Error(`The text does not say "${words}".`);
    await this.page.mouse.click(start.x, start.y);
    await this.page.keyboard.down('Shift');
    await this.page.mouse.click(end.x, end.y);
    await this.page.keyboard.up('Shift');
    await waitForCursor(this.page);
    await this.page.keyboard.press('Delete');
  }

  /** Saves and waits until the task has the change. */
  async save(): Promise<void> {
    await save(this.page);
  }

  /** Goes back to the first screen. */
  async leave(): Promise<void> {
    await this.page.getByRole('link', {name: 'Editor', exact: true}).click();
  }

  /** Deletes an entry, and waits until the task shows it. */
  async takeOut(one: string): Promise<void> {
    await this.page.getByRole('button', {name: `Delete this ${one}`}).click();
    await this.page.getByRole('button', {name: 'Delete it'}).click();
    await expect(this.page.getByText('(deleted)').first()).toBeVisible();
  }

  /** The text editor with some words; a page has one for each part between its blocks. */
  private getText(words: string): Locator {
    return this.page.getByRole('textbox', {name: 'Text', exact: true}).filter({hasText: words});
  }

  getField(label: string): Locator {
    return this.page
      .getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`))
      .filter({visible: true})
      .last();
  }

  /** Opens a list on the first screen: a page of its own, or a group of links. */
  private async openList(name: string): Promise<void> {
    const link = this.page.getByRole('link', {name, exact: true});
    const group = this.page
      .locator('details')
      .filter({has: this.page.getByText(name, {exact: true})});
    await expect(link.or(group).first()).toBeVisible();
    if (await link.isVisible()) return link.click();
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  }

  /** Waits for the form and the check's messages. */
  private async isReady(): Promise<void> {
    await expect(getPaneStatus(this.page)).not.toHaveText(/^(?:Checking…)?$/, {timeout: 60_000});
  }
}
