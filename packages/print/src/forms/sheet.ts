import PDFDocument from 'pdfkit';
import {mixColors} from '../pictures/mixColors';
import {measureEms, outlineText, type Font} from '../pictures/fontOutlines';
import {interpolate, pluralize, UserError} from '@dental/practice';
import {FormFields} from './fields';
import type {Box, StructureElement, TextField, TextStyle} from './types';
import {type Letterhead, readPalette} from '@dental/content';

const PAGE = {width: 612, height: 792};
const MARGIN = {left: 45, right: 45, bottom: 44};
const FIRST_BAND_HEIGHT = 62;
const BAND_HEIGHT = 30;
const LINE_HEIGHT = 14;
const ARCHES_WIDTH = 66;
/** Between the practice's name and what is to its right. */
const NAME_GAP = 16;
/** A fixed day, so that the same content gives the same file. */
const CREATED = new Date('2026-11-02T07:00:00Z');

const tokens = readPalette();

/** The colors of the forms, all from the site's tokens. */
export const COLORS = {
  ink: tokens.ink,
  label: tokens['ink-soft'],
  band: tokens['main-deep'],
  heading: tokens.main,
  accent: tokens.accent,
  onBand: tokens.ground,
  line: mixColors(tokens['ink-soft'], tokens.surface, 0.2),
  hairline: mixColors(tokens['ink-soft'], tokens.surface, 0.7),
  arch: mixColors(tokens['main-deep'], tokens.main, 0.8),
  archLine: mixColors(tokens.accent, tokens['accent-pale'], 0.3),
};

/** The name and topic of a document. */
export interface DocumentInfo {
  title: string;
  subject: string;
  /** The content file that it's made from, for messages. */
  file: string;
}

/**
 * A tagged PDF with a cursor (`y`) that moves down the page, and the drawing operations that
 * blocks use. Anything that screen readers skip is marked as an artifact.
 */
export class Sheet {
  readonly left = MARGIN.left;
  readonly width = PAGE.width - MARGIN.left - MARGIN.right;
  y = 0;
  private readonly pdf: PDFKit.PDFDocument;
  private readonly fields: FormFields;
  private readonly root: StructureElement;
  private section: StructureElement;
  private readonly chunks: Buffer[] = [];
  private pageNumber = 0;
  private overflow?: UserError;

