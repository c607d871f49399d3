import {hasDrawing, pagesOfKind, practiceFile, type Problem, type Site} from '@dental/content';
import {inFields} from '../each';

/** The pictures of people, cases and rooms that are drawings still, where patients expect a photograph. */
export function stillDrawings(site: Site, root: string): Problem[] {
  const photographs = [
    ...pagesOfKind(site, 'dentist', 'staff').map(({image, file}) => ({
      image,
      file,
      field: 'image',
    })),
    ...site.cases.flatMap(({file, beforeImage, afterImage}) => [
      {image: beforeImage, file, field: 'beforeImage'},
      {image: afterImage, file, field: 'afterImage'},
    ]),
    ...site.facility.map(({image}, index) => ({
      image,
      file: practiceFile('facility'),
      field: `${index}.image`,
    })),
  ];
  return photographs.flatMap(({image, file, field}) => {
    if (!hasDrawing(root, [image])) return [];
    const message = `The picture ${image} is a drawing that stands for a photograph.`;
    const remedy = `Put a photograph in its place: add static/img/${image}.jpg and delete the .svg file.`;
    return inFields(site, file, [], {field, message, remedy});
  });
}
