/** The icons of further treatments, in the same hand as those of services.ts. */
import {circle, line, molar, shape, tone} from './pen';

/** A tray over a row of teeth. */
function clearAligners(): string {
  return [
    shape(
      tone.copper,
      'M6 38C6 34 9 32 12 32H52C55 32 58 34 58 38V46C58 52 52 54 48 51C45 55 39 55 36 51C34 54 30 54 28 51C25 55 19 55 16 51C12 54 6 52 6 46Z',
    ),
    line(
      'M8 12C8 9 10 8 12 8H20C22 8 23 9 23 11C23 18 22 24 20 27H11C9 24 8 18 8 12Z',
      'M24.5 11C24.5 9 25.5 8 27 8H37C38.5 8 39.5 9 39.5 11C39.5 19 38.5 25 37 28H27C25.5 25 24.5 19 24.5 11Z',
      'M41 11C41 9 42 8 44 8H52C54 8 56 9 56 12C56 18 55 24 53 27H44C42 24 41 18 41 11Z',
    ),
    `<path fill="none" stroke="${tone.light}" stroke-width="2" stroke-linecap="round" d="M12 39V44M24 39V45M40 39V45"/>`,
  ].join('');
}

/** A tooth with its canals. */
function rootCanal(): string {
  return [
    shape(
      tone.copper,
      'M24 23C29 27 35 27 40 23C41 29 40 33 40.5 38C40.7 43 40 47 38.7 50L37.6 50C37.4 43 37 35 32 35S26.6 43 26.4 50L25.3 50C24 47 23.3 43 23.5 38C24 33 23 29 24 23Z',
    ),
    line(molar(32, 11, 44), 'M32 4V16'),
  ].join('');
}

/** An arch of teeth. */
function dentures(): string {
  return [
    shape(
      tone.copper,
      'M6 44C4 22 16 10 32 10S60 22 58 44C57 49 51 49 49 45C45 36 39 33 32 33S19 36 15 45C13 49 7 49 6 44Z',
    ),
    line(
      'M13 33V43A4.5 4.5 0 0 0 22 43V32M22 36V46A5 5 0 0 0 32 46V32M32 36V46A5 5 0 0 0 42 46V32M42 36V43A4.5 4.5 0 0 0 51 43V33',
      'M12 26C16 18 23 15 32 15S48 18 52 26',
    ),
  ].join('');
}

/** A tooth in the gum that holds it. */
function gumTreatment(): string {
  return [
    shape(
      tone.copper,
      'M4 40C10 34 15 34 19 38C24 43 40 43 45 38C49 34 54 34 60 40V55C60 57 58 58 56 58H8C6 58 4 57 4 55Z',
    ),
    line(
      'M18 34C15 29 13 25 12.5 20C12 12 16 8 22 8C26 8 29 10 32 12.5C35 10 38 8 42 8C48 8 52 12 51.5 20C51 25 49 29 46 34',
    ),
    `<path fill="none" stroke="${tone.light}" stroke-width="2" stroke-linecap="round" d="M14 49C22 52 42 52 50 49"/>`,
  ].join('');
}

/** A tooth that leaves its place. */
function toothExtractions(): string {
  return [
    shape(
      tone.copper,
      'M4 50C12 46 18 46 22 50C26 55 38 55 42 50C46 46 52 46 60 50V57C60 59 58 60 56 60H8C6 60 4 59 4 57Z',
    ),
    line(molar(32, 4, 32), 'M10 36V22M5.5 26.5L10 22L14.5 26.5M54 36V22M49.5 26.5L54 22L58.5 26.5'),
  ].join('');
}

/** A tooth with the sign that calls for attention. */
function emergencyDentistry(): string {
  return [
    shape(tone.copper, circle(47, 44, 13)),
    line(
      'M32 50C29.5 46 28 57 24 57C19.7 57 19.7 47.5 18.6 41.5C17.6 35.5 15.2 31.5 14.2 25.5C13.2 17.5 16.7 11.5 23.2 11.5C27.2 11.5 30.7 13.5 34.2 16.5C37.7 13.5 41.2 11.5 45.2 11.5C50.5 11.5 54 16 54.2 23',
    ),
    `<path fill="none" stroke="${tone.light}" stroke-width="3" stroke-linecap="round" d="M47 37V45.5M47 50.6V51"/>`,
  ].join('');
}

export const moreServiceIcons: Record<string, () => string> = {
  'clear-aligners': clearAligners,
  'root-canal-treatment': rootCanal,
  dentures,
  'gum-treatment': gumTreatment,
  'tooth-extractions': toothExtractions,
  'emergency-dentistry': emergencyDentistry,
};
