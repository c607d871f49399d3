import type {FromPictureWorker, ToPictureWorker} from './messages';
import {photograph, proof, Refusal} from './photograph';

/* Large photographs take seconds: they are opened, turned and scaled beside the page, which stays usable. */
addEventListener('message', ({data}: MessageEvent<ToPictureWorker>) => {
  const {turn} = data;
  const made = data.what === 'proof' ? proof(data.file, data.least, data.ratio) : photograph(data.file, data.area);
  made.then(
    (done) => answer({turn, done}),
    (error: unknown) =>
      answer({turn, refusal: error instanceof Refusal ? error.message : 'This picture cannot be used. Drop another.'}),
  );
});

function answer(message: FromPictureWorker): void {
  postMessage(message);
}
