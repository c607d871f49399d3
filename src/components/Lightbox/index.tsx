import englishLabels from '@generated/site-content/default/labels/lightbox.json';
import clsx from 'clsx';
import {useEffect, useMemo, useRef, type ReactNode, type RefObject} from 'react';
import LightboxLibrary, {
  type ControllerRef,
  type Slide,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import type {Picture} from '@dental/content';
import styles from './styles.module.css';
import Comparison from './Comparison';
import {useWords} from '../../language';
import SwipeNavigation from './SwipeNavigation';

/** A picture or a comparison of two pictures. */
export interface LightboxPicture {
  picture: Picture;
  alt: string;
  /** The label on the picture, such as Before. */
  label?: string;
  /** The picture to compare with. It is shown below this one, with a handle between them. */
  compareWith?: Picture;
  /** The initial position of the handle, in percent of the width. */
  start?: number | undefined;
}

interface Props {
  pictures: readonly LightboxPicture[];
  /** The index of the first picture to show. */
  index: number;
  onClose(this: void): void;
}

/* Constants of the specification, section 9. */
const ANIMATION_MS = 400;
const PRELOADED_SLIDES = 2;

/** Pictures over the page, with zoom. A button, Escape, or a click on the backdrop closes it. */
export default function Lightbox({pictures, index, onClose}: Props): ReactNode {
  const labels = useWords('labels/lightbox', englishLabels);
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  useKeysFromAnywhere(controller);
  useFocusReturn();
  const slides = useMemo(() => pictures.map(toSlide), [pictures]);
  const findPicture = (slide: Slide): LightboxPicture | undefined =>
    pictures[slides.findIndex((other) => other === slide)];
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
          const slidePicture = findPicture(slide);
          if (!slidePicture?.compareWith) return undefined;
          const {picture, compareWith, alt, start} = slidePicture;
          return <Comparison before={compareWith} after={picture} alt={alt} start={start} />;
        },
        slideFooter: ({slide}) => {
          const label = findPicture(slide)?.label;
          return label && <p className={clsx('on-picture', styles.label)}>{label}</p>;
        },
        controls: () => <SwipeNavigation isZoomed={() => (zoom.current?.zoom ?? 1) > 1} />,
      }}
    />
  );
}

/**
 * Enlarges a drawing, so that it fills the screen. A photograph is shown at its own size or
 * smaller.
 */
function toSlide({picture: {src, width, height}, alt}: LightboxPicture) {
  const scale = src.endsWith('.svg') ? 4 : 1;
  return {src, width: width * scale, height: height * scale, alt};
}

/** Handles Escape and the arrow keys; the library does that only while the focus is inside it. */
function useKeysFromAnywhere(controller: RefObject<ControllerRef | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.target instanceof Element && event.target.closest('.yarl__root')) return;
      if (event.key === 'Escape') controller.current?.close();
      if (event.key === 'ArrowLeft') controller.current?.prev();
      if (event.key === 'ArrowRight') controller.current?.next();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [controller]);
}

/** Returns the focus to the element that had it when the lightbox opened. */
function useFocusReturn(): void {
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, []);
}
