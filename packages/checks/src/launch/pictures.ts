import {atField, type FieldPath, imageFiles, practiceFile, type Problem, type Site} from '@dental/content';

/** The pictures of people, cases and rooms that are drawings still, where patients expect a photograph. */
export function stillDrawings(site: Site, root: string): Problem[] {
  return photographs(site)
    .filter(({image}) => imageFiles(root, image).some((file) => file.endsWith('.svg')))
    .map(({image, file, at}) =>
      atField(site, file, at, {
        what: `The picture ${image} is a drawing that stands for a photograph.`,
        fix: `Put a photograph in its place: add static/img/${image}.jpg and delete the .svg file.`,
      }),
    );
}

/** Every picture that patients expect to be a photograph. */
export function photographs({pages, cases, facility}: Site): {image: string; file: string; at: FieldPath}[] {
  return [
    ...pages.flatMap((page) =>
      page.kind === 'dentist' || page.kind === 'staff' ? [{image: page.image, file: page.file, at: ['image']}] : [],
    ),
    ...cases.flatMap(({file, beforeImage, afterImage}) => [
      {image: beforeImage, file, at: ['beforeImage']},
      {image: afterImage, file, at: ['afterImage']},
    ]),
    ...facility.map(({image}, index) => ({image, file: practiceFile('facility'), at: [index, 'image']})),
  ];
}
