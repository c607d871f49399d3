import Link from '@docusaurus/Link';
import integrations from '@generated/site-content/default/integrations.json';
import practice from '@generated/site-content/default/practice.json';
import {useEffect, useState, type MouseEvent, type ReactNode} from 'react';
import {callThirdParty} from '../../hooks/thirdParties';
import {usePlaceState, useThirdParty} from '../../hooks/useThirdParty';
import Icon from '../Icon';
import styles from './styles.module.css';

/** Whether the assistant has been configured; once for the whole visit (specification, section 7). */
let configured = false;

/**
 * Opens the live chat assistant, whose script comes when it is first asked for. Without scripts it leads to the
 * contact page; if the assistant cannot be had it becomes a way to call.
 */
export default function ChatLauncher(): ReactNode {
  const [asked, setAsked] = useState(false);
  const script = useThirdParty('chat', asked);
  const [opened, setOpened] = useState(false);
  const state = usePlaceState(script, opened);
  useEffect(() => {
    if (script === 'ready') setOpened(openChat());
  }, [script]);
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    setAsked(true);
    if (opened) openChat();
  };
  if (state === 'failed') {
    return (
      <aside aria-label="Chat">
        <a href={practice.phoneLink} className={styles.launcher}>
          <Icon name="phone" />
          <span className={styles.label}>Call us</span>
        </a>
      </aside>
    );
  }
  return (
    <aside aria-label="Chat">
      <Link
        to="/contact-us"
        className={styles.launcher}
        onClick={ask}
        data-chat-launcher
        aria-busy={state === 'loading'}
      >
        <Icon name="message-circle" />
        <span className={styles.label}>{state === 'loading' ? 'Opening chat' : 'Chat with us'}</span>
      </Link>
    </aside>
  );
}

/** Configures the assistant if that has not been done, and opens it; false if there is none or it fails. */
function openChat(): boolean {
  const chat = window.DeskChat;
  if (!chat) return false;
  const {clientId, tenant, contactForm, appointmentForm} = integrations.chat;
  return callThirdParty(() => {
    if (!configured) chat.init({clientId, tenant, forms: [contactForm, appointmentForm]});
    configured = true;
    chat.open();
  });
}
