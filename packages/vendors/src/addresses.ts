/* Addresses that both a vendor's record and what runs in the browser know: no document is needed for them. */

/** The player of a film of Vimeo, by its id. */
export const vimeoPlayer = (source: string) =>
  `https://player.vimeo.com/video/${encodeURIComponent(source)}`;

/** The player of a film of YouTube, by its id. */
export const youtubePlayer = (source: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(source)}`;

/** Where a form of Jotform is, and where it sends itself; public pages frame forms from either. A HIPAA account has its own. */
export function jotformHosts({hipaa}: {hipaa?: boolean | undefined}): readonly [string, string] {
  return hipaa
    ? ['https://hipaa.jotform.com', 'https://hipaa-submit.jotform.com']
    : ['https://form.jotform.com', 'https://submit.jotform.com'];
}
