import labels from '@generated/site-content/default/labels/chat.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useEffect, useRef, type ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {IconButton} from '../Button';
import VendorFrame from './VendorFrame';
import ContactOptions from './ContactOptions';
import styles from './chatPanel.module.css';

interface Props {
  isOpen: boolean;
  /** Whether the visitor has just opened it. */
  takesFocus: boolean;
  onClose(this: void): void;
}

/** The chat beside the page. Closed, it is only hidden: the conversation goes on where it was. */
export default function ChatPanel({isOpen, takesFocus, onClose}: Props): ReactNode {
  const closer = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const {name, src} = vendors.chat;
  useEffect(() => {
    frame.current?.contentWindow?.postMessage(isOpen ? 'start' : 'stop', window.location.origin);
    if (isOpen && takesFocus) closer.current?.focus();
  }, [isOpen, takesFocus]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeByKey = ({key}: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', closeByKey);
    return () => removeEventListener('keydown', closeByKey);
  }, [isOpen, onClose]);
  return (
    <section className={styles.panel} role="dialog" aria-label={labels.open} hidden={!isOpen}>
      <div className={styles.head}>
        <h2 className={styles.title}>{labels.open}</h2>
        <IconButton ref={closer} icon="x" label={labels.close} onClick={onClose} />
      </div>
      <VendorFrame
        src={src}
        name={name}
        what="the chat"
        frame={frame}
        title={interpolate(labels.frame, {name})}
        loadingText={labels.loading}
        fallback={<ContactOptions>{labels.failed}</ContactOptions>}
        onNews={({type}) => {
          if (type === 'closed') onClose();
        }}
      />
    </section>
  );
}
