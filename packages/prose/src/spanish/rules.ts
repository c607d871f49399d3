import {parseYaml} from '@dental/content';
import * as z from 'zod';

/** The schema of the files under `rules/es`. */
const spanishRules = z.array(
  z.strictObject({
    name: z.string(),
    message: z.string(),
    remedy: z.string(),
    /** True if a match after "no" is allowed. */
    skipNegated: z.boolean().optional(),
    match: z.array(z.string()),
    unless: z.array(z.string()).optional(),
    bad: z.array(z.string()),
    good: z.array(z.string()),
  }),
);

/** A rule about Spanish sentences, as its file has it. */
export type SpanishRule = z.infer<typeof spanishRules>[number];

/** Reads the rules of some files; throws if one is not as the schema says. */
export function readSpanishRules(files: Readonly<Record<string, string>>): SpanishRule[] {
  return Object.values(files).flatMap((text) => spanishRules.parse(parseYaml(text).data));
}

/** The lists that patterns name in capitals. */
const LISTS: Readonly<Record<string, string>> = {
  DAY: '(lunes|martes|miercoles|jueves|viernes|sabados?|domingos?)',
  MONTH:
    '(enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)',
};

const NEGATION = /\b(no|ni|nunca|nadie|ningun\w*|tampoco|rara vez)\b[^.;:?!]{0,40}$/;

/** A rule with compiled patterns. */
export interface CompiledRule extends SpanishRule {
  /** Finds a match in a sentence; undefined if there is none, or if an exception applies. */
  find(this: void, sentence: string): {index: number; text: string} | undefined;
}

/** Compiles the patterns of a rule. */
export function compileSpanishRule(rule: SpanishRule): CompiledRule {
  const compile = (pattern: string) =>
    new RegExp(
      pattern.replaceAll(/DAY|MONTH/g, (list) => LISTS[list] ?? list),
      'i',
    );
  const match = rule.match.map(compile);
  const unless = rule.unless?.map(compile) ?? [];
  return {
    ...rule,
    find: (sentence) => {
      const plain = dropAccents(sentence);
      if (unless.some((pattern) => pattern.test(plain))) return undefined;
      for (const pattern of match) {
        const found = pattern.exec(plain);
        if (!found) continue;
        if (rule.skipNegated && NEGATION.test(plain.slice(0, found.index).toLowerCase())) continue;
        const text = sentence.slice(found.index, found.index + found[0].length);
        return {index: found.index, text};
      }
      return undefined;
    },
  };
}

/** Drops the accents of a text, which keeps its length. */
export function dropAccents(text: string): string {
  return [...text.normalize('NFC')].map((letter) => letter.normalize('NFD').charAt(0)).join('');
}
