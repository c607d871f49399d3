import type {MedicalProcedure} from 'schema-dts';
import type {Page, Site} from '../site';

/** A service or sub-service as schema.org/MedicalProcedure. */
export function medicalProcedure({practice}: Site, page: Page<'service' | 'sub-service'>): MedicalProcedure {
  return {
    '@type': 'MedicalProcedure',
    '@id': `${practice.site}${page.path}#procedure`,
    name: page.heading,
    description: page.description,
    url: `${practice.site}${page.path}`,
  };
}
