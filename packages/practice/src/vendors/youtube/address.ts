/** The player of a film, by its id. */
export const player = (source: string) => `https://www.youtube-nocookie.com/embed/${encodeURIComponent(source)}`;
