/** An element of the PDF's structure tree, which screen readers follow. */
export type StructureElement = PDFKit.PDFStructureElement;

/** A rectangle in points; y grows downward, as in PDFKit. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The look of a piece of text. */
export interface TextStyle {
  bold?: boolean;
  size: number;
  color: string;
  lineGap?: number;
}

/** A field for text. */
export interface TextField {
  name: string;
  /** The label that screen readers read. */
  tip: string;
  isMultiline?: boolean;
}
