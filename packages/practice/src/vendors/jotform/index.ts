import {framed} from '../embed/frame';
import type {FormName, Ids} from '../vendor';
import type {jotform} from './record';

type JotformIds = Ids<(typeof jotform)['ids']>;

export const adapter = framed<JotformIds>({
  address: ({ids, item}) => `https://form.jotform.com/${ids[item as FormName]}?isIframeEmbed=1`,
  isWorking(data, {tell}, frame) {
    if (typeof data === 'object' && data !== null && 'action' in data && data.action === 'submission-completed')
      tell({type: 'sent'});
    const height = typeof data === 'string' ? /^setHeight:(\d+)/.exec(data)?.[1] : undefined;
    if (height !== undefined) frame.style.blockSize = `${height}px`;
    return height !== undefined;
  },
});
