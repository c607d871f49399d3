import PDFDocument from 'pdfkit';
import {mix} from '../pictures/mix';
import {fontOutlines, type Font} from '../pictures/fontOutlines';
import {interpolate, UserError} from '@dental/practice';
import {Fields} from './fields';
import {type Letterhead, palette} from '@dental/content';

/** A rectangle in points; y grows downward, as in PDFKit. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How a piece of text looks. */
export interface TextStyle {
  bold?: boolean;
  size: number;
  color: string;
  lineGap?: number;
}

type Element = PDFKit.PDFStructureElement;

const PAGE = {width: 612, height: 792};
const MARGIN = {left: 45, right: 45, bottom: 44};
const FIRST_BAND = 62;
const BAND = 30;
/** A fixed day, so that the same content gives the same file. */
const CREATED = new Date('2026-11-02T07:00:00Z');

const tokens = palette();

/** The colors of the forms, all from the site's tokens. */
export const COLORS = {
  ink: tokens.ink,
  label: tokens['ink-soft'],
  band: tokens['main-deep'],
  heading: tokens.main,
  accent: tokens.accent,
  onBand: tokens.ground,
  line: mix(tokens['ink-soft'], tokens.surface, 0.2),
  hairline: mix(tokens['ink-soft'], tokens.surface, 0.7),
  arch: mix(tokens['main-deep'], tokens.main, 0.8),
  archLine: mix(tokens.accent, tokens['accent-pale'], 0.3),
};

/** What a document is called, and what it is about. */
export interface Title {
  title: string;
  subject: string;
  /** The file of the content that it is made from, for messages. */
  file: string;
}

/**
 * The paper: one tagged PDF, a cursor (`y`) that moves down the page, and the few ways in which
 * the blocks may draw. Whatever is not read aloud is marked as an artifact.
 */
export class Sheet {
  readonly left = MARGIN.left;
  readonly width = PAGE.width - MARGIN.left - MARGIN.right;
  y = 0;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly fields: Fields;
  private readonly root: Element;
  private section: Element;
  private readonly chunks: Buffer[] = [];
  private pageNumber = 0;

