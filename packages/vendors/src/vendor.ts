import * as z from 'zod';

/** What a third party does for the practice. */
export type Kind = 'forms' | 'chat' | 'financing' | 'map' | 'films';

/** The directives of a Content-Security-Policy that a vendor can need (CSP level 3, section 6). */
type Directive =
  | `${'script' | 'style' | 'connect' | 'frame' | 'img' | 'font' | 'media' | 'worker'}-src`
  | 'form-action';

/** What a vendor needs, by directive: `https://` and `wss://` origins, `data:` and `blob:`. */
export type Sources = Partial<Record<Directive, readonly string[]>>;

/** The fields of a vendor's ids, in the vendor's own words. */
export type Ids<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** The forms of the site (specification, section 3). */
export const FORM_NAMES = ['contact', 'virtual', 'newsletter'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** Where and how a form of plain HTML is sent. */
export interface FormTarget {
  action: string;
  /** Fields that the vendor wants beside those of the visitor. */
  hidden: Readonly<Record<string, string>>;
  /** The field that only robots fill in. */
  honeypot: string;
  /** Attributes of the form element by which the vendor knows it. */
  attributes?: Readonly<Record<string, string>>;
  /**
   * Whether it answers a script as well, to `Accept: application/json`: with `ok` or `success` in JSON, or with our
   * thank-you page. Any other answer is a failure, which a line beside the form reports; where no script is answered, the browser
   * sends the form and shows the vendor's answer.
   */
  answersScripts: boolean;
}

/**
 * All that is known of a vendor without running it. The privacy page's table and the Content-Security-Policy follow from it;
 * docs/vendors.md says where the vendor's documentation confirms it.
 */
interface VendorRecord<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** As visitors and staff know it. */
  name: string;
  /**
   * How it comes to the visitor: its script runs in a page of ours in a frame; a page of its own is framed there; a form of
   * plain HTML in the page; a link; a file of ours.
   */
  integration: 'script' | 'frame' | 'form' | 'link' | 'file';
  /** What the practice copies from the vendor's console. */
  ids: Shape;
  /** What it needs, and nothing that it could do without. */
  sources(ids: Ids<Shape>): Sources;
  /** Whether it writes styles into the page, which needs `style-src 'unsafe-inline'` in its frame. */
  inlineStyles?: true;
  /** What no documentation confirms. Such a vendor goes live only once `tried` says that somebody has tried it. */
  unconfirmed?: string;
  /** The company, for the privacy page; left out where no other company is involved. */
  owner?: string | ((ids: Ids<Shape>) => string);
  /** Where one of the three forms is sent, for the integration `form`. */
  form?(ids: Ids<Shape>, form: FormName, site: {address: string}): FormTarget;
  /** Where it leads, for the integration `link`. */
  link?(ids: Ids<Shape>): string;
  /** The player of a film, as others may embed it, for films. */
  player?(source: string): string;
  /** Where a film can be watched without a script, for films. */
  watch?(source: string): string;
}

/** A vendor with its name in `_practice/integrations.yml`, which its adapter's file has too. */
export interface Vendor extends VendorRecord {
  id: string;
  kind: Kind;
}

/** Writes down a vendor's record; one without ids or sources has none. */
export function vendor<const Shape extends z.ZodRawShape = Record<never, never>>(
  record: Omit<VendorRecord<Shape>, 'ids' | 'sources'> &
    Partial<Pick<VendorRecord<Shape>, 'ids' | 'sources'>>,
): VendorRecord<Shape> {
  return {ids: {} as Shape, sources: () => ({}), ...record};
}

/** A text that is no sentence and has to match a pattern: `message` is said of another, `remedy` says where the right one is. */
export function written(pattern: RegExp, message: string, remedy: string) {
  return z
    .string()
    .check(z.refine<string>((value) => pattern.test(value), {error: message, params: {remedy}}))
    .meta({prose: false});
}
