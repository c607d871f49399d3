import {useState, type MouseEvent, type ReactNode} from 'react';
import LazyLightbox from './LazyLightbox';
import type {LightboxPicture} from './index';
import {isPlainClick} from '../../hooks/isPlainClick';

/** A set of pictures that can be looked at over the page. */
interface LightboxHandle {
  /** Opens the picture of that place in the set, for the click on the link to it. */
  open(this: void, event: MouseEvent, index: number): void;
  /** Goes anywhere in the page. */
  element: ReactNode;
}

/** Shows pictures over the page. */
export function useLightbox(pictures: readonly LightboxPicture[]): LightboxHandle {
  const [opened, setOpened] = useState<{index: number; file: string}>();
  const open = (event: MouseEvent, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpened({index, file: (event.currentTarget as HTMLAnchorElement).href});
  };
  const element = opened && <LazyLightbox pictures={pictures} {...opened} onClose={() => setOpened(undefined)} />;
  return {open, element};
}
