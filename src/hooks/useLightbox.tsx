import {lazy, Suspense, useState, type MouseEvent, type ReactNode} from 'react';
import type {LightboxPicture} from '../components/Lightbox';
import {isPlainClick} from './isPlainClick';

const importLightbox = () => import('../components/Lightbox');
const Lightbox = lazy(importLightbox);

/** A set of pictures that can be looked at over the page. */
interface LightboxHandle {
  /** Opens the picture of that place in the set, for the click on the link to it. */
  open(this: void, event: MouseEvent, index: number): void;
  /** Goes anywhere in the page. */
  element: ReactNode;
}

/**
 * Shows pictures over the page. Its code comes when the first picture is opened; if it does not come, the link that
 * was clicked leads to the picture as it would without scripts.
 */
export function useLightbox(pictures: readonly LightboxPicture[]): LightboxHandle {
  const [index, setIndex] = useState<number>();
  const open = (event: MouseEvent, wanted: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const link = event.currentTarget as HTMLAnchorElement;
    importLightbox().then(
      () => setIndex(wanted),
      () => window.location.assign(link.href),
    );
  };
  const element = index !== undefined && (
    <Suspense fallback={null}>
      <Lightbox pictures={pictures} index={index} onClose={() => setIndex(undefined)} />
    </Suspense>
  );
  return {open, element};
}
