import {FIRST_RECORD, peopleIn} from '@dental/prose';
import {daysFrom, longDate} from '@dental/practice';
import {atField, type Check, type Content, dayOf, type FieldPath, practiceFile, type Problem} from '@dental/content';

const UNSIGNED =
  /\b(?:not|never|yet|ask|todo|tbd|pending|missing|lost|will|soon|unsigned|verbal\w*|oral|phone|waiting|later|none|n\/a|unknown)\b|\?/i;
const BINDER = 'such as "Consent binder 2026, page 12".';

/** A permission is signed once there are words or pictures to agree to, and its paper is found by what stands here. */
export const checkPermissions: Check = (content) =>
  content.consents.flatMap(({file, at, on, filed}): Problem[] => {
    const say = (field: string, what: string, fix: string) => atField(content, file, [...at, field], {what, fix});
    const warn = (...message: Parameters<typeof say>): Problem[] => [
      {...say(...message), severity: 'warning', finding: 'facts/date'},
    ];
    const written = wordsWrittenOn(content, file, at);
    if (on < FIRST_RECORD) return warn('on', `${longDate(on)} is too long ago for a permission.`, 'Check the year.');
    if (written !== undefined && daysFrom(on, written) > 60) {
      const what = `The permission was signed before the words were written (${longDate(written)}).`;
      return warn('on', what, 'Check both dates.');
    }
    if (UNSIGNED.test(filed)) {
      const fix = 'Take the patient off the site until the signed paper is filed.';
      return [say('filed', `"${filed}" says that nothing has been signed.`, fix)];
    }
    if (
      peopleIn(filed, content).some(({isGuess, member}) => !isGuess && !member) ||
      /\bchart\b|\d{4,}/i.test(filed.replaceAll(/\b20\d\d\b/g, ''))
    ) {
      const what = `"${filed}" tells who the patient is (HIPAA, 45 CFR 164.514).`;
      return [say('filed', what, `Write the binder and the page, ${BINDER}`)];
    }
    const isVague = filed.trim().length < 6;
    return isVague ? warn('filed', `Nobody finds the paper by "${filed}".`, `Write where it is, ${BINDER}`) : [];
  });

function wordsWrittenOn({testimonials}: Content, file: string, at: FieldPath): string | undefined {
  const [index] = at;
  if (file !== practiceFile('testimonials') || typeof index !== 'number') return undefined;
  return dayOf(testimonials?.[index]?.subTitle ?? '') || undefined;
}
