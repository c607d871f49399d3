import {isDenied, isQuestion} from '../context';
import type {Finder} from './finder';

const IN_NETWORK =
  /\b(?:in[- ]network|participat\w+|contract(?:ed|s)?|preferred provider|accept(?:s|ed)?|take|takes|part of the network)\b/i;
const OUT_OF_NETWORK =
  /\b(?:out[- ]of[- ]network|not in[- ]network|(?:do not|don't|no longer|cannot) (?:accept|take|work with)|left the network)\b/i;

/** A plan of which a sentence says another standing than _practice/insurance.yml. */
export const standingOfPlans: Finder = ({text, voice}, {insurance}) => {
  if (!insurance || voice !== 'page' || isQuestion(text)) return [];
  const isOut = OUT_OF_NETWORK.test(text);
  const match = OUT_OF_NETWORK.exec(text) ?? IN_NETWORK.exec(text);
  if (!match || /\b(?:ask|whether|if|unless|some|most|many|depends)\b/i.test(text)) return [];
  const isIn = !isOut && /network|contract|preferred|participat/i.test(match[0]) && !isDenied(text, match.index);
  return insurance.plans
    .filter(
      ({name, standing}) =>
        text.includes(name) && (isOut ? standing === 'in-network' : isIn && standing !== 'in-network'),
    )
    .slice(0, 1)
    .map(({name, standing}) => ({
      at: text.indexOf(name),
      quote: name,
      what: `Of ${name} this says something else than _practice/insurance.yml: ${standing}.`,
      fix: 'Correct the words, or the standing; or link to [the plans](/insurance-plans).',
      finding: 'facts/plan',
    }));
};
