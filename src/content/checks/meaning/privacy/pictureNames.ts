import {posix} from 'node:path';
import {IMAGE_FOLDER} from '../../../folders';
import {pictureUses} from '../../../pictures/uses';
import type {Message} from '../../../problem';
import type {Check} from '../../check';
import {hasGivenName, namesOfTeam} from './givenNames';
import {LAW} from './law';

/** A case's pictures are named by its number, and no picture by a person who is not of the team. */
export const checkPictureNames: Check = (content) => {
  const team = namesOfTeam(content);
  const tells = (image: string) => {
    const name = posix
      .basename(image)
      .replace(/\.\w+$/, '')
      .toLowerCase();
    const words = name.split(/[-_ ]+/);
    const isNamed = hasGivenName(name, team);
    const isCase = image.includes('cases/');
    return (
      // A dentist who has left may still be in a film.
      (isNamed && !image.includes('team/') && !words.includes('dr')) ||
      (isCase && words.some((word) => /^\d{5,}$|^(?:dob|chart|mrn|mr|mrs|ms)\d*$/.test(word)))
    );
  };
  const message = (image: string): Message => ({
    what: `The name of the picture ${image} tells who the patient is (${LAW}).`,
    fix: image.includes('cases/')
      ? 'Name it by the number of the case, such as cases/50-before.'
      : 'Name it by what it shows.',
  });
  const used = pictureUses(content).filter(({image, role}) => role !== 'portrait' && tells(image));
  const names = new Set(used.map(({image}) => `${IMAGE_FOLDER}/${image}`));
  const unused = [...content.files].filter(
    (file) => file.startsWith(`${IMAGE_FOLDER}/cases/`) && tells(file) && !names.has(file.replace(/\.\w+$/, '')),
  );
  return [
    ...used.map(({image, file, line, field}) => ({file, line, field, ...message(image)})),
    ...unused.map((file) => ({file, line: 1, ...message(file.slice(IMAGE_FOLDER.length + 1))})),
  ];
};
