import type {SiteMode} from '@dental/practice';
import type {Picture} from './pictures/picture';
import type {Approvals} from './signOff/approvals';
import type {Site} from './site';

/** Returns the prepared image of a name. */
export type GetPicture = (image: string) => Promise<Picture>;

/** Returns the text of a video's captions, if it has any. */
export type GetCaptions = (id: string) => string | undefined;

/** The inputs of the data files. */
export interface Sources {
  site: Site;
  mode: SiteMode;
  /** The date of the build at the practice, as `2027-08-10`. */
  today: string;
  /** True if drawings are shown in place of photographs. */
  hasDrawings: boolean;
  /** The practice's own brand images. */
  brand: readonly string[];
  /** The approvals that the host reported; undefined if it wasn't asked. */
  approvals: Approvals | undefined;
  pictureOf: GetPicture;
  captionsOf: GetCaptions;
}
