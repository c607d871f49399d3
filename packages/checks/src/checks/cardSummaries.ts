import {type Check, TAG_SIGN} from '@dental/content';

/** The first paragraph about a person is shown on their card as well, where a tag in it would leave a gap. */
export const checkCardSummaries: Check = ({pages}) =>
  pages
    .filter(({kind}) => kind === 'dentist' || kind === 'staff')
    .flatMap(({file, body}) => {
      const first = body.passages.find(({field}) => field === undefined);
      const at = first?.text.indexOf(TAG_SIGN) ?? -1;
      if (!first || at === -1) return [];
      return [
        {
          file,
          line: first.lineAt(at),
          what: "A tag is in the first paragraph, which the person's card shows as plain words.",
          fix: 'Move the sentence with the tag to a later paragraph.',
        },
      ];
    });
