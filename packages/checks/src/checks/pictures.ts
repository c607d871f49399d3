import {posix} from 'node:path';
import {
  attributeRule,
  type Check,
  closestMatch,
  type Content,
  IMAGE_ENDINGS,
  IMAGE_FOLDER,
  imageFilesAmong,
  inspectPicture,
  type PictureRole,
  pictureUses,
} from '@dental/content';
import {eachEntry, eachTag, type Finding, inFields, onLine, type Verdict} from '../each';
import {endingOf, isAsCalled} from './starts';

/** Every picture that is named exists, once. */
export const checkImages: Check = (content) =>
  pictureUses(content).flatMap(({image, file, line, field}) => {
    const found = imageFilesAmong(content.files, image);
    if (found.length === 1) return [];
    const remedy =
      found.length > 0 ? 'Delete the one that is not wanted.' : howToName(content, image);
    const message =
      found.length > 0
        ? `Two pictures are called ${image}: ${found.join(' and ')}.`
        : `There is no picture called ${image || '""'}.`;
    return onLine(file, line, {field, message, remedy});
  });

function howToName({files}: Content, image: string): string {
  if (image === '') return 'Write its name, such as image="facility/lounge".';
  const wanted = `${IMAGE_FOLDER}/${image}`.replace(/\.\w+$/, '').toLowerCase();
  const alike = [...files].find((file) => file.toLowerCase().replace(/\.\w+$/, '') === wanted);
  if (alike !== undefined) return renaming(alike, image);
  const names = [...files].filter((file) => file.startsWith(`${IMAGE_FOLDER}/`)).map(nameOf);
  const beside = names.filter((name) => posix.dirname(name) === posix.dirname(image));
  const near = closestMatch(image, beside) ?? closestMatch(image, names);
  const file = `static/img/${image}.jpg`;
  return near
    ? `Did you mean ${near}? Otherwise add it as ${file}.`
    : `Add it as ${file}, or correct the name.`;
}

function renaming(file: string, image: string): string {
  const name = nameOf(file);
  if (name.toLowerCase() !== image.toLowerCase() || name === image)
    return IMAGE_ENDINGS.some((ending) => file.endsWith(`.${ending}`))
      ? `Write ${name}, without the ending.`
      : `Browsers do not show ${file}: save it as static/img/${image}.jpg.`;
  const remedy = /[A-Z]/.test(name) ? `rename ${file} to ${file.toLowerCase()}` : `write ${name}`;
  return `Capital letters count: ${remedy}.`;
}

function nameOf(file: string): string {
  return file.slice(IMAGE_FOLDER.length + 1).replace(/\.\w+$/, '');
}

/** How wide a photograph must be at least, in pixels: twice its width on the widest screens. */
export const LEAST_WIDTHS: Record<PictureRole, number> = {
  banner: 2400,
  office: 1600,
  video: 1280,
  case: 1200,
  page: 1200,
  promotion: 1200,
  text: 1200,
  portrait: 600,
  mark: 240,
  icon: 128,
};

const MOST_BYTES = 3_000_000;

/** A photograph can be opened, is large enough for its place, not too heavy, and does not say where it was taken. */
export const checkPhotographs: Check = (content) => {
  const used = new Set<string>();
  return pictureUses(content).flatMap(({image, role, file, line, field}) => {
    const [picture] = imageFilesAmong(content.files, image);
    if (picture === undefined || used.has(`${role} ${picture}`)) return [];
    used.add(`${role} ${picture}`);
    const faults = faultsOf(picture, content.project.read(picture), LEAST_WIDTHS[role]);
    return faults.flatMap(([fault, remedy]) =>
      onLine(file, line, {field, message: `The picture ${picture} ${fault}.`, remedy}),
    );
  });
};

