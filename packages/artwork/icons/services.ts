/** The icons of the services: original drawings, 64 by 64, one line weight and one accent each. */
import {circle, glint, line, molar, shape, tone} from './pen';

/** A whole tooth with a badge that bears a plus: care of every kind. */
function generalDentistry(): string {
  return [
    shape(tone.copper, circle(47, 46, 12)),
    line(
      'M33.5 45.5C31 48.5 30.5 56 26 56C21.5 56 21.5 47 20.5 41C19.5 35 17 31 16 25C15 17 18.5 11 25 11C29 11 32.5 13 36 16C39.5 13 43 11 47 11C53.5 11 57 17 56 25C55.7 27 55 29 54.3 30.5',
    ),
    `<path fill="none" stroke="${tone.light}" stroke-width="2.5" stroke-linecap="round" d="M47 40.5V51.5M41.5 46H52.5"/>`,
  ].join('');
}

/** Two grown-ups and a child in front. */
function familyDentistry(): string {
  return [
    shape(tone.copper, circle(32, 36, 6), 'M20 56C20 49 25 45 32 45S44 49 44 56Z'),
    line(
      circle(19, 19, 7),
      circle(45, 19, 7),
      'M6 46V43C6 36 11.5 31 19 31C20.5 31 22 31.2 23.3 31.6M58 46V43C58 36 52.5 31 45 31C43.5 31 42 31.2 40.7 31.6M6 46H16M48 46H58',
    ),
  ].join('');
}

/** A broad smile with a glint. */
function cosmeticDentistry(): string {
  return [
    shape(tone.copper, glint(51, 14, 8), glint(40.5, 7.5, 3.5)),
    line(
      'M7 31C14 26.5 20 24 25 24C28 24 29.5 25.5 32 25.5S36 24 39 24C44 24 50 26.5 57 31C52 43 43 51 32 51S12 43 7 31Z',
      'M7 31C15 32.5 23 33 32 33S49 32.5 57 31',
      'M14 39C19 42 25 43.5 32 43.5S45 42 50 39',
      'M25 32.8V43M39 32.8V43M32 33V43.5',
    ),
  ].join('');
}

/** A tooth whose lost corner is built up again. */
function restorativeDentistry(): string {
  return [
    shape(
      tone.copper,
      'M33 15.5C37 12.5 41 10.5 44.5 10.5C51 10.5 54.5 16 53.5 23.5C53.2 26 52.5 28 51.7 30L44 27.5L41 21.5L35 20Z',
    ),
    line(molar(32, 10.5, 42), 'M33 15.5L35 20L41 21.5L44 27.5L51.2 29.6'),
  ].join('');
}

/** A tooth at rest under the moon. */
function sedationDentistry(): string {
  return [
    shape(tone.copper, 'M56 19.5A10.5 10.5 0 1 1 45 5A8.5 8.5 0 0 0 56 19.5Z'),
    line(
      'M30 22C26.5 19 23 17 19.5 17C13.5 17 10 22 11 29C11.8 34.5 13.8 38 14.8 43.5C15.7 49.5 16.2 57 20 57C24.5 57 23.2 44 30 44S35.5 57 40 57C43.8 57 44.3 49.5 45.2 43.5C46.2 38 48.2 34.5 49 29',
      'M30 22C31.5 20.8 33 19.7 34.5 18.8',
      'M18.5 30.5C20 33 24 33 25.5 30.5M34.5 30.5C36 33 40 33 41.5 30.5M27 37.5C28.5 39 31.5 39 33 37.5',
    ),
  ].join('');
}

/** A tooth on a screen, crossed by the line of a scan. */
function dentalTechnologies(): string {
  return [
    shape(tone.copper, 'M12 26H19V29H12ZM45 26H52V29H45ZM22.5 26H41.5V29H22.5Z'),
    line(
      'M13 7H51A6 6 0 0 1 57 13V42A6 6 0 0 1 51 48H13A6 6 0 0 1 7 42V13A6 6 0 0 1 13 7Z',
      'M32 48V57M20 57H44',
    ),
    line(
      'M22 23C20.5 17.5 23.3 13 27.3 13C29 13 30.5 13.7 32 15C33.5 13.7 35 13 36.7 13C40.7 13 43.5 17.5 42 23',
      'M23.5 32C24.3 35.5 24.3 42 27.3 42C30.5 42 29.3 34.5 32 34.5S33.5 42 36.7 42C39.7 42 39.7 35.5 40.5 32',
    ),
  ].join('');
}

