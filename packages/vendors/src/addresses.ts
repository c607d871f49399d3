/* Addresses for the vendors' records and for their adapters. Nothing here needs a document. */

/** The player of a Vimeo video, by its id. */
export const getVimeoPlayer = (source: string) =>
  `https://player.vimeo.com/video/${encodeURIComponent(source)}`;

/** The player of a YouTube video, by its id. */
export const getYoutubePlayer = (source: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(source)}`;

/**
 * The hosts that serve a Jotform form and that it posts to. HIPAA accounts have hosts of their own.
 */
export function listJotformHosts({
  hipaa,
}: {
  hipaa?: boolean | undefined;
}): readonly [string, string] {
  return hipaa
    ? ['https://hipaa.jotform.com', 'https://hipaa-submit.jotform.com']
    : ['https://form.jotform.com', 'https://submit.jotform.com'];
}
