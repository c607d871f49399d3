import vendors from '@generated/site-content/default/vendors.json';
import clsx from 'clsx';
import {useRef, type ReactEventHandler, type ReactNode, type RefObject} from 'react';
import {useVendor} from '../../hooks/useVendor';
import type {EmbedMessage} from '@dental/vendors';
import PreviewNote from '../preview/PreviewNote';
import styles from './vendorFrame.module.css';

interface Props {
  /** The address of the page in the frame. Undefined if the vendor only has links. */
  src: string | undefined;
  /** The rights of that page: `describeFrame` of the vendors. */
  sandbox?: string | undefined;
  /** The vendor's name. */
  name: string;
  /** The vendor's feature for visitors, such as `the contact form`. */
  feature: string;
  /** The frame's name for screen readers. */
  title: string;
  /** True once the visitor reaches the place where it is needed. */
  isWanted?: boolean;
  /** Shown while it loads. In a `frame`, which the visitor requested, it is also announced. */
  loadingText: string;
  /** The loading state: the outline of a `form`, or only the text in a `frame`. */
  look?: 'form' | 'frame';
  /** Shown until it is needed. */
  before?: ReactNode;
  /** Shown if it can't be used. */
  fallback: ReactNode;
  onMessage?: (message: EmbedMessage) => void;
  onLoad?: ReactEventHandler<HTMLIFrameElement>;
  /** The frame's ref, for components that post messages to it. */
  frame?: RefObject<HTMLIFrameElement | null>;
}

/**
 * A third party in a frame (specification, section 7). The frame has a page of ours, where the
 * vendor runs under a separate Content-Security-Policy (packages/vendors/src/embed), and in a
 * sandbox. After
 * a failure the frame stays, to keep the typed text, and its height is fixed, so nothing on the
 * page moves. A preview shows only a note and contacts no one.
 */
export default function VendorFrame({
  src,
  sandbox,
  name,
  feature,
  title,
  isWanted = true,
  loadingText,
  look = 'frame',
  before,
  fallback,
  onMessage,
  onLoad,
  frame,
}: Props): ReactNode {
  const ownFrame = useRef<HTMLIFrameElement>(null);
  const ref = frame ?? ownFrame;
  const {state, isShown, height} = useVendor(ref, isWanted, onMessage);
  if (!vendors.areLive || src === undefined) {
    return (
      <PreviewNote data-state="placeholder">
        This is a preview: on the live site {feature} of {name} is here. Nobody is contacted.
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
          sandbox={sandbox}
          src={src}
          title={title}
          onLoad={onLoad}
          style={look === 'form' && height ? {blockSize: height} : undefined}
          // A vendor's script needs none of these, nor the address of the page.
          allow={sandbox ? undefined : 'autoplay; fullscreen; picture-in-picture; encrypted-media'}
          referrerPolicy="no-referrer"
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
