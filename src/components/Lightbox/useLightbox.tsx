import {useState, type ReactNode} from 'react';
import LazyLightbox from './LazyLightbox';
import type {LightboxPicture} from './index';
import {onPlainClick} from '../../hooks/onPlainClick';

/** A set of pictures that can be looked at over the page. */
interface LightboxHandle {
  /** What a click on the link to a picture does, by its place in the set: it opens the picture. */
  opening(this: void, index: number): ReturnType<typeof onPlainClick>;
  /** Goes anywhere in the page. */
  element: ReactNode;
}

/** Shows pictures over the page. */
export function useLightbox(pictures: readonly LightboxPicture[]): LightboxHandle {
  const [opened, setOpened] = useState<{index: number; file: string}>();
  const opening = (index: number) =>
    onPlainClick(({currentTarget}) => setOpened({index, file: currentTarget.href}));
  const element = opened && (
    <LazyLightbox pictures={pictures} {...opened} onClose={() => setOpened(undefined)} />
  );
  return {opening, element};
}