/** The mouth mirror of an examination held to a tooth. */
function dentalExams(): string {
  return [
    shape(tone.copper, circle(41, 37, 9)),
    line(
      'M31.5 46.5C29 48.5 29.5 56 25 56C20.7 56 20.5 47.5 19.5 41.5C18.5 35.5 16.3 32 15.5 26C14.5 18.5 18 13 24.5 13C28 13 31.5 15 35 18C38.5 15 42 13 45.5 13C50.5 13 53.7 16.3 54.5 21',
      circle(41, 37, 12),
      'M49.5 45.5L59 55',
    ),
    `<path fill="none" stroke="${tone.light}" stroke-width="2" stroke-linecap="round" d="M36 37A5 5 0 0 1 41 32"/>`,
  ].join('');
}

/** A tooth with its roots in the frame of an X-ray. */
function dentalXRays(): string {
  return [
    shape(
      tone.copper,
      'M32 25.5C35 25.5 37.5 24 39 26.5C40.5 29.5 38.5 33 39 37.5C39.3 40.5 39.5 43.5 39 46.5C36.5 41.5 36 35 32 35S27.5 41.5 25 46.5C24.5 43.5 24.7 40.5 25 37.5C25.5 33 23.5 29.5 25 26.5C26.5 24 29 25.5 32 25.5Z',
    ),
    line(
      molar(32, 14, 32),
      'M6 17V12A6 6 0 0 1 12 6H17M47 6H52A6 6 0 0 1 58 12V17M58 47V52A6 6 0 0 1 52 58H47M17 58H12A6 6 0 0 1 6 52V47',
    ),
  ].join('');
}

/** A toothbrush with foam. */
function teethCleaning(): string {
  return [
    '<g transform="translate(2 -1) rotate(-32 33 35)">',
    shape(
      tone.copper,
      'M5 18.5H9.4V31H5ZM11.6 18.5H16V31H11.6ZM18.2 18.5H22.6V31H18.2ZM24.8 18.5H29.2V31H24.8Z',
    ),
    line('M5 31H57.5A4.75 4.75 0 0 1 57.5 40.5H44C38 40.5 37 38 31 38H5A3.5 3.5 0 0 1 5 31Z'),
    '</g>',
    shape(tone.copper, circle(33, 9, 3.5), circle(43.5, 13.5, 2.2)),
    line(circle(22.5, 13, 3)),
  ].join('');
}

/** Three teeth in one piece: the middle one hangs between two with roots. */
function dentalBridges(): string {
  return [
    shape(
      tone.copper,
      'M21.5 21C25 16.5 29 17.5 32 19.5C35 17.5 39 16.5 42.5 21V33C42.5 38 38 41 32 41S21.5 38 21.5 33Z',
    ),
    line(
      'M21.5 21C19.5 16 16.5 13.5 12.7 13.5C7.5 13.5 4.5 17.5 5 23.5C5.5 28.5 7 31.5 7.7 36.5C8.5 42.5 9 54 13.5 54C18.5 54 19 45 21.3 36.5',
      'M42.5 21C44.5 16 47.5 13.5 51.3 13.5C56.5 13.5 59.5 17.5 59 23.5C58.5 28.5 57 31.5 56.3 36.5C55.5 42.5 55 54 50.5 54C45.5 54 45 45 42.7 36.5',
      'M21.5 21C25 16.5 29 17.5 32 19.5C35 17.5 39 16.5 42.5 21V33C42.5 38 38 41 32 41S21.5 38 21.5 33Z',
    ),
  ].join('');
}