  /** @param spacing what gaps between blocks are multiplied by: less than 1 draws closer */
  constructor(
    private readonly info: DocumentInfo,
    private readonly letterhead: Letterhead,
    private readonly pageCount: number,
    private readonly headingFont: Font,
    private readonly spacing: number,
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
        Title: `${info.title} | ${letterhead.name}`,
        Author: letterhead.name,
        Subject: info.subject,
        Creator: letterhead.name,
        CreationDate: CREATED,
        ModDate: CREATED,
      },
    });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.section = this.root;
    this.fields = new FormFields(this.pdf);
  }

  /** Starts the next page, with its header band and footer line. */
  openPage(): void {
    this.closePage();
    this.pdf.addPage();
    this.pageNumber += 1;
    if (this.pageNumber === 1) this.fields.start();
    this.drawArtifact(() => {
      this.drawBand();
      this.drawFooter();
    }, 'Pagination');
    this.y = (this.pageNumber === 1 ? FIRST_BAND_HEIGHT : BAND_HEIGHT) + 14;
  }

  /** Ends the last page. */
  closePage(): void {
    this.checkFit();
    this.closeSection();
  }

  /** Returns true if everything on the closed pages fits on the paper. */
  fits(): boolean {
    return !this.overflow;
  }

  /**
   * Ends the document and returns its bytes.
   * @throws if a page has more on it than fits on the paper
   */
  finish(): Promise<Buffer> {
    if (this.overflow) throw this.overflow;
    this.root.end();
    return new Promise((resolve) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.end();
    });
  }

  /** Moves the cursor down by a gap between blocks. */
  skip(gap: number): void {
    this.y += gap * this.spacing;
  }

  /** Starts a section of the form, which contains everything up to the next one. */
  openSection(title: string): void {
    this.closeSection();
    this.section = this.pdf.struct('Sect', {title});
    this.root.add(this.section);
  }

  /** Adds a structure element to `parent`; `build` fills it. */
  addElement(
    type: string,
    parent: StructureElement,
    build: (element: StructureElement) => void,
  ): void {
    const element = this.pdf.struct(type);
    parent.add(element);
    build(element);
    element.end();
  }

  /** Adds a structure element to the current section; `build` fills it. */
  addBlock(type: string, build: (element: StructureElement) => void): void {
    this.addElement(type, this.section, build);
  }

  /** Writes text as a child of a structure element; a table's header (`TH`) is of its column. */
  addText(
    parent: StructureElement,
    type: string,
    text: string,
    box: Omit<Box, 'height'>,
    style: TextStyle,
  ): void {
    const options = type === 'TH' ? ({scope: 'Column'} as object) : {};
    parent.add(this.pdf.struct(type, options, () => this.write(text, box, style)));
  }

  /** Writes text in the current section, or in the document if no section is open. */
  addTextBlock(type: string, text: string, box: Omit<Box, 'height'>, style: TextStyle): void {
    this.addText(this.section, type, text, box, style);
  }

  /** The height of text wrapped to a width. */
  measureHeight(text: string, width: number, style: TextStyle): number {
    this.setFont(style);
    return this.pdf.heightOfString(text, {width, lineGap: style.lineGap ?? 0});
  }

  /** The width of text on one line. */
  measureWidth(text: string, style: TextStyle): number {
    this.setFont(style);
    return this.pdf.widthOfString(text);
  }

  /** Draws a frame to write in. */
  drawFrame({x, y, width, height}: Box, radius = 3): void {
    this.drawArtifact(() =>
      this.pdf
        .roundedRect(x, y, width, height, radius)
        .lineWidth(0.75)
        .fillAndStroke('#ffffff', COLORS.line),
    );
  }

  /** Draws the small square of a checkbox. */
  drawSquare(box: Box): void {
    this.drawFrame(box, 1.5);
  }

  /** Draws the circle of one of several choices. */
  drawCircle({x, y, width, height}: Box): void {
    this.drawArtifact(() =>
      this.pdf
        .circle(x + width / 2, y + height / 2, width / 2)
        .lineWidth(0.75)
        .fillAndStroke('#ffffff', COLORS.line),
    );
  }

  /** Draws a horizontal line. */
  drawLine(x: number, y: number, width: number, color: string, lineWidth = 0.75): void {
    this.drawArtifact(() =>
      this.pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(lineWidth)
        .stroke(color),
    );
  }

  /** Adds a text field over a frame that is already drawn. */
  addTextField(parent: StructureElement, field: TextField, box: Box): void {
    this.addElement('Form', parent, (form) => this.fields.addText(field, box, form));
  }

  /** Adds a checkbox over a mark that is already drawn. */
  addCheckbox(parent: StructureElement, name: string, tip: string, box: Box): void {
    this.addElement('Form', parent, (form) => this.fields.addCheckbox(name, tip, box, form));
  }

  /** Adds a radio option over a mark that is already drawn. */
  addRadioOption(
    parent: StructureElement,
    group: string,
    groupTip: string,
    option: string,
    box: Box,
  ): void {
    this.addElement('Form', parent, (form) =>
      this.fields.addRadioOption(group, groupTip, option, box, form),
    );
  }

  private write(text: string, {x, y, width}: Omit<Box, 'height'>, style: TextStyle): void {
    this.setFont(style);
    this.pdf.fillColor(style.color).text(text, x, y, {width, lineGap: style.lineGap ?? 0});
  }

  private setFont({bold, size}: TextStyle): void {
    this.pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size);
  }

  private drawArtifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', {type});
    draw();
    this.pdf.endMarkedContent();
  }

  private drawBand(): void {
    const isFirst = this.pageNumber === 1;
    const height = isFirst ? FIRST_BAND_HEIGHT : BAND_HEIGHT;
    this.pdf.rect(0, 0, PAGE.width, height).fill(COLORS.band);
    if (isFirst) this.drawArches(PAGE.width - MARGIN.right - ARCHES_WIDTH / 2, height);
    this.pdf.rect(0, height, PAGE.width, 2).fill(COLORS.accent);
    if (isFirst) {
      this.drawName(25, height / 2, this.width - ARCHES_WIDTH);
      return;
    }
    const style = {size: 9, color: COLORS.onBand};
    const {title} = this.info;
    const width = this.measureWidth(title, style);
    this.drawName(14, height / 2, this.width - width);
    this.write(
      title,
      {x: PAGE.width - MARGIN.right - width, y: height / 2 - 4, width: width + 1},
      style,
    );
  }

  /** Draws the practice's name in the heading font, smaller if it's too long for `width`. */
  private drawName(size: number, middle: number, width: number): void {
    const {name} = this.letterhead;
    const fitting = Math.min(size, (width - NAME_GAP) / measureEms(this.headingFont, name));
    this.pdf
      .save()
      .translate(this.left, middle + fitting * 0.32)
      .path(outlineText(this.headingFont, name, fitting).d)
      .fill(COLORS.onBand)
      .restore();
  }

  /** Draws three nested arches, the middle one with a copper outline. */
  private drawArches(center: number, ground: number): void {
    [ARCHES_WIDTH / 2, 23, 13].forEach((radius, index) => {
      const top = 8 + index * 11;
      const start = `M${center - radius} ${ground}V${top + radius}`;
      const arc = `A${radius} ${radius} 0 0 1 ${center + radius} ${top + radius}`;
      this.pdf.path(`${start}${arc}V${ground}Z`);
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
    const width = this.measureWidth(page, style);
    this.pdf
      .moveTo(this.left, y - 7)
      .lineTo(this.left + this.width, y - 7)
      .lineWidth(0.5)
      .stroke(COLORS.hairline);
    const contact = `${address}  |  ${phone}  |  ${site}`;
    const room = this.width - width - 10;
    const size = style.size * Math.min(1, room / (this.measureWidth(contact, style) + 1));
    this.write(contact, {x: this.left, y, width: room}, {...style, size});
    this.write(page, {x: this.left + this.width - width, y, width: width + 1}, style);
  }

  private closeSection(): void {
    if (this.section !== this.root) this.section.end();
    this.section = this.root;
  }

  private checkFit(): void {
    const overflow = this.y - (PAGE.height - MARGIN.bottom);
    if (overflow <= 0) return;
    const lines = Math.ceil(overflow / LINE_HEIGHT);
    const sheet = `Sheet ${this.pageNumber} of ${this.info.file}`;
    this.overflow ??= new UserError(
      `${sheet} is about ${pluralize(lines, 'line')} too long for the paper.`,
      'Shorten it, or move a section to another sheet.',
    );
  }
}
