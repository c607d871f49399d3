import type {Box, StructureElement, TextField} from './types';

type Reference = PDFKit.PDFKitReference & {data: Record<string, unknown>};

const INSET = 2;
const PRINT_FLAG = 4;
const FIELD_FLAGS = {multiline: 1 << 12, noToggleOff: 1 << 14, radio: 1 << 15};

/**
 * The form fields of the PDF. Frames are drawn on the page, so that paper and every viewer show
 * the same. A field itself is transparent, with its own appearance for checked and unchecked.
 */
export class FormFields {
  private readonly names = new Set<string>();
  private readonly fields = new Map<string, Reference>();
  private readonly appearances = new Map<string, PDFKit.PDFKitReference>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  /** Creates the form. Call once, when the document has a page. */
  start(): void {
    this.pdf.font('Helvetica').initForm();
    // PDFKit's types don't include its document root.
    const {AcroForm: form} = (this.pdf as unknown as {_root: {data: {AcroForm: Reference}}})._root
      .data;
    // Every field brings its own appearance, so viewers don't need to generate one.
    delete form.data.NeedAppearances;
  }

  /** Adds a text field. Fields with the same name share their value. */
  addText({name, tip, isMultiline}: TextField, box: Box, structParent: StructureElement): void {
    this.pdf.font('Helvetica');
    const field = this.getOrCreateField(name, {
      FT: 'Tx',
      TU: new String(tip),
      DA: new String(`/${this.getFontId()} ${isMultiline ? 9.5 : 10} Tf 0 g`),
      ...(isMultiline ? {Ff: FIELD_FLAGS.multiline} : {}),
    });
    const inner: Box = {
      x: box.x + INSET,
      y: box.y + INSET,
      width: box.width - 2 * INSET,
      height: box.height - 2 * INSET,
    };
    // Not shared between fields: some programs write the typed text into this very object.
    const empty = this.createDrawing(inner.width, inner.height, '/Tx BMC EMC');
    this.addWidget(field, {AP: {N: empty}}, inner, structParent);
  }

  addCheckbox(name: string, tip: string, box: Box, structParent: StructureElement): void {
    this.reserveName(name);
    this.pdf.font('ZapfDingbats');
    const {width: size} = box;
    const checkMark = [
      `${size * 0.14} w 1 J 1 j`,
      `${size * 0.22} ${size * 0.52} m`,
      `${size * 0.42} ${size * 0.28} l`,
      `${size * 0.8} ${size * 0.76} l S`,
    ].join(' ');
    this.pdf.formCheckbox(name, box.x, box.y, box.width, box.height, {
      TU: new String(tip),
      MK: {CA: '4'},
      AS: 'Off',
      AP: {
        N: {
          Yes: this.getAppearance(`check ${size}`, size, checkMark),
          Off: this.getAppearance(`empty ${size}`, size, ''),
        },
      },
      structParent,
    });
  }

  /** Adds one option of a group that allows a single choice. */
  addRadioOption(
    group: string,
    groupTip: string,
    option: string,
    box: Box,
    structParent: StructureElement,
  ): void {
    this.pdf.font('ZapfDingbats');
    const field = this.getOrCreateField(group, {
      FT: 'Btn',
      Ff: FIELD_FLAGS.radio | FIELD_FLAGS.noToggleOff,
      TU: new String(groupTip),
    });
    const {width: size} = box;
    const state = option.replace(/[^A-Za-z]+/g, '-');
    // A line of zero length with round ends is a circle.
    const dot = `${size * 0.56} w 1 J ${size / 2} ${size / 2} m ${size / 2} ${size / 2} l S`;
    const entries = {
      AS: 'Off',
      AP: {
        N: {
          [state]: this.getAppearance(`dot ${size}`, size, dot),
          Off: this.getAppearance(`empty ${size}`, size, ''),
        },
      },
      MK: {CA: new String('l')},
      TU: new String(`${groupTip} ${option}`),
    };
    this.addWidget(field, entries, box, structParent);
  }

  private getOrCreateField(name: string, entries: Record<string, unknown>): Reference {
    const existing = this.fields.get(name);
    if (existing) return existing;
    this.reserveName(name);
    const field = this.pdf.formField(name, entries) as Reference;
    field.data.Kids = [];
    this.fields.set(name, field);
    return field;
  }

  /** Adds a place on the page where a field is shown. */
  private addWidget(
    field: Reference,
    ownEntries: object,
    {x, y, width, height}: Box,
    structParent: StructureElement,
  ): void {
    const entries = {
      Subtype: 'Widget',
      Parent: field,
      F: PRINT_FLAG,
      ...ownEntries,
      structParent,
    };
    this.pdf.annotate(x, y, width, height, entries as PDFKit.Mixins.AnnotationOption);
    // PDFKit's types don't include the annotations of a page.
    const widget = (this.pdf.page as unknown as {annotations: unknown[]}).annotations.at(-1);
    (field.data.Kids as unknown[]).push(widget);
  }

  /** A square drawing that a field shows in one of its states. Equal drawings are stored once. */
  private getAppearance(key: string, size: number, commands: string): PDFKit.PDFKitReference {
    const appearance = this.appearances.get(key) ?? this.createDrawing(size, size, commands);
    this.appearances.set(key, appearance);
    return appearance;
  }

  private createDrawing(width: number, height: number, commands: string): PDFKit.PDFKitReference {
    const drawing = this.pdf.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: {},
    });
    drawing.end(Buffer.from(commands));
    return drawing;
  }

  private reserveName(name: string): void {
    if (this.names.has(name))
      throw new Error(`Two form fields are called "${name}". Give each field its own name.`);
    this.names.add(name);
  }

  private getFontId(): string {
    // PDFKit's types don't include the current font.
    return (this.pdf as unknown as {_font: {id: string}})._font.id;
  }
}
