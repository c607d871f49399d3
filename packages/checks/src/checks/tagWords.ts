import {type Check, componentRules, exampleTag, type Problem} from '@dental/content';

/** Words are in the tags that show them: in another they would be lost, and the tag would stand empty. */
export const checkTagWords: Check = ({documents}) =>
  documents.flatMap(({file, body}) =>
    body.components.flatMap(({name, hasWords, line}): Problem[] => {
      const rules = componentRules(name);
      if (!rules) return [];
      if (hasWords && rules.words === undefined) {
        return [
          {
            file,
            line,
            what: `The words in <${name}> would not be shown.`,
            fix: `Move them out of the tag and write ${exampleTag(name)}.`,
          },
        ];
      }
      if (hasWords || rules.words !== 'required') return [];
      return [
        {
          file,
          line,
          what: `The tag <${name}> stands around no words.`,
          fix: `Write ${exampleTag(name)} with the words in between, or delete it.`,
        },
      ];
    }),
  );
