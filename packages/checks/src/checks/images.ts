import {posix} from 'node:path';
import {
  type Check,
  closestMatch,
  type Content,
  IMAGE_FOLDER,
  imageFilesAmong,
  type Message,
  pictureUses,
  type Problem,
} from '@dental/content';

/** Every picture that is named exists, once. */
export const checkImages: Check = (content) =>
  pictureUses(content).flatMap(({image, file, line, field}): Problem[] => {
    const found = imageFilesAmong(content.files, image);
    if (found.length === 1) return [];
    const message =
      found.length === 0
        ? missing(content, image)
        : {
            what: `Two pictures are called ${image}: ${found.join(' and ')}.`,
            fix: 'Delete the one that is not wanted.',
          };
    return [{file, line, field, ...message}];
  });

function missing({files}: Content, image: string): Message {
  const what = `There is no picture called ${image}.`;
  if (image === '')
    return {what: 'There is no picture called "".', fix: 'Write its name, such as image="facility/lounge".'};
  const wanted = `${IMAGE_FOLDER}/${image}`.replace(/\.\w+$/, '').toLowerCase();
  const alike = [...files].find((file) => file.toLowerCase().replace(/\.\w+$/, '') === wanted);
  if (alike !== undefined) return {what, fix: renaming(alike, image)};
  const folder = posix.dirname(`${IMAGE_FOLDER}/${image}`);
  const names = [...files].filter((file) => file.startsWith(`${IMAGE_FOLDER}/`)).map(nameOf);
  const beside = names.filter((name) => posix.dirname(`${IMAGE_FOLDER}/${name}`) === folder);
  const near = closestMatch(image, beside) ?? closestMatch(image, names);
  return {
    what,
    fix: near
      ? `Did you mean ${near}? Otherwise add it as static/img/${image}.jpg.`
      : `Add it as static/img/${image}.jpg, or correct the name.`,
  };
}

function renaming(file: string, image: string): string {
  if (nameOf(file).toLowerCase() !== image.toLowerCase() || nameOf(file) === image) {
    return /\.(svg|avif|webp|jpe?g|png)$/.test(file)
      ? `Write ${nameOf(file)}, without the ending.`
      : `Browsers do not show ${file}: save it as static/img/${image}.jpg.`;
  }
  return /[A-Z]/.test(nameOf(file))
    ? `Capital letters count: rename ${file} to ${file.toLowerCase()}.`
    : `Capital letters count: write ${nameOf(file)}.`;
}

function nameOf(file: string): string {
  return file.slice(IMAGE_FOLDER.length + 1).replace(/\.\w+$/, '');
}
