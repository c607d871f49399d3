import vendors from '@generated/site-content/default/vendors.json';
import clsx from 'clsx';
import {useRef, type ReactEventHandler, type ReactNode, type RefObject} from 'react';
import {useVendor} from '../../hooks/useVendor';
import type {News} from '@dental/vendors';
import PreviewNote from '../preview/PreviewNote';
import styles from './vendorFrame.module.css';

interface Props {
  /** The address of the vendor's page, as `vendors.json` or a video has it; there is none where it only has links. */
  src: string | undefined;
  /** The vendor. */
  name: string;
  /** What visitors get of it, such as `the contact form`. */
  what: string;
  /** What is in the frame, for screen readers. */
  title: string;
  /** Whether the visitor has come to where it is needed. */
  isWanted?: boolean;
  /** What is said while it loads; aloud where the visitor has requested it, which is in a `frame`. */
  loadingText: string;
  /** What is shown while it loads: the outline of a `form`, or in a `frame` the words alone. */
  look?: 'form' | 'frame';
  /** What is shown before it is wanted. */
  before?: ReactNode;
  /** What is shown, beside or instead of it, when it cannot be used. */
  fallback: ReactNode;
  onNews?: (news: News) => void;
  onLoad?: ReactEventHandler<HTMLIFrameElement>;
  /** The frame, for whoever has something to say to it. */
  frame?: RefObject<HTMLIFrameElement | null>;
}

/**
 * A third party in a frame (specification, section 7). The frame holds a page of ours, in which the vendor runs under a
 * Content-Security-Policy of its own: see packages/vendors/src/embed. It stays while it fails, for what was typed in it,
 * and keeps one height, so that nothing on the page moves. In a preview there is only a note, and nobody is contacted.
 */
export default function VendorFrame({
  src,
  name,
  what,
  title,
  isWanted = true,
  loadingText,
  look = 'frame',
  before,
  fallback,
  onNews,
  onLoad,
  frame,
}: Props): ReactNode {
  const own = useRef<HTMLIFrameElement>(null);
  const ref = frame ?? own;
  const {state, isShown, height} = useVendor(ref, isWanted, onNews);
  if (!vendors.areLive || src === undefined) {
    return (
      <PreviewNote data-state="placeholder">
        This is a preview: on the live site {what} of {name} is here. Nobody is contacted.
      </PreviewNote>
    );
  }
  return (
    <div
      className={clsx(styles.place, styles[look])}
      data-state={state}
      data-shown={isShown || undefined}
      aria-busy={state === 'loading'}
    >
      {isWanted && (
        <iframe
          ref={ref}
          src={src}
          title={title}
          onLoad={onLoad}
          style={look === 'form' && height ? {blockSize: height} : undefined}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {state === 'loading' && (
        <div className={styles.outline}>
          {look === 'frame' ? (
            <p role="status">{loadingText}</p>
          ) : (
            <p className="visually-hidden">{loadingText}</p>
          )}
        </div>
      )}
      {(state === 'idle' || state === 'failed') && (
        <div className={styles.fallback} role={state === 'failed' ? 'status' : undefined}>
          {state === 'idle' ? before : fallback}
        </div>
      )}
    </div>
  );
}
