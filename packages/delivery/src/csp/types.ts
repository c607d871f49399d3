import type {InlineCode} from './inlineCode';
import type {Sources} from '@dental/vendors';

/** The parts of a page that decide its Content-Security-Policy. */
export interface CspPage {
  /** The inline code of the page. */
  code: InlineCode;
  /** The third-party sources that the page needs. */
  sources?: Sources | undefined;
  /** True if a vendor writes styles into it, which only a framed page allows. */
  inlineStyles?: boolean | undefined;
  /** True if it is shown only in a frame on our pages. */
  isFramed?: boolean;
  /** The origin of the pages that show it in a frame, if it isn't its own. */
  framedBy?: string | undefined;
  /** True if a frame of ours can show it: in the web editor, or after a vendor's form. */
  mayBeFramed?: boolean;
  /**
   * True if the policy is in a `<meta>` element, which doesn't support `frame-ancestors` and
   * reports (CSP level 3, 3.3).
   */
  isInPage?: boolean;
  /** The URL where the browser reports what it refused, if any. */
  reportTo?: string | undefined;
}

/** The policy of each path. */
export interface PoliciesByPath {
  /** For all other paths; it fits the 404 page, which can be the answer at any path. */
  standard: string;
  byPath: Record<string, string>;
}

/** The policies of a site. Each page has its own, which doesn't allow the code of other pages. */
export interface Policies extends PoliciesByPath {
  /**
   * For images, fonts, and other files in `FILE_FOLDERS`: short, because every file comes with it.
   * Hosts that choose headers only by path use `standard`, which fits their 404 page.
   */
  files: string;
  /** The same in few rules, for hosts with a limit. */
  few: PoliciesByPath;
}

/** The parts of all pages that decide their policies. */
export interface CspSite {
  /** The inline code of each page, by path. */
  pages: ReadonlyMap<string, InlineCode>;
  notFound: InlineCode;
  /** The third-party sources of every page: the router shows any page in another's document. */
  sources: Sources;
  /** The pages with a document of their own, without third parties. */
  separatePages?: readonly string[];
  /** The pages that the web editor shows in a frame. */
  editorPages?: readonly string[];
  /** The pages that a vendor's form redirects its frame to. */
  thankYouPages?: readonly string[];
  /** The pages that run a vendor, by path. */
  embeds: ReadonlyMap<string, CspPage>;
  reportTo?: string | undefined;
}
