import type {BandPicture, ScreenPictures} from '../pictures';
import {html, type Html} from './html';

const SCREENS: Record<number, string> = {360: 'On a phone', 1440: 'On a wide screen'};

/** How a page looks different: each part that does, on each screen. */
export function picturesView(screens: readonly ScreenPictures[]): Html {
  return html`${screens.map(
    ({width, bands, more, whole}) =>
      html`<section class="screen" data-width="${width}">
        <h4>${SCREENS[width]}</h4>
        ${bands.map((band) => bandView(band))}
        ${more > 0 && html`<p class="note">${more} more ${more === 1 ? 'part looks' : 'parts look'} different; the whole page below shows ${more === 1 ? 'it' : 'them'}.</p>`}
        <details class="whole">
          <summary>The whole page</summary>
          <div class="both">
            <figure>
              <figcaption class="label">Before</figcaption>
              <img src="${whole.before}" alt="The page before" loading="lazy" />
            </figure>
            <figure>
              <figcaption class="label">Now</figcaption>
              <img src="${whole.after}" alt="The page now" loading="lazy" />
            </figure>
          </div>
        </details>
      </section>`,
  )}`;
}

function bandView({width, height, before, after, marked}: BandPicture): Html {
  const size = html`width="${width}" height="${height}"`;
  return html`<div class="band">
    <div class="both">
      <figure>
        <figcaption class="label">Before</figcaption>
        <img src="${before}" ${size} alt="Before" loading="lazy" />
      </figure>
      <figure>
        <figcaption class="label">Now</figcaption>
        <img src="${after}" ${size} alt="Now" loading="lazy" />
      </figure>
    </div>
    <div class="slide">
      <div class="stack">
        <img src="${after}" ${size} alt="Now" loading="lazy" /><img
          src="${before}"
          ${size}
          alt="Before"
          loading="lazy"
        />
      </div>
      <label
        ><span>Before</span
        ><input type="range" min="0" max="100" value="50" aria-label="How much is shown as it was before" /><span
          >Now</span
        ></label
      >
    </div>
    <figure class="marked"><img src="${marked}" ${size} alt="What differs, in copper" loading="lazy" /></figure>
  </div>`;
}
