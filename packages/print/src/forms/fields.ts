import type {Box} from './sheet';

type Element = PDFKit.PDFStructureElement;
type Reference = PDFKit.PDFKitReference & {data: Record<string, unknown>};

const INSET = 2;
const PRINT = 4;
const FLAG = {multiline: 1 << 12, noToggleOff: 1 << 14, radio: 1 << 15};

/**
 * The form fields of the PDF. Frames are drawn on the page, so that paper and every viewer show the same;
 * a field itself is clear, with its own appearance for ticked and not ticked.
 */
export class Fields {
  private readonly names = new Set<string>();
  private readonly shared = new Map<string, Reference>();
  private readonly appearances = new Map<string, PDFKit.PDFKitReference>();

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  /** Makes the form; needs a page and is called once. */
  start(): void {
    this.pdf.font('Helvetica').initForm();
    // Every field brings its appearance, so viewers need not make one.
    const form = (this.pdf as unknown as {_root: {data: {AcroForm: Reference}}})._root.data
      .AcroForm;
    delete form.data.NeedAppearances;
  }

  /** A field for text. The same name again is the same field: what is typed in one place shows in all. */
  text(name: string, tip: string, box: Box, multiline: boolean, structParent: Element): void {
    const [width, height] = [box.width - 2 * INSET, box.height - 2 * INSET];
    this.pdf.font('Helvetica');
    const field = this.sharedField(name, {
      FT: 'Tx',
      TU: new String(tip),
      DA: new String(`/${this.fontId()} ${multiline ? 9.5 : 10} Tf 0 g`),
      ...(multiline ? {Ff: FLAG.multiline} : {}),
    });
    // Not shared between fields: some programs write the typed text into this very object.
    const empty = this.drawing(width, height, '/Tx BMC EMC');
    this.widget(
      field,
      {AP: {N: empty}},
      {x: box.x + INSET, y: box.y + INSET, width, height},
      structParent,
    );
  }

  /** A box to tick. */
  tick(name: string, tip: string, box: Box, structParent: Element): void {
    this.claim(name);
    this.pdf.font('ZapfDingbats');
    const {width: w} = box;
    const check = `${w * 0.14} w 1 J 1 j ${w * 0.22} ${w * 0.52} m ${w * 0.42} ${w * 0.28} l ${w * 0.8} ${w * 0.76} l S`;
    this.pdf.formCheckbox(name, box.x, box.y, box.width, box.height, {
      TU: new String(tip),
      MK: {CA: '4'},
      AS: 'Off',
      AP: {
        N: {
          Yes: this.appearance(`tick ${w}`, w, w, check),
          Off: this.appearance(`empty ${w}`, w, w, ''),
        },
      },
      structParent,
    });
  }

  /** One choice of a group in which only one can be chosen. */
  choice(group: string, groupTip: string, option: string, box: Box, structParent: Element): void {
    this.pdf.font('ZapfDingbats');
    const field = this.sharedField(group, {
      FT: 'Btn',
      Ff: FLAG.radio | FLAG.noToggleOff,
      TU: new String(groupTip),
    });
    const {width: w} = box;
    const state = option.replace(/[^A-Za-z]+/g, '-');
    // A line of no length with round ends is a circle.
    const dot = `${w * 0.56} w 1 J ${w / 2} ${w / 2} m ${w / 2} ${w / 2} l S`;
    const states = {
      [state]: this.appearance(`dot ${w}`, w, w, dot),
      Off: this.appearance(`empty ${w}`, w, w, ''),
    };
    const look = {
      AS: 'Off',
      AP: {N: states},
      MK: {CA: new String('l')},
      TU: new String(`${groupTip} ${option}`),
    };
    this.widget(field, look, box, structParent);
  }

  /** The field of that name; made the first time. */
  private sharedField(name: string, entries: Record<string, unknown>): Reference {
    const known = this.shared.get(name);
    if (known) return known;
    this.claim(name);
    const field = this.pdf.formField(name, entries) as Reference;
    field.data.Kids = [];
    this.shared.set(name, field);
    return field;
  }

  /** A place on the page that belongs to a field. */
  private widget(
    field: Reference,
    look: object,
    {x, y, width, height}: Box,
    structParent: Element,
  ): void {
    const entries = {Subtype: 'Widget', Parent: field, F: PRINT, ...look, structParent};
    this.pdf.annotate(x, y, width, height, entries as PDFKit.Mixins.AnnotationOption);
    const placed = (this.pdf.page as unknown as {annotations: unknown[]}).annotations.at(-1);
    (field.data.Kids as unknown[]).push(placed);
  }

  /** A small drawing in ink that a field shows; equal ones are stored once. */
  private appearance(
    key: string,
    width: number,
    height: number,
    commands: string,
  ): PDFKit.PDFKitReference {
    const made = this.appearances.get(key) ?? this.drawing(width, height, commands);
    this.appearances.set(key, made);
    return made;
  }

  private drawing(width: number, height: number, commands: string): PDFKit.PDFKitReference {
    const made = this.pdf.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: {},
    });
    made.end(Buffer.from(commands));
    return made;
  }

  private claim(name: string): void {
    if (this.names.has(name))
      throw new Error(`Two fields of the forms are called "${name}": expected each name once.`);
    this.names.add(name);
  }

  private fontId(): string {
    return (this.pdf as unknown as {_font: {id: string}})._font.id;
  }
}
