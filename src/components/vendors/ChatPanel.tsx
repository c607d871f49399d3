import englishLabels from '@generated/site-content/default/labels/chat.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useEffect, useRef, type ReactNode} from 'react';
import {interpolate} from '@dental/practice';
import {IconButton} from '../Button';
import VendorFrame from './VendorFrame';
import ContactOptions from './ContactOptions';
import {useWords} from '../../language';
import styles from './chatPanel.module.css';

interface Props {
  isOpen: boolean;
  /** True if the visitor just opened it. */
  takesFocus: boolean;
  onClose(this: void): void;
}

/** The chat next to the page. Closing only hides it, so the conversation continues later. */
export default function ChatPanel({isOpen, takesFocus, onClose}: Props): ReactNode {
  const labels = useWords('labels/chat', englishLabels);
  const closeButton = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const {src, sandbox, name} = vendors.chat;
  useEffect(() => {
    // A frame without an origin can't be addressed otherwise, and the message has no secret.
    frame.current?.contentWindow?.postMessage(isOpen ? 'start' : 'stop', '*');
    if (isOpen && takesFocus) closeButton.current?.focus();
  }, [isOpen, takesFocus]);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({key}: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [isOpen, onClose]);
  return (
    <section className={styles.panel} role="dialog" aria-label={labels.open} hidden={!isOpen}>
      <div className={styles.head}>
        <h2 className={styles.title}>{labels.open}</h2>
        <IconButton ref={closeButton} icon="x" label={labels.close} onClick={onClose} />
      </div>
      <VendorFrame
        src={src}
        sandbox={sandbox}
        name={name}
        feature="the chat"
        frame={frame}
        title={interpolate(labels.frame, {name})}
        loadingText={labels.loading}
        fallback={<ContactOptions>{labels.failed}</ContactOptions>}
        onMessage={({type}) => {
          // A hidden chat would take the focus from the page.
          if (type === 'closed' && isOpen) onClose();
        }}
      />
    </section>
  );
}
