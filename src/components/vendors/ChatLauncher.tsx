import labels from '@generated/site-content/default/labels/chat.json';
import vendors from '@generated/site-content/default/vendors.json';
import {useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref} from 'react';
import {isPlainClick} from '../../hooks/isPlainClick';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import {useHydrated} from '../../hooks/useHydrated';
import {NEW_PATIENT_FORMS} from '@dental/practice';
import Icon from '../Icon';
import ChatPanel from './ChatPanel';
import {storeChat, wasChatOpen} from './chatSession';
import styles from './chatLauncher.module.css';

/**
 * The way to the chat. Without scripts it leads to the contact page, and where the practice has picked text messages it is
 * a link to those. The chat is in a frame that stays from page to page, so that no conversation is lost; where the browser
 * loads a page as a new document the chat opens again, with what its vendor has kept of the conversation. Beside answers
 * about health there is none.
 */
export default function ChatLauncher(): ReactNode {
  const {href, way} = vendors.chat;
  if (useCurrentPath() === NEW_PATIENT_FORMS || way === 'none') return undefined;
  return (
    <aside aria-label={labels.region}>
      {href === undefined ? <Chat /> : <Launcher href={href} label={labels.text} />}
    </aside>
  );
}

function Chat(): ReactNode {
  const isHydrated = useHydrated();
  const launcher = useRef<HTMLAnchorElement>(null);
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? (isHydrated && wasChatOpen());
  const [hasOpened, setOpened] = useState(false);
  if (isOpen && !hasOpened) setOpened(true);
  // What was so on the page before holds until the visitor chooses.
  useEffect(() => {
    if (choice !== undefined) storeChat(choice);
  }, [choice]);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setChoice(true);
  };
  const close = useCallback(() => {
    setChoice(false);
    launcher.current?.focus();
  }, []);
  return (
    <>
      <Launcher ref={launcher} href="/contact-us" label={labels.open} onOpen={open} />
      {hasOpened && <ChatPanel isOpen={isOpen} takesFocus={choice === true} onClose={close} />}
    </>
  );
}

interface LauncherProps {
  ref?: Ref<HTMLAnchorElement>;
  href: string;
  label: string;
  onOpen?(this: void, event: MouseEvent): void;
}

/** What is pressed to open the chat. */
export function Launcher({ref, href, label, onOpen}: LauncherProps): ReactNode {
  return (
    <a ref={ref} href={href} className={styles.launcher} onClick={onOpen} data-chat-launcher data-replay="">
      <Icon name="message-circle" />
      <span className={styles.label}>{label}</span>
    </a>
  );
}
