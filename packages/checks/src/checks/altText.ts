import {atField, attributeRule, type Check, type Message, practiceFile} from '@dental/content';

/** Words that name a picture without saying what it shows. */
const USELESS =
  /^(an? |the |our )?(image|picture|photo|photograph|pic|img|graphic|illustration|icon|banner|screenshot|drawing|untitled|alt( text)?|description|placeholder|todo|n\/?a|none|-+|\.+)s?( of( the| a)?)?[ _-]*\d*\.?$/i;

/** A name as cameras, phones and computers give it. */
const FILE_NAME =
  /\.(jpe?g|png|webp|avif|svg|gif|heic)$|^(img|dsc|dscn|dscf|pxl|p|mvimg|screenshot|screen shot|whatsapp image|scan|image)[ _-]?\d[\d\w _-]*$|^[\w-]*_[\w-]+$/i;

/** Whoever cannot see a picture is told what it shows. */
export const checkAltText: Check = (content) => [
  ...content.documents.flatMap(({file, body}) =>
    body.components.flatMap(({name, attributes, line}) => {
      if (attributeRule(name, 'alt')?.use !== 'alt') return [];
      const message = explain(attributes.alt, attributes.image);
      return message ? [{file, line, field: 'alt', ...message}] : [];
    }),
  ),
  ...(content.facility ?? []).flatMap(({alt, image}, index) => {
    const message = explain(alt, image);
    return message ? [atField(content, practiceFile('facility'), [index, 'alt'], message)] : [];
  }),
];

function explain(alt: string | undefined, image = ''): Message | undefined {
  const text = alt?.trim() ?? '';
  const fix = 'Say in a few words what it shows, as in alt="Rosa at the front desk".';
  if (text === '') return {what: 'The picture has no alternative text.', fix};
  if (FILE_NAME.test(text) || isNameOf(text, image)) {
    return {what: `The alternative text "${text}" is the name of a file.`, fix};
  }
  if (USELESS.test(text) || text.replaceAll(/[^\p{L}]/gu, '').length < 3) {
    return {what: `The alternative text "${text}" does not say what the picture shows.`, fix};
  }
  return undefined;
}

/** `lounge` and `facility lounge` say no more than `facility/lounge`. */
function isNameOf(text: string, image: string): boolean {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\d]+/gu, ' ')
      .trim();
  return image !== '' && /[/_-]/.test(text) && plain(image).endsWith(plain(text));
}
