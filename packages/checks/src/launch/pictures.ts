import {
  hasDrawing,
  getPagesOfKind,
  getPracticeFile,
  type Problem,
  type Site,
} from '@dental/content';
import {reportFields} from '../each';

interface Photograph {
  image: string;
  file: string;
  field: string;
}

/** Finds images of people, cases, and rooms that are still drawings. Patients want photographs. */
export function findDrawings(site: Site, root: string): Problem[] {
  return listPhotographs(site)
    .filter(({image}) => hasDrawing(root, [image]))
    .flatMap(({image, file, field}) =>
      reportFields(site, file, [], {
        field,
        message: `The image ${image} is still a drawing, not a photo.`,
        remedy: `Add the photo as static/img/${image}.jpg, and delete the .svg file.`,
      }),
    );
}

function listPhotographs(site: Site): Photograph[] {
  const people = getPagesOfKind(site, 'dentist', 'staff').map(({image, file}) => ({
    image,
    file,
    field: 'image',
  }));
  const cases = site.cases.flatMap(({file, beforeImage, afterImage}) => [
    {image: beforeImage, file, field: 'beforeImage'},
    {image: afterImage, file, field: 'afterImage'},
  ]);
  const rooms = site.facility.map(({image}, index) => ({
    image,
    file: getPracticeFile('facility'),
    field: `${index}.image`,
  }));
  return [...people, ...cases, ...rooms];
}
