import {
  atField,
  attributeNames,
  attributeRule,
  type Check,
  closestMatch,
  type Content,
  factTexts,
  type Message,
  practiceFile,
  type Problem,
  writeOneOf,
} from '@dental/content';

/** Every video and fact that a page names exists, and every choice is one of those that there are. */
export const checkReferences: Check = (content) => [
  ...checkTags(content),
  ...checkVideoFields(content),
  ...checkLender(content),
];

function checkTags(content: Content): Problem[] {
  const facts = content.site && Object.keys(factTexts(content.site));
  const videos = content.videos?.map(({id}) => id);
  return content.documents.flatMap(({file, body}) =>
    body.components.flatMap(({name, attributes, line}) =>
      attributeNames(name).flatMap((attribute): Problem[] => {
        const {use, required = false} = attributeRule(name, attribute) ?? {};
        const value = attributes[attribute];
        const known = use === 'fact' ? facts : use === 'video' ? videos : typeof use === 'object' ? use : undefined;
        if (!known || (value === undefined && !required) || known.includes(value ?? '')) return [];
        const noun = typeof use === 'string' ? use : attribute;
        const message = value === undefined ? lacking(name, attribute) : unknown(noun, value, known);
        return [{file, line, field: attribute, ...message}];
      }),
    ),
  );
}

function checkVideoFields(content: Content): Problem[] {
  const videos = content.videos?.map(({id}) => id);
  if (!videos) return [];
  return content.pages.flatMap((page) =>
    'video' in page && page.video !== undefined && !videos.includes(page.video)
      ? [atField(content, page.file, ['video'], unknown('video', page.video, videos))]
      : [],
  );
}

/** The lender that the policies name is one of those that the payment plans page shows. */
function checkLender(content: Content): Problem[] {
  const {policies, paymentPartners} = content;
  const names = paymentPartners?.map(({name}) => name);
  if (!policies || !names || names.includes(policies.financing.partner)) return [];
  const message = unknown('payment partner', policies.financing.partner, names);
  return [atField(content, practiceFile('policies'), ['financing', 'partner'], message)];
}

function lacking(tag: string, attribute: string): Message {
  return {
    what: `The tag <${tag}> lacks its ${attribute}.`,
    fix: `Write <${tag} ${attribute}="…" /> as another page has it.`,
  };
}

function unknown(noun: string, value: string, known: readonly string[]): Message {
  const near = closestMatch(value, known);
  return {
    what: `There is no ${noun} called "${value}".`,
    fix: near ? `Did you mean ${near}?` : writeOneOf(known, '', `Add a ${noun} first, or take this out.`),
  };
}
