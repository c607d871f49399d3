import integrations from '@generated/site-content/default/integrations.json';
import practice from '@generated/site-content/default/practice.json';
import {useState, type MouseEvent, type ReactNode} from 'react';
import {isPlainClick} from '../../hooks/isPlainClick';
import {callThirdParty} from '../../third-parties/scripts';
import {usePlaceState, useThirdParty, type ThirdPartyState} from '../../hooks/useThirdParty';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Whether the assistant has been configured; once for the whole visit (specification, section 7). */
let isConfigured = false;

const LABELS: Record<ThirdPartyState, string> = {
  idle: 'Chat with us',
  loading: 'Opening chat',
  ready: 'Chat with us',
  failed: 'Call us',
};

/** What a screen reader hears of it. */
const NEWS: Partial<Record<ThirdPartyState, string>> = {
  loading: 'The chat is opening.',
  failed: 'The chat could not be opened. You can call us instead.',
};

/**
 * Opens the live chat assistant, whose script comes when it is first asked for. Without scripts it leads to the
 * contact page; if the assistant cannot be had it becomes a way to call, and stays one. It stays from page to page; on
 * a page that has to be loaded as a new document (see `useDocumentPolicy`) the visitor opens it again, and what was said
 * before is the vendor's to bring back.
 */
export default function ChatLauncher(): ReactNode {
  const [asked, setAsked] = useState(false);
  // An assistant that comes when the visitor has been told to call does not open over what they do now.
  const script = useThirdParty('chat', asked, () => state !== 'failed' && openChat());
  const state = usePlaceState(script, script === 'ready');
  const ask = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAsked(true);
    if (state === 'ready') openChat();
  };
  return (
    <aside aria-label="Chat">
      <Launcher state={state} onAsk={ask} />
      <p className="visually-hidden" role="status">
        {NEWS[state]}
      </p>
    </aside>
  );
}

interface LauncherProps {
  /** How far the assistant is. */
  state: ThirdPartyState;
  onAsk?(this: void, event: MouseEvent): void;
}

/** What is pressed to open the assistant; where that cannot be had, to call. */
export function Launcher({state, onAsk}: LauncherProps): ReactNode {
  const hasFailed = state === 'failed';
  return (
    <a
      href={hasFailed ? practice.phoneLink : '/contact-us'}
      className={styles.launcher}
      onClick={hasFailed ? undefined : onAsk}
      data-chat-launcher
      data-replay=""
      aria-busy={state === 'loading'}
    >
      <Icon name={hasFailed ? 'phone' : 'message-circle'} />
      <span className={styles.label}>{LABELS[state]}</span>
    </a>
  );
}

/** Configures the assistant if that has not been done, and opens it; false if there is none or it fails. */
function openChat(): boolean {
  const {clientId, tenant, contactForm, appointmentForm} = integrations.chat;
  return callThirdParty(window.DeskChat, (chat) => {
    if (!isConfigured) chat.init({clientId, tenant, forms: [contactForm, appointmentForm]});
    isConfigured = true;
    chat.open();
  });
}