/** A crown on its way down to the tooth that will carry it. */
function dentalCrowns(): string {
  return [
    shape(
      tone.copper,
      'M32 10C28.5 7.5 25 6 21.5 6C15 6 11.5 11 12.3 17.5C12.8 21.5 14 24.5 15 28H49C50 24.5 51.2 21.5 51.7 17.5C52.5 11 49 6 42.5 6C39 6 35.5 7.5 32 10Z',
    ),
    line(
      'M20 34.5H44L47 42C46.5 48 46 58 42 58C37.5 58 38.5 48.5 32 48.5S26.5 58 22 58C18 58 17.5 48 17 42Z',
    ),
    line(
      'M32 10C28.5 7.5 25 6 21.5 6C15 6 11.5 11 12.3 17.5C12.8 21.5 14 24.5 15 28H49C50 24.5 51.2 21.5 51.7 17.5C52.5 11 49 6 42.5 6C39 6 35.5 7.5 32 10Z',
    ),
  ].join('');
}

/** A crown on a threaded post in the jaw. */
function dentalImplants(): string {
  return [
    shape(tone.copper, 'M25.5 35H38.5L36.5 53C36.2 56 34.5 58 32 58S27.8 56 27.5 53Z'),
    line(
      'M32 10C28.8 7.5 25.8 6 22.8 6C17 6 13.8 10.5 14.5 16.5C15.2 22 18.5 25 21 28.5H43C45.5 25 48.8 22 49.5 16.5C50.2 10.5 47 6 41.2 6C38.2 6 35.2 7.5 32 10Z',
      'M27 28.5V35M37 28.5V35',
      'M24 35H40',
      'M24 41L40.5 39M24.8 47L39.7 45M25.8 53L38.5 51',
      'M6 35H17M47 35H58',
    ),
  ].join('');
}

/** A thin shell next to the front tooth that it will cover. */
function veneers(): string {
  return [
    shape(
      tone.copper,
      'M11 15C14 12.5 17.5 12 21 12C28.5 12 33.5 16.5 33.5 23.5C33.5 30.5 31 35.5 29 40.5C24 38 18 38 13 40.5C11 35.5 7.5 30.5 7.5 23.5C7.5 19.5 8.5 17 11 15Z',
    ),
    line(
      'M11 15C14 12.5 17.5 12 21 12C28.5 12 33.5 16.5 33.5 23.5C33.5 30.5 31 35.5 29 40.5C24 38 18 38 13 40.5C11 35.5 7.5 30.5 7.5 23.5C7.5 19.5 8.5 17 11 15Z',
      'M34 9.5C36.5 8 39.5 7.5 42.5 7.5C50.5 7.5 56.5 12 56.5 20.5C56.5 29.5 52.5 35 51 42C50 47.5 49 57 43.5 57S37 47.5 36 42C35.8 41 35.5 40 35.2 39',
      'M38 37.5C42 36.3 46.5 36.4 51.5 38.5',
    ),
    `<path fill="none" stroke="${tone.light}" stroke-width="2" stroke-linecap="round" d="M13 24C13 20.5 14.5 18.5 17.5 17.8"/>`,
  ].join('');
}

/** A tooth that shines. */
function teethWhitening(): string {
  return [
    shape(tone.copper, glint(49, 15, 11), glint(57, 32, 4.5)),
    line(
      'M35 17.5C33 19 31.5 20.2 29.5 21.5C26 18.5 22.5 16.5 19 16.5C12.5 16.5 9 22 10 29.5C10.8 35 12.8 38.5 13.8 44C14.7 50 15.2 57.5 19 57.5C23.5 57.5 22.2 44.5 29.5 44.5S35.5 57.5 40 57.5C43.8 57.5 44.3 50 45.2 44C46 39.5 47.5 36.5 48.5 32.5',
      'M16.5 29C16.5 25.5 18 23.5 20.5 23',
    ),
  ].join('');
}

export const serviceIcons: Record<string, () => string> = {
  'general-dentistry': generalDentistry,
  'family-dentistry': familyDentistry,
  'cosmetic-dentistry': cosmeticDentistry,
  'restorative-dentistry': restorativeDentistry,
  'sedation-dentistry': sedationDentistry,
  'dental-technologies': dentalTechnologies,
  'dental-exams': dentalExams,
  'dental-x-rays': dentalXRays,
  'teeth-cleaning': teethCleaning,
  'dental-bridges': dentalBridges,
  'dental-crowns': dentalCrowns,
  'dental-implants': dentalImplants,
  veneers,
  'teeth-whitening': teethWhitening,
};
