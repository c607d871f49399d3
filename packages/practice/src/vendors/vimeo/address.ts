/** The player of a film, by its id. */
export const player = (source: string) => `https://player.vimeo.com/video/${encodeURIComponent(source)}`;
