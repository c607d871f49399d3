import {framed} from '../embed/frame';
import type {FormName} from '../vendor';

/** Where a form is, and where it sends itself; public pages frame forms from either. A HIPAA account has its own. */
export function jotformHosts({hipaa}: {hipaa?: boolean | undefined}): readonly [string, string] {
  return hipaa
    ? ['https://hipaa.jotform.com', 'https://hipaa-submit.jotform.com']
    : ['https://form.jotform.com', 'https://submit.jotform.com'];
}

export const adapter = framed<{hipaa?: boolean} & Partial<Record<FormName, string>>>({
  address: ({ids, item}) => `${jotformHosts(ids)[0]}/${ids[item as FormName]}?isIframeEmbed=1`,
  origins: ({ids}) => jotformHosts(ids),
  isWorking(data, {tell}, frame) {
    if (typeof data === 'object' && data !== null && 'action' in data && data.action === 'submission-completed')
      tell({type: 'sent'});
    const height = typeof data === 'string' ? /^setHeight:(\d+)/.exec(data)?.[1] : undefined;
    if (height !== undefined) frame.style.blockSize = `${height}px`;
    return height !== undefined;
  },
});
