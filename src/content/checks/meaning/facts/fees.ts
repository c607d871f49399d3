import {phrases} from '../../../language/grammar';
import {isQuestion} from '../context';
import type {Finder, Found} from './finder';

const FREE = phrases(
  'exam*|checkup*|check_up*|consult*|second_opinion*|opinion|x_rays|cleaning*|whitening|screening*|visit|filling*|sealant*|aligner*|retainer* .. is|are|comes|come|always|also|completely|absolutely|entirely .. free|complimentary|on_us|on_the_house|no_charge|no_cost|our_treat|our_gift',
  'exam*|checkup*|check_up*|consult*|second_opinion*|opinion|x_rays|cleaning*|whitening|screening*|filling*|sealant* .. cost|costs .. nothing|zero|no_money',
  'free|complimentary|gratis .. exam*|checkup*|consult*|second_opinion*|x_rays|cleaning*|whitening|screening*|visit',
  'never|no|not|without .. charge|fee|cost .. for .. exam*|checkup*|consult*|second_opinion*|x_rays|cleaning*|whitening|screening*|visit|opinion',
  'exam*|checkup*|consult*|x_rays|cleaning*|whitening|screening*|visit .. at|for|without|included .. no|any|extra|free .. charge|cost|fee',
  'WORK included|thrown_in|free with .. every|each|your',
);
const WITH_TERMS = phrases(
  'until|through|otherwise|instead_of|value|if|for_patients|without_insurance|cover*|plan|plans|insurance|copy|copies|forms|form|interpreter*|estimate|call|may|some|not .. free',
  'ill|sick|emergency',
  'not|never free|complimentary|included',
  'free of|from !charge|cost',
  'nobody|no_one|not|never|cannot .. promise*|guarantee*',
  'feel free',
  'risk|stress|sugar|step|hands|hassle|drug|smoke free',
);

/** Something that is offered free, without a word on for whom and until when. */
export const freeTreatments: Finder = ({text, voice}): Found[] => {
  if (voice === 'patient' || isQuestion(text)) return [];
  const [match] = FREE.find(text);
  if (!match || WITH_TERMS.find(text).length > 0) return [];
  return [
    {
      at: match.index,
      quote: match.text,
      severity: 'warning',
      what: `"${match.text}" is offered without its conditions, which have to stand beside it (16 CFR 251, A.R.S. § 32-1201.01).`,
      fix: 'Say for whom, until when and what it is otherwise, such as "until May 31, for new patients without insurance; otherwise $120".',
      finding: 'dealings/free',
    },
  ];
};