function faultsOf(
  picture: string,
  content: Buffer,
  least: number,
): [fault: string, remedy: string][] {
  const again = 'Save it again as a JPEG, and upload that.';
  if (picture.endsWith('.svg'))
    return isAsCalled(picture, content)
      ? []
      : [['cannot be opened', 'Export it again as an SVG, and upload that.']];
  const found = inspectPicture(content);
  if (!found) return [['cannot be opened', again]];
  if (!isAsCalled(picture, content))
    return [[`is called .${endingOf(picture)} and is something else`, again]];
  const small = `is ${found.width} pixels wide, which is too small for this place`;
  const heavy = `is too heavy: ${(found.bytes / 1_000_000).toFixed(1)} MB`;
  const unplaced =
    'Take the location out of it (on most phones: share without location) and upload it again.';
  const faults: [isSo: boolean, fault: string, remedy: string][] = [
    [found.width < least, small, `Use one of at least ${least} pixels.`],
    [found.bytes > MOST_BYTES, heavy, 'Save it again as a JPEG of less than 3 MB.'],
    [found.hasLocation, 'says where it was taken', unplaced],
  ];
  return faults.flatMap(([isSo, fault, remedy]) => (isSo ? [[fault, remedy]] : []));
}

/** Words that name a picture without saying what it shows. */
const USELESS =
  /^(an? |the |our )?(image|picture|photo|photograph|pic|img|graphic|illustration|icon|banner|screenshot|drawing|untitled|alt( text)?|description|placeholder|todo|n\/?a|none|-+|\.+)s?( of( the| a)?)?[ _-]*\d*\.?$/i;

/** A name as cameras, phones and computers give it. */
const FILE_NAME =
  /\.(jpe?g|png|webp|avif|svg|gif|heic)$|^(img|dsc|dscn|dscf|pxl|p|mvimg|screenshot|screen shot|whatsapp image|scan|image)[ _-]?\d[\d\w _-]*$|^[\w-]*_[\w-]+$/i;

/** Whoever cannot see a picture is told what it shows. */
export const checkAltText = eachTag(({name, attributes}) =>
  attributeRule(name, 'alt')?.use === 'alt'
    ? wrongAlt(attributes.alt, attributes.image)
    : undefined,
);

/** So is whoever cannot see a room. */
export const checkAltTextOfRooms = eachEntry('facility', ({alt, image}) => wrongAlt(alt, image));

function wrongAlt(alt = '', image = ''): Verdict {
  const text = alt.trim();
  const fault =
    text === ''
      ? 'The picture has no alternative text.'
      : FILE_NAME.test(text) || (/[/_-]/.test(text) && image.endsWith(text))
        ? `The alternative text "${text}" is the name of a file.`
        : (USELESS.test(text) || text.replaceAll(/[^\p{L}]/gu, '').length < 3) &&
          `The alternative text "${text}" does not say what the picture shows.`;
  const remedy = 'Say in a few words what it shows, as in alt="Rosa at the front desk".';
  return fault ? {field: 'alt', message: fault, remedy} : undefined;
}

/** A case shows its own patient, before and after the treatment: no picture is of the number of another case. */
export const checkCasePictures: Check = (content) => {
  const numberOf = (path: string) => /(?:^|\/)(\d+)-[^/]*$/.exec(path)?.[1];
  const owners = new Map(
    content.cases.flatMap(({file, beforeImage, afterImage}) =>
      [beforeImage, afterImage]
        .filter((image) => numberOf(image) === numberOf(file))
        .map((image) => [image, file]),
    ),
  );
  return content.cases.flatMap(({file, beforeImage, afterImage}) => {
    const ofOthers = Object.entries({beforeImage, afterImage}).flatMap(
      ([field, image]): Finding[] => {
        const owner = owners.get(image) ?? file;
        const message = `The picture ${image} shows the patient of ${owner}.`;
        return owner === file
          ? []
          : [{field, message, remedy: "Write the name of this patient's picture."}];
      },
    );
    return inFields(content, file, [], [...ofOthers, ...inOrder(beforeImage, afterImage)]);
  });
};

function inOrder(before: string, after: string): Finding[] {
  if (before === after) {
    const remedy = 'Write the name of the picture that was taken after the treatment.';
    return [{field: 'afterImage', message: 'The pictures before and after are the same.', remedy}];
  }
  if (!before.endsWith('-after') || !after.endsWith('-before')) return [];
  const message = "The pictures before and after are in each other's place.";
  return [{field: 'beforeImage', message, remedy: 'Let the two change places.'}];
}
