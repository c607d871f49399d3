import {type Content, createFieldProblem, filterImageFiles, type Problem} from '@dental/content';
import {formatLongDate} from '@dental/practice';

/** Returns true if a file has other content than before. */
export type IsReplaced = (file: string) => boolean;

/**
 * Warns if a case shows a new photo of a patient, but the permission has the old date: the patient
 * signed for another photo (45 CFR 164.508).
 * @param isReplaced compares a file that both versions have
 */
export function checkPatientPhotos(
  content: Content,
  former: Content,
  isReplaced: IsReplaced,
): Problem[] {
  return content.cases.flatMap((record) => {
    const {file, sample} = record;
    const old = former.cases.find((candidate) => candidate.file === file);
    const permission = findPermission(content, file);
    const isSigned = permission?.on !== findPermission(former, file)?.on;
    if (!old || !permission || sample || isSigned) return [];
    return (['beforeImage', 'afterImage'] as const)
      .filter((field) => {
        const oldFiles = filterImageFiles(former.files, old[field]);
        const files = filterImageFiles(content.files, record[field]);
        return files.some((picture) => !oldFiles.includes(picture) || isReplaced(picture));
      })
      .map((field) =>
        createFieldProblem(content, file, [field], {
          severity: 'warning',
          message: 'New photo of a patient: does the permission cover it?',
          remedy:
            `Compare it with the paper of ${formatLongDate(permission.on)}. ` +
            'If the patient signs again, change `on:` and `filed:` below `consent:`.',
          finding: 'change/patients-photo',
        }),
      );
  });
}

function findPermission(
  {consents}: Content,
  file: string,
): Content['consents'][number] | undefined {
  return consents.find((consent) => consent.file === file);
}
