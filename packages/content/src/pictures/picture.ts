/** The palette colors that can be an image's placeholder. */
export const TONES = ['ground-deep', 'tint', 'tint-cool', 'accent-pale', 'main'] as const;

/** An image as pages show it. */
export interface Picture {
  /** The URL of the file that every browser can show. */
  src: string;
  /** Its size in pixels, which sets the aspect ratio. */
  width: number;
  height: number;
  /** The same image in smaller files, best first; empty for a drawing. */
  sources: {type: string; srcset: string}[];
  /** The palette color closest to the image as a whole. */
  tone: (typeof TONES)[number];
}
