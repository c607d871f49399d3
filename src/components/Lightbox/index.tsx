import labels from '@generated/site-content/default/labels/lightbox.json';
import clsx from 'clsx';
import {useEffect, useMemo, useRef, type ReactNode, type RefObject} from 'react';
import LightboxLibrary, {type ControllerRef, type ZoomRef} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type {Picture} from '@dental/content';
import styles from './styles.module.css';
import Comparison from './Comparison';
import SwipeNavigation from './SwipeNavigation';

/** A picture to look at, with what it shows in words. */
export interface LightboxPicture {
  picture: Picture;
  alt: string;
  /** Words at the picture, such as Before. */
  label?: string;
  /** The picture to compare it with: then this one lies over it, under a handle. */
  compareWith?: Picture;
  /** Where the handle begins, in percent of the width. */
  start?: number | undefined;
}

interface Props {
  pictures: readonly LightboxPicture[];
  /** The picture to start with, from 0. */
  index: number;
  onClose(this: void): void;
}

/* Constants of the specification, section 9. */
const ANIMATION_MS = 400;
const PRELOADED_SLIDES = 2;

/** Pictures over the page, with zoom; closed by its button, Escape or a click beside the picture. */
export default function Lightbox({pictures, index, onClose}: Props): ReactNode {
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  useKeysFromAnywhere(controller);
  useFocusReturn();
  const slides = useMemo(() => pictures.map(toSlide), [pictures]);
  return (
    <LightboxLibrary
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Zoom]}
      animation={{swipe: ANIMATION_MS, navigation: ANIMATION_MS}}
      carousel={{preload: PRELOADED_SLIDES}}
      controller={{ref: controller, disableSwipeNavigation: true, closeOnBackdropClick: true}}
      zoom={{ref: zoom, maxZoomPixelRatio: 3}}
      render={{
        iconError: () => (
          <p className={styles.failure} role="status">
            {labels.failed}
          </p>
        ),
        slide: ({slide}) => {
          const {
            compareWith,
            picture,
            alt = '',
            start,
          } = pictures[slides.findIndex((other) => other === slide)] ?? {};
          return (
            compareWith &&
            picture && <Comparison before={compareWith} after={picture} alt={alt} start={start} />
          );
        },
        slideFooter: ({slide}) => {
          const {label} = pictures[slides.findIndex((other) => other === slide)] ?? {};
          return label && <p className={clsx('on-picture', styles.label)}>{label}</p>;
        },
        controls: () => <SwipeNavigation isZoomed={() => (zoom.current?.zoom ?? 1) > 1} />,
      }}
    />
  );
}

/** A drawing fills the screen, whatever its size is; a photograph is at most as large as it is. */
function toSlide({picture: {src, width, height}, alt}: LightboxPicture) {
  const scale = src.endsWith('.svg') ? 4 : 1;
  return {src, width: width * scale, height: height * scale, alt};
}

/** The library hears Escape and the arrows only while the focus is inside it. */
function useKeysFromAnywhere(controller: RefObject<ControllerRef | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('.yarl__root')) return;
      if (event.key === 'Escape') controller.current?.close();
      if (event.key === 'ArrowLeft') controller.current?.prev();
      if (event.key === 'ArrowRight') controller.current?.next();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [controller]);
}

/** The focus goes back to where it was when the lightbox opened. */
function useFocusReturn(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({preventScroll: true});
    };
  }, []);
}
