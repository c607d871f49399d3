/** The colours of the palette that can be a picture's placeholder. */
export const TONES = ['ground-deep', 'tint', 'tint-cool', 'accent-pale', 'main'] as const;

/** A picture as the pages show it. */
export interface Picture {
  /** The address of the file that every browser can show. */
  src: string;
  /** Its size in pixels, which sets the shape of the place it takes. */
  width: number;
  height: number;
  /** The same picture in smaller files, best first; none for a drawing. */
  sources: {type: string; srcset: string}[];
  /** The tone of the palette nearest to the picture as a whole. */
  tone: (typeof TONES)[number];
}
