import {idLike, vendor} from '../vendor';

const CLIENT = 'https://client.crisp.chat';
const IMAGES = 'https://image.crisp.chat';
const FILES = 'https://storage.crisp.chat';

/** Crisp: a chat box that is driven by the queue `$crisp`. */
export const crisp = vendor({
  id: 'crisp',
  kind: 'chat',
  name: 'Crisp',
  integration: 'script',
  ids: {
    websiteId: idLike(
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      'This is not a Crisp website ID.',
      'Copy it from app.crisp.chat: Settings, Workspace Settings, Setup & Integrations.',
    ),
  },
  sources: () => ({
    'script-src': [CLIENT],
    'style-src': [CLIENT],
    'font-src': [CLIENT],
    'img-src': [CLIENT, IMAGES, FILES, 'data:'],
    'media-src': [CLIENT],
    'connect-src': [CLIENT, FILES, 'wss://client.relay.crisp.chat', 'wss://client.relay.rescue.crisp.chat'],
    'worker-src': ['blob:', CLIENT],
  }),
  inlineStyles: true,
  documentation: 'https://docs.crisp.chat/guides/others/whitelisting-our-systems/crisp-domain-names/',
  disclosure: {owner: 'Crisp', seesHealth: true},
});
