import type {Finding} from '../each';

/** Reasons for a day off that only the team should know, with what a text must not mention. */
const PRIVATE_REASONS: readonly {words: RegExp; never: string}[] = [
  {
    words: /\b(sick\w*|ill(ness)?|unwell|feels? well|flu|covid\S*|fever|\w*virus|strep)\b/i,
    never: 'mentions an illness',
  },
  {
    words: /\b(infect\w+|outbreak|expos(ed|ure)|stomach bug|quarantine\w*)\b/i,
    never: 'mentions an illness',
  },
  {
    words: /\b(hospital\w*|surgery|injur\w+|accident|pregnan\w+|[mp]aternity|tested positive)\b/i,
    never: 'mentions health',
  },
  {
    words:
      /\bbroke (his|her|their)\b|\b(an?|one|our|the) (patient|child|visitor) (fell|fainted|was)\b/i,
    never: 'mentions health',
  },
  {
    words:
      /\b(death|died|passed away|funeral|in labor|family emergency|called out|short.staffed)\b/i,
    never: 'gives private reasons of the team',
  },
];

/**
 * Finds private reasons in a text about our hours, which everyone can read.
 * @param subject the text, as the start of a sentence: "A notice"
 * @param remedy what to write instead
 */
export function findPrivateReasons(text: string, subject: string, remedy: string): Finding[] {
  return PRIVATE_REASONS.filter(({words}) => words.test(text)).map(({never}) => ({
    message: `${subject} never ${never}.`,
    remedy,
  }));
}