  constructor(
    private readonly title: Title,
    private readonly letterhead: Letterhead,
    private readonly pageCount: number,
    private readonly headingFont: Font,
  ) {
    this.pdf = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-US',
      displayTitle: true,
      info: {
        Title: `${title.title} | ${letterhead.name}`,
        Author: letterhead.name,
        Subject: title.subject,
        Creator: letterhead.name,
        CreationDate: CREATED,
        ModDate: CREATED,
      },
    });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.section = this.root;
    this.fields = new Fields(this.pdf);
  }

  /** Starts the next page with its band at the top and its line at the bottom. */
  openPage(): void {
    this.checkFit();
    this.closeSection();
    this.pdf.addPage();
    this.pageNumber += 1;
    if (this.pageNumber === 1) this.fields.start();
    this.artifact(() => {
      this.drawBand();
      this.drawFooter();
    }, 'Pagination');
    this.y = (this.pageNumber === 1 ? FIRST_BAND : BAND) + 14;
  }

  /** Ends the document and gives its bytes. */
  finish(): Promise<Buffer> {
    this.checkFit();
    this.closeSection();
    this.root.end();
    return new Promise((resolve) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.end();
    });
  }

  /** Starts a part of the form; what follows belongs to it. */
  openSection(title: string): void {
    this.closeSection();
    this.section = this.pdf.struct('Sect', {title});
    this.root.add(this.section);
  }

  /** Adds a structure element to `parent`; `build` fills it. */
  element(type: string, parent: Element, build: (element: Element) => void): void {
    const element = this.pdf.struct(type);
    parent.add(element);
    build(element);
    element.end();
  }

  /** Adds a structure element to the current part; `build` fills it. */
  blockOf(type: string, build: (element: Element) => void): void {
    this.element(type, this.section, build);
  }

  /** Writes text that belongs to the structure. */
  text(
    parent: Element,
    type: string,
    text: string,
    box: Omit<Box, 'height'>,
    style: TextStyle,
    scope?: 'Column',
  ): void {
    const options = scope ? ({scope} as object) : {};
    parent.add(this.pdf.struct(type, options, () => this.write(text, box, style)));
  }

  /** Writes text as a part of the whole document or of the current section. */
  textBlock(type: string, text: string, box: Omit<Box, 'height'>, style: TextStyle): void {
    this.text(this.section, type, text, box, style);
  }

  /** The height that text takes. */
  heightOf(text: string, width: number, style: TextStyle): number {
    this.font(style);
    return this.pdf.heightOfString(text, {width, lineGap: style.lineGap ?? 0});
  }

  /** The width of text on one line. */
  widthOf(text: string, style: TextStyle): number {
    this.font(style);
    return this.pdf.widthOfString(text);
  }

  /** A frame to write in. */
  frame({x, y, width, height}: Box): void {
    this.artifact(() =>
      this.pdf
        .roundedRect(x, y, width, height, 3)
        .lineWidth(0.75)
        .fillAndStroke('#ffffff', COLORS.line),
    );
  }

  /** A small square, or a circle for one choice of several. */
  mark({x, y, width, height}: Box, round: boolean): void {
    this.artifact(() => {
      if (round) this.pdf.circle(x + width / 2, y + height / 2, width / 2);
      else this.pdf.roundedRect(x, y, width, height, 1.5);
      this.pdf.lineWidth(0.75).fillAndStroke('#ffffff', COLORS.line);
    });
  }

  /** A horizontal line. */
  rule(x: number, y: number, width: number, color: string, lineWidth = 0.75): void {
    this.artifact(() =>
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(lineWidth)
        .stroke(color),
    );
  }

  /** A field for text over a frame that is already drawn. */
  textField(parent: Element, name: string, tip: string, box: Box, multiline = false): void {
    this.element('Form', parent, (form) => this.fields.text(name, tip, box, multiline, form));
  }

  /** A box to tick over a mark that is already drawn. */
  tickField(parent: Element, name: string, tip: string, box: Box): void {
    this.element('Form', parent, (form) => this.fields.tick(name, tip, box, form));
  }

  /** One of several choices that exclude each other. */
  choiceField(parent: Element, group: string, groupTip: string, option: string, box: Box): void {
    this.element('Form', parent, (form) => this.fields.choice(group, groupTip, option, box, form));
  }

  private write(text: string, {x, y, width}: Omit<Box, 'height'>, style: TextStyle): void {
    this.font(style);
    this.pdf.fillColor(style.color).text(text, x, y, {width, lineGap: style.lineGap ?? 0});
  }

  private font({bold, size}: TextStyle): void {
    this.pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  }

  private artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', {type});
    draw();
    this.pdf.endMarkedContent();
  }

  private drawBand(): void {
    const first = this.pageNumber === 1;
    const height = first ? FIRST_BAND : BAND;
    this.pdf.rect(0, 0, PAGE.width, height).fill(COLORS.band);
    if (first) this.drawArches(PAGE.width - MARGIN.right - 33, height);
    this.pdf.rect(0, height, PAGE.width, 2).fill(COLORS.accent);
    const size = first ? 25 : 14;
    const name = fontOutlines(this.headingFont, this.letterhead.name, size);
    this.pdf
      .save()
      .translate(this.left, height / 2 + size * 0.32)
      .path(name.d)
      .fill(COLORS.onBand)
      .restore();
    if (!first) {
      const style = {size: 9, color: COLORS.onBand};
      const {title} = this.title;
      const width = this.widthOf(title, style);
      this.write(
        title,
        {x: PAGE.width - MARGIN.right - width, y: height / 2 - 4, width: width + 1},
        style,
      );
    }
  }

  /** Three arches, one inside the other, with a line of copper. */
  private drawArches(center: number, ground: number): void {
    [33, 23, 13].forEach((radius, index) => {
      const top = 8 + index * 11;
      this.pdf.path(
        `M${center - radius} ${ground}V${top + radius}A${radius} ${radius} 0 0 1 ${center + radius} ${top + radius}V${ground}Z`,
      );
      if (index === 1) this.pdf.lineWidth(1).fillAndStroke(COLORS.band, COLORS.archLine);
      else this.pdf.fill(COLORS.arch);
    });
  }

  private drawFooter(): void {
    const {address, phone, site} = this.letterhead;
    const style = {size: 8, color: COLORS.label};
    const y = PAGE.height - 28;
    const page = interpolate(this.letterhead.page, {
      number: this.pageNumber,
      count: this.pageCount,
    });
    const width = this.widthOf(page, style);
    this.pdf
      .moveTo(this.left, y - 7)
      .lineTo(this.left + this.width, y - 7)
      .lineWidth(0.5)
      .stroke(COLORS.hairline);
    this.write(
      `${address}  |  ${phone}  |  ${site}`,
      {x: this.left, y, width: this.width - width - 10},
      style,
    );
    this.write(page, {x: this.left + this.width - width, y, width: width + 1}, style);
  }

  private closeSection(): void {
    if (this.section !== this.root) this.section.end();
    this.section = this.root;
  }

  private checkFit(): void {
    const left = PAGE.height - MARGIN.bottom - this.y;
    if (left < 0)
      throw new UserError(
        `Sheet ${this.pageNumber} of ${this.title.file} is about ${Math.ceil(-left / 14)} lines longer than a sheet of paper.`,
        'Shorten it, or move a section to another sheet.',
      );
  }
}
