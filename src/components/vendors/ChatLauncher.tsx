import englishLabels from '@generated/site-content/default/labels/chat.json';
import vendors from '@generated/site-content/default/vendors.json';
import clsx from 'clsx';
import {useCallback, useEffect, useRef, useState, type ReactNode, type Ref} from 'react';
import {onPlainClick} from '../../hooks/onPlainClick';
import {useCurrentPath} from '../../hooks/useCurrentPath';
import {useHydrated} from '../../hooks/useHydrated';
import {NEW_PATIENT_FORMS_PATH} from '@dental/practice';
import {writeToTab, readFromTab} from '../../tabStorage';
import CountedLink from '../links/CountedLink';
import Icon from '../Icon';
import ChatPanel from './ChatPanel';
import {useTranslatedPath, useWords} from '../../language';
import styles from './chatLauncher.module.css';

/** Tells the tab's next page that the chat is open. Browsers may refuse to store it. */
const IS_OPEN = 'chat-is-open';

/**
 * The button that opens the chat. Without scripts it links to the contact page. If the practice
 * uses text messages instead, it is a link to those. The frame stays from page to page, so no
 * conversation is lost; when the browser loads a new document, the chat opens again. The page with
 * health questions has no chat.
 */
export default function ChatLauncher({className}: Pick<LauncherProps, 'className'>): ReactNode {
  const labels = useWords('labels/chat', englishLabels);
  const {href, integration} = vendors.chat;
  if (useCurrentPath() === NEW_PATIENT_FORMS_PATH || integration === 'none') return undefined;
  return href === undefined ? (
    <Chat className={className} />
  ) : (
    <Launcher className={className} href={href} label={labels.text} short={labels.text} />
  );
}

function Chat({className}: Pick<LauncherProps, 'className'>): ReactNode {
  const labels = useWords('labels/chat', englishLabels);
  const contact = useTranslatedPath('/contact-us');
  const isHydrated = useHydrated();
  const launcher = useRef<HTMLAnchorElement>(null);
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? (isHydrated && readFromTab(IS_OPEN) !== null);
  const [hasOpened, setOpened] = useState(false);
  if (isOpen && !hasOpened) setOpened(true);
  // Until the visitor chooses, the state of the previous page applies.
  useEffect(() => {
    if (choice !== undefined) writeToTab(IS_OPEN, choice ? '' : null);
  }, [choice]);
  const close = useCallback(() => {
    setChoice(false);
    launcher.current?.focus();
  }, []);
  return (
    <>
      <Launcher
        ref={launcher}
        className={className}
        href={contact}
        label={labels.open}
        short={labels.short}
        onOpen={onPlainClick(() => setChoice(true))}
      />
      {hasOpened && <ChatPanel isOpen={isOpen} takesFocus={choice === true} onClose={close} />}
    </>
  );
}

interface LauncherProps {
  ref?: Ref<HTMLAnchorElement>;
  /** Its style in the bar of narrow screens. */
  className: string | undefined;
  href: string;
  label: string;
  /** A label that fits in the bar. */
  short: string;
  onOpen?: ReturnType<typeof onPlainClick>;
}

/** The chat button: in the bar of narrow screens, and in the corner of wide ones. */
function Launcher({ref, className, href, label, short, onOpen}: LauncherProps): ReactNode {
  return (
    <CountedLink
      ref={ref}
      href={href}
      className={clsx(className, styles.launcher)}
      onClick={onOpen}
      data-chat-launcher
      data-replay=""
    >
      <Icon name="message-circle" />
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
      <span className={styles.label}>{label}</span>
    </CountedLink>
  );
}
