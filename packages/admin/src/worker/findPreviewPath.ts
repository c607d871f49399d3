import {CONTENT_FOLDER} from '@dental/content';
import {NEW_PATIENT_FORMS_PATH} from '@dental/practice';

/** The pages that show the content of files that aren't pages, by folder or file. */
const PREVIEW_PATHS: Readonly<Record<string, string>> = {
  _cases: '/smile-gallery',
  _reviews: '/reviews',
  '_practice/costs.yml': '/costs',
  '_practice/facility.yml': '/about-us',
  '_practice/hours.yml': '/contact-us',
  '_practice/insurance.yml': '/insurance-plans',
  '_practice/new-patient-forms.yml': NEW_PATIENT_FORMS_PATH,
  '_practice/payment-partners.yml': '/payment-plans',
  '_practice/perio-protection.yml': '/services/general-dentistry/teeth-cleaning',
  '_practice/policies.yml': '/financial-policy',
  '_practice/positions.yml': '/careers',
  '_practice/practice.yml': '/contact-us',
  '_practice/videos.yml': '/services',
};

/**
 * Finds the page that shows a file's content; the home page for facts without a page of their own.
 * @param file path from the project folder
 * @returns the page's path, or undefined if the file is a page itself
 */
export function findPreviewPath(file: string): string | undefined {
  const [folder = '', name = ''] = file.slice(CONTENT_FOLDER.length + 1).split('/');
  if (!folder.startsWith('_')) return undefined;
  return PREVIEW_PATHS[folder] ?? PREVIEW_PATHS[`${folder}/${name}`] ?? '/';
}
