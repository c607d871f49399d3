import type {Block, TextCell} from '@dental/content';
import {COLORS, type Sheet} from './sheet';
import type {Box, StructureElement, TextStyle} from './types';

type BlockOf<Kind extends Block['kind']> = Extract<Block, {kind: Kind}>;

const TITLE: TextStyle = {bold: true, size: 20, color: COLORS.heading};
const HEADING: TextStyle = {bold: true, size: 12, color: COLORS.heading};
const BODY: TextStyle = {size: 9.5, color: COLORS.ink, lineGap: 1.5};
const LABEL: TextStyle = {size: 8.25, color: COLORS.label};
const STRONG: TextStyle = {bold: true, size: 9.5, color: COLORS.ink};
const ITEM: TextStyle = {size: 9, color: COLORS.ink};

const GUTTER = 8;
const LABEL_HEIGHT = 11;
const LINE_HEIGHT = 20;
const ROW_GAP = 7;
const LEGEND_GAP = 3;
const EXTRA_LINE_HEIGHT = 13;
const MARK_SIZE = 10;

/** Draws one block of the form at the sheet's cursor, and moves the cursor below it. */
export function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'title':
      return drawText(sheet, 'H1', block.text, TITLE, 3);
    case 'heading':
      return drawHeading(sheet, block.text);
    case 'text':
      return drawText(sheet, 'P', block.text, BODY, 6);
    case 'fields':
    case 'who':
      return drawRow(sheet, block);
    case 'choice':
      return drawChoice(sheet, block);
    case 'checkboxes':
      return drawCheckboxes(sheet, block);
    case 'questions':
      return block.items.forEach((item) => drawQuestion(sheet, item, block.options));
    case 'table':
      return drawTable(sheet, block);
    case 'statement':
      return drawStatement(sheet, block);
    case 'signature':
      return drawSignature(sheet, block);
  }
}

function drawText(sheet: Sheet, type: string, text: string, style: TextStyle, after: number): void {
  sheet.addTextBlock(type, text, {x: sheet.left, y: sheet.y, width: sheet.width}, style);
  sheet.y += sheet.measureHeight(text, sheet.width, style);
  sheet.skip(after);
}

function drawHeading(sheet: Sheet, text: string): void {
  sheet.openSection(text);
  sheet.skip(7);
  const width = sheet.measureWidth(text, HEADING);
  sheet.drawLine(sheet.left + width + 10, sheet.y + 6, sheet.width - width - 10, COLORS.accent);
  drawText(sheet, 'H2', text, HEADING, 4);
}

function drawRow(sheet: Sheet, {fields}: BlockOf<'fields' | 'who'>): void {
  const top = sheet.y;
  let bottom = top;
  forEachColumn(sheet, fields, (cell, x, width) => {
    const height = LINE_HEIGHT + ((cell.lines ?? 1) - 1) * EXTRA_LINE_HEIGHT;
    drawCell(sheet, cell, {x, y: top, width, height});
    bottom = Math.max(bottom, top + LABEL_HEIGHT + height);
  });
  sheet.y = bottom;
  sheet.skip(ROW_GAP);
}

/** Draws a label with the frame of its field below; `height` is the frame's. */
function drawCell(sheet: Sheet, cell: TextCell, {x, y, width, height}: Box): void {
  const frame = {x, y: y + LABEL_HEIGHT, width, height};
  sheet.drawFrame(frame);
  sheet.addBlock('P', (paragraph) => {
    sheet.addText(paragraph, 'Span', cell.label, {x, y, width: width + GUTTER}, LABEL);
    const {name, label, readAs: tip = label, lines = 1} = cell;
    sheet.addTextField(paragraph, {name, tip, isMultiline: lines > 1}, frame);
  });
}

/** Draws the text above a group of boxes. */
function drawLegend(sheet: Sheet, legend: string): void {
  sheet.skip(LEGEND_GAP);
  drawText(sheet, 'P', legend, STRONG, 4);
}

function drawChoice(sheet: Sheet, {name, legend, options}: BlockOf<'choice'>): void {
  drawLegend(sheet, legend);
  const width = sheet.width / options.length;
  sheet.addBlock('L', (list) =>
    options.forEach((option, index) => {
      const x = sheet.left + index * width;
      const box = {x, y: sheet.y, width: MARK_SIZE, height: MARK_SIZE};
      sheet.drawCircle(box);
      drawItem(sheet, list, option, box, (body) =>
        sheet.addRadioOption(body, name, legend, option, box),
      );
    }),
  );
  sheet.y += 17;
}

function drawCheckboxes(sheet: Sheet, {legend, items, columns}: BlockOf<'checkboxes'>): void {
  drawLegend(sheet, legend);
  const rows = Math.ceil(items.length / columns);
  const width = sheet.width / columns;
  const rowHeight = 15.5;
  const top = sheet.y;
  const fillsRowsFirst = rows < 6;
  sheet.addBlock('L', (list) =>
    items.forEach((item, index) => {
      const column = fillsRowsFirst ? index % columns : Math.floor(index / rows);
      const row = fillsRowsFirst ? Math.floor(index / columns) : index % rows;
      const box = {
        x: sheet.left + column * width,
        y: top + row * rowHeight,
        width: MARK_SIZE,
        height: MARK_SIZE,
      };
      sheet.drawSquare(box);
      drawItem(sheet, list, item.label, box, (body) =>
        sheet.addCheckbox(body, item.name, `${item.label} (${legend})`, box),
      );
    }),
  );
  sheet.y = top + rows * rowHeight;
  sheet.skip(4);
}

