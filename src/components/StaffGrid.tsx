import englishStaff from '@generated/site-content/default/staff.json';
import type {ReactNode} from 'react';
import {useWords} from '../language';
import PersonGrid from './PersonGrid';

/** A card for each staff member (specification, section 2, route /our-staff). */
export default function StaffGrid(): ReactNode {
  const staff = useWords('staff', englishStaff);
  return <PersonGrid people={staff} eagerPictures={2} />;
}
