import {listJotformHosts} from '../addresses';
import {createFrameAdapter} from '../embed/frame';
import type {FORMS} from '../records/forms';
import type {FormName, Ids} from '../vendor';

export const adapter = createFrameAdapter<Ids<(typeof FORMS.jotform)['ids']>>({
  address: ({ids, item}) => `${listJotformHosts(ids)[0]}/${ids[item as FormName]}?isIframeEmbed=1`,
  origins: ({ids}) => listJotformHosts(ids),
  isWorking(data, {send}, frame) {
    if (isSubmission(data)) send({type: 'sent'});
    const height = typeof data === 'string' ? /^setHeight:(\d+)/.exec(data)?.[1] : undefined;
    if (height !== undefined) frame.style.blockSize = `${height}px`;
    return height !== undefined;
  },
});

function isSubmission(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'action' in data &&
    data.action === 'submission-completed'
  );
}
