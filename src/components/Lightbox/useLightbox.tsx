import {useState, type ReactNode} from 'react';
import LazyLightbox from './LazyLightbox';
import type {LightboxPicture} from './index';
import {onPlainClick} from '../../hooks/onPlainClick';

interface LightboxHandle {
  /** Makes the click handler for the link to the picture at an index. */
  openHandler(this: void, index: number): ReturnType<typeof onPlainClick>;
  /** The lightbox, to render anywhere in the page. */
  element: ReactNode;
}

/** Opens links to pictures in a lightbox. */
export function useLightbox(pictures: readonly LightboxPicture[]): LightboxHandle {
  const [opened, setOpened] = useState<{index: number; file: string}>();
  const openHandler = (index: number) =>
    onPlainClick(({currentTarget}) => setOpened({index, file: currentTarget.href}));
  const element = opened && (
    <LazyLightbox pictures={pictures} {...opened} onClose={() => setOpened(undefined)} />
  );
  return {openHandler, element};
}
