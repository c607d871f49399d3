import {findAll} from './findAll';
import type {TextMistake} from './textMistake';

/** Addresses between < and >, which is how e-mail programs write them. */
export const addressesInBrackets: TextMistake = (text) =>
  findAll(text, /(?<!\\)<((?:https?:\/\/|mailto:|www\.)[^\s<>]*|[^\s<>@"'=]+@[^\s<>@]+)>/gi, ([, address = '']) => ({
    what: `The address ${address} stands between < and >.`,
    fix: address.includes('@')
      ? 'Write <Email /> for our own address, or [words](mailto:…) for another.'
      : `Write it as a link that says where it leads: [words](${address}).`,
    instead: ` ${' '.repeat(address.length)} `,
  }));
