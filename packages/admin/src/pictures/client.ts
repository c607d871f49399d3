import type {Area} from './area';
import type {FromPictureWorker, ToPictureWorker} from './messages';
import type {Photograph, Proof} from './photograph';

let worker: Worker | undefined;
let turn = 0;

/** Shows what a dropped file is, at the size of a screen; throws words where it cannot be used. */
export function makeProof(file: Blob, least: number, ratio: number | undefined): Promise<Proof> {
  return request((own) => ({turn: own, what: 'proof', file, least, ratio}));
}

/** Makes what is uploaded of a dropped file, or of a part of it; throws words where it cannot be used. */
export function makePhotograph(file: Blob, area: Area | undefined): Promise<Photograph> {
  return request((own) => ({turn: own, what: 'photograph', file, area})) as Promise<Photograph>;
}

function request(message: (turn: number) => ToPictureWorker): Promise<Proof | Photograph> {
  worker ??= new Worker('/admin/picture-worker.js', {type: 'module'});
  const [to, own] = [worker, (turn += 1)];
  return new Promise((resolve, reject) => {
    to.addEventListener('message', function hear({data}: MessageEvent<FromPictureWorker>) {
      if (data.turn !== own) return;
      to.removeEventListener('message', hear);
      if (data.done) resolve(data.done);
      else reject(new Error(data.refusal));
    });
    to.postMessage(message(own));
  });
}
