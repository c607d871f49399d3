import {expect, type Locator, type Page} from 'playwright/test';

/** A form of the editor, used like staff do. */
export class Form {
  constructor(
    readonly page: Page,
    /** Takes a screenshot for the guide; does nothing in a test. */
    readonly picture: (name: string) => Promise<void>,
  ) {}

  /** Goes from the first screen to an entry: a collection, then the entry's name. */
  async open(collection: string, entry: string): Promise<void> {
    await this.getCollection(collection);
    await this.page.getByRole('link', {name: entry, exact: true}).click();
    await this.isReady();
  }

  /** Goes from the first screen to a new entry of a collection. */
  async create(collection: string, one: string): Promise<void> {
    await this.getCollection(collection);
    await this.page.getByRole('link', {name: `New ${one}`}).click();
    await this.isReady();
  }

  /** Types into a field; with several of that name, into the last one, which was added. */
  async fill(label: string, value: string): Promise<void> {
    await this.getField(label).fill(value);
  }

  /** Writes the text of an entry. */
  async write(label: string, text: string): Promise<void> {
    await this.page.getByRole('textbox', {name: label, exact: true}).click();
    await this.page.keyboard.insertText(text);
  }

  /** Chooses from a list. */
  async choose(label: string, value: string): Promise<void> {
    await this.getField(label).fill(value);
    await this.page.getByRole('option', {name: value, exact: true}).first().click();
  }

  /** Adds an entry to a list, such as "Closures". */
  async add(one: string): Promise<void> {
    await this.page.getByRole('button', {name: `Add ${one}`}).click();
  }

  /** Opens a list entry, by the list's name in the file and its index from 0. */
  async expandEntry(list: string, place: number): Promise<void> {
    await this.page
      .locator(`[id^="${list}-field-"]`)
      .getByRole('button', {name: 'Show or hide'})
      .nth(place)
      .click();
  }

  /** Opens a group of fields by its name in the file, unless it is open. */
  async expand(name: string): Promise<void> {
    const group = this.page.locator(`[aria-label="object field"]:has([id^="${name}-field-"])`);
    const closed = group.getByRole('button', {name: 'Expand'}).first();
    if (await closed.isVisible()) await closed.click();
  }

  /** Drops a photograph on the field with a label. */
  async drop(label: string, name: string, buffer: Buffer): Promise<void> {
    const input = this.page
      .locator('.picture-input')
      .filter({has: this.page.getByLabel(label, {exact: true})});
    await input.locator('input[type=file]').setInputFiles({name, mimeType: 'image/jpeg', buffer});
    await expect(input.getByRole('status')).toContainText('Photo ready');
  }

  /** Puts the cursor after some words of the text and types. */
  async typeBehind(words: string, more: string): Promise<void> {
    const text = this.page.getByRole('textbox', {name: 'Text', exact: true});
    const line = text.locator('.cm-line').filter({hasText: words}).first();
    // The last row of a wrapped line, after its words.
    const {width, height} = (await line.boundingBox()) ?? {width: 2, height: 2};
    await line.click({position: {x: width - 2, y: height - 4}});
    await this.page.keyboard.press('End');
    await this.page.keyboard.type(more);
  }

  /** Selects some words of the text with the mouse and deletes them. */
  async erase(words: string): Promise<void> {
    const text = this.page.getByRole('textbox', {name: 'Text', exact: true});
    await text.click();
    await this.page.keyboard.press('Control+End');
    const line = text.locator('.cm-line').filter({hasText: words});
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
    await this.page.keyboard.press('Delete');
  }

  /** Saves and waits until the draft exists. */
  async save(): Promise<void> {
    await this.page.getByRole('button', {name: 'Save', exact: true}).click();
    await expect(this.page.getByText('Saved as a draft.')).toBeVisible();
  }

  /** Goes back from a form to its list. */
  async leave(): Promise<void> {
    await this.page.getByRole('link', {name: /^←/}).click();
  }

  /** Deletes an entry that others link to and waits for the draft. */
  async takeOut(): Promise<void> {
    this.page.once('dialog', (dialog) => void dialog.accept());
    await this.page.getByRole('button', {name: 'Delete this'}).click();
    await this.page.getByRole('button', {name: 'Delete it'}).click();
    await expect(this.page.getByText('Deleted in a draft.')).toBeVisible();
  }

  getField(label: string): Locator {
    return this.page
      .getByLabel(new RegExp(`^${label}(?: \\(optional\\))?$`))
      .filter({visible: true})
      .last();
  }

  private async getCollection(name: string): Promise<void> {
    await this.page.getByRole('link', {name, exact: true}).click();
  }

  /** Waits for the form and the check's messages. */
  private async isReady(): Promise<void> {
    const status = this.page.frameLocator('#preview-pane').getByRole('status');
    await expect(status).not.toHaveText(/^(?:Checking…)?$/, {timeout: 60_000});
  }
}