/** Draws an item of a list: its field, and the label next to it. */
function drawItem(
  sheet: Sheet,
  list: StructureElement,
  text: string,
  box: Box,
  addField: (body: StructureElement) => void,
): void {
  sheet.addElement('LI', list, (item) =>
    sheet.addElement('LBody', item, (body) => {
      addField(body);
      sheet.addText(body, 'Span', text, {x: box.x + MARK_SIZE + 5, y: box.y + 1, width: 240}, ITEM);
    }),
  );
}

function drawQuestion(
  sheet: Sheet,
  {answer, details, text, detail}: BlockOf<'questions'>['items'][number],
  answers: readonly string[],
): void {
  const {left, width, y} = sheet;
  const questionWidth = width * 0.44;
  const height = sheet.measureHeight(text, questionWidth, ITEM);
  const middle = y + 12;
  const options = answers.map((option, index) => ({
    option,
    box: {
      x: left + questionWidth + 14 + index * 38,
      y: middle - MARK_SIZE / 2,
      width: MARK_SIZE,
      height: MARK_SIZE,
    },
  }));
  const frameX = left + questionWidth + 94;
  const labelWidth = sheet.measureWidth(detail, LABEL) + 6;
  const frame = {
    x: frameX + labelWidth,
    y: middle - LINE_HEIGHT / 2,
    width: left + width - frameX - labelWidth,
    height: LINE_HEIGHT,
  };
  options.forEach(({box}) => sheet.drawCircle(box));
  sheet.drawFrame(frame);
  sheet.addBlock('P', (paragraph) => {
    sheet.addText(
      paragraph,
      'Span',
      text,
      {x: left, y: middle - height / 2 + 0.5, width: questionWidth},
      ITEM,
    );
    for (const {option, box} of options) {
      sheet.addRadioOption(paragraph, answer, text, option, box);
      sheet.addText(
        paragraph,
        'Span',
        option,
        {x: box.x + MARK_SIZE + 4, y: box.y + 1, width: 24},
        ITEM,
      );
    }
    sheet.addText(paragraph, 'Span', detail, {x: frameX, y: middle - 4, width: labelWidth}, LABEL);
    sheet.addTextField(paragraph, {name: details, tip: `${text} ${detail}`}, frame);
  });
  sheet.y += 26;
}

function drawTable(sheet: Sheet, {caption, lines}: BlockOf<'table'>): void {
  drawText(sheet, 'P', caption, BODY, 4);
  sheet.addBlock('Table', (table) => {
    sheet.addElement('TR', table, (row) =>
      forEachColumn(sheet, lines[0] ?? [], ({label}, x, width) =>
        sheet.addText(row, 'TH', label, {x, y: sheet.y, width}, LABEL),
      ),
    );
    sheet.y += LABEL_HEIGHT;
    for (const line of lines) {
      sheet.addElement('TR', table, (row) =>
        forEachColumn(sheet, line, ({name, label, readAs: tip = label}, x, width) => {
          const frame = {x, y: sheet.y, width, height: LINE_HEIGHT};
          sheet.drawFrame(frame);
          sheet.addElement('TD', row, (cell) => sheet.addTextField(cell, {name, tip}, frame));
        }),
      );
      sheet.y += LINE_HEIGHT + 4;
    }
  });
  sheet.skip(3);
}

function drawStatement(sheet: Sheet, {name, label, text}: BlockOf<'statement'>): void {
  const {left, y} = sheet;
  const indent = MARK_SIZE + 8;
  const width = sheet.width - indent;
  const box = {x: left, y, width: MARK_SIZE, height: MARK_SIZE};
  sheet.drawSquare(box);
  sheet.addBlock('P', (paragraph) => {
    sheet.addCheckbox(paragraph, name, label, box);
    sheet.addText(paragraph, 'Span', label, {x: left + indent, y: y + 0.5, width}, STRONG);
    sheet.addText(paragraph, 'Span', text, {x: left + indent, y: y + 13.5, width}, BODY);
  });
  sheet.y += 13.5 + sheet.measureHeight(text, width, BODY);
  sheet.skip(6);
}

function drawSignature(sheet: Sheet, {label, fields}: BlockOf<'signature'>): void {
  const top = sheet.y;
  const height = 30;
  forEachColumn(sheet, [{span: 12 - sumSpans(fields)}, ...fields], (cell, x, width) => {
    if ('name' in cell) return drawCell(sheet, cell, {x, y: top, width, height});
    sheet.addTextBlock('P', label, {x, y: top, width}, LABEL);
    sheet.drawLine(x, top + LABEL_HEIGHT + height, width, COLORS.ink, 1);
  });
  sheet.y = top + LABEL_HEIGHT + height;
  sheet.skip(8);
}

/** Lays columns out on a grid of twelve, and draws each. */
function forEachColumn<Column extends {span: number}>(
  sheet: Sheet,
  columns: readonly Column[],
  draw: (column: Column, x: number, width: number) => void,
): void {
  const twelfth = (sheet.width + GUTTER) / 12;
  let x = sheet.left;
  for (const column of columns) {
    draw(column, x, column.span * twelfth - GUTTER);
    x += column.span * twelfth;
  }
}

function sumSpans(columns: readonly {span: number}[]): number {
  return columns.reduce((sum, {span}) => sum + span, 0);
}
