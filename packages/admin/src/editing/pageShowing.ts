import {CONTENT_FOLDER} from '@dental/content';
import {NEW_PATIENT_FORMS} from '@dental/practice';

/** The page on which patients meet what a file holds that is no page. */
const PAGES: Readonly<Record<string, string>> = {
  _cases: '/smile-gallery',
  _reviews: '/reviews',
  '_practice/costs.yml': '/costs',
  '_practice/facility.yml': '/about-us',
  '_practice/hours.yml': '/contact-us',
  '_practice/insurance.yml': '/insurance-plans',
  '_practice/new-patient-forms.yml': NEW_PATIENT_FORMS,
  '_practice/payment-partners.yml': '/payment-plans',
  '_practice/perio-protection.yml': '/services/general-dentistry/teeth-cleaning',
  '_practice/policies.yml': '/financial-policy',
  '_practice/practice.yml': '/contact-us',
  '_practice/videos.yml': '/services',
};

/** The address of that page; undefined for a file that is a page itself. Other facts are shown on the home page. */
export function pageShowing(file: string): string | undefined {
  const [folder = '', name = ''] = file.slice(CONTENT_FOLDER.length + 1).split('/');
  if (!folder.startsWith('_')) return undefined;
  return PAGES[folder] ?? PAGES[`${folder}/${name}`] ?? '/';
}
