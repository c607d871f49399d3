import {framed} from '../embed/frame';
import type {FormName, Ids} from '../vendor';
import {hostsOf} from './hosts';
import type {jotform} from './record';

type JotformIds = Ids<(typeof jotform)['ids']>;

export const adapter = framed<JotformIds>({
  address: ({ids, item}) => `${hostsOf(ids)[0]}/${ids[item as FormName]}?isIframeEmbed=1`,
  origins: ({ids}) => hostsOf(ids),
  isWorking(data, {tell}, frame) {
    if (typeof data === 'object' && data !== null && 'action' in data && data.action === 'submission-completed')
      tell({type: 'sent'});
    const height = typeof data === 'string' ? /^setHeight:(\d+)/.exec(data)?.[1] : undefined;
    if (height !== undefined) frame.style.blockSize = `${height}px`;
    return height !== undefined;
  },
});
