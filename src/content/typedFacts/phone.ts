import {factsIn, type FactFinder} from './typedFact';

const NUMBER =
  /(?<![\d-])(?:\+?1[ .\u2011-]?)?(?:\(\d{3}\) ?|\d{3}[ .\u2011\u2013-])\d{3}[ .\u2011\u2013-]\d{4}(?!\d)|(?<![\d-])\d{3}[-\u2011.]\d{4}(?![\d-])|(?<![\d.$-])\+?1?\d{10}(?![\d-])/g;

/** Numbers that cost the caller nothing, which offices for complaints and help lines have. */
const TOLL_FREE = /^8(00|33|44|55|66|77|88)/;

/** Our phone number in any form, and any other that could be taken for it. */
export const phone: FactFinder = (sentence, {practice}) =>
  factsIn(sentence, NUMBER, (found) => {
    const digits = found.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
    const ours = practice?.phone.replaceAll(/\D/g, '') ?? '';
    const isOurs = ours !== '' && ours.endsWith(digits);
    const isWritten = /\D\d/.test(found.slice(1));
    if (!isOurs && (TOLL_FREE.test(digits) || digits.length < 10 || !isWritten)) return undefined;
    return {
      what: isOurs
        ? `Our phone number is typed into the text: ${found}.`
        : `A phone number is typed into the text: ${found}.`,
      fix: 'Write <Phone /> instead; the number stands in _practice/practice.yml.',
    };
  });
