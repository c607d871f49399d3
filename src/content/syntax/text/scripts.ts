import {scanTags} from '../../body/tags';
import type {TextMistake} from './textMistake';

const MESSAGES: Record<string, {what: string; fix: string}> = {
  script: {
    what: 'A script cannot stand in a page.',
    fix: 'Delete it; ask whoever looks after the code if a service should be added.',
  },
  style: {what: 'Style rules cannot stand in a page.', fix: 'Delete everything from <style> to </style>.'},
  iframe: {
    what: 'A frame from another website cannot stand in a page.',
    fix: 'Delete it; for a video, add it to _practice/videos.yml and write <VideoEmbed id="…" />.',
  },
};

/** Scripts, style rules and frames, with all that stands in them. */
export const scripts: TextMistake = (text) =>
  scanTags(text).flatMap(({name, kind, start, end}) => {
    const message = MESSAGES[name.toLowerCase()];
    if (!message) return [];
    const close = kind === 'open' ? new RegExp(`</${name}\\s*>`, 'i').exec(text.slice(end)) : null;
    return [{start, end: close ? end + close.index + close[0].length : end, ...message}];
  });
