import {idLike, vendor} from '../vendor';

/** A link that opens the phone's messages, addressed to the practice (RFC 5724). */
export const textUs = vendor({
  id: 'text-us',
  kind: 'chat',
  name: 'Text messages',
  integration: 'link',
  ids: {
    number: idLike(
      /^\(\d{3}\) \d{3}-\d{4}$/,
      'This is not a phone number.',
      'Write the number that takes text messages, like (480) 555-0142.',
    ),
  },
  documentation: 'https://www.rfc-editor.org/rfc/rfc5724',
  link: ({number}) => `sms:+1${number.replaceAll(/\D/g, '')}`,
});
