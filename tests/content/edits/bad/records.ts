import {adding, type BadEdit} from '../edit';

const ABOUT = 'about-us.mdx';

/** What contradicts what the records say of us: names, numbers, services, ways to pay. */
export const records: BadEdit[] = [
  ...adding([
    ['*is not the name of our practice', ABOUT, 'At Desert Bloom Family Dental, we have time for it.'],
    [
      '*is not the name of our practice',
      'privacy-policy.mdx',
      'If a page gives you trouble, contact Sonoran Sky Dental.',
    ],
    ['not in Chandler', ABOUT, 'Visit us in Chandler.'],
    ['Write CareCredit', ABOUT, 'We work with CareKredit for financing.', 'We accept Care Credit here.'],
    ['*not the name of our practice', ABOUT, 'At Saguaro Smiles of Tempe, your comfort comes first.'],
    ['not ours', ABOUT, 'You can reach us at (480) 555-0143.'],
    ['does not have ten digits', ABOUT, 'The number is (480) 555-014.'],
    ['*has no membership', 'costs.mdx', 'Join our membership plan and skip the insurance.'],
    ['*patients book at', 'contact-us.mdx', 'We do not take appointments online.'],
    ['*patients pay at', 'contact-us.mdx', 'Bills cannot be settled here, and you cannot pay online.'],
    ['*a visit by video', 'contact-us.mdx', 'We no longer offer virtual visits.'],
    ['*none of the networks', 'contact-us.mdx', 'Follow us on Pinterest for ideas.'],
    ['*we work with Lender', 'payment-plans.mdx', 'You can also apply with Sunbit at our desk.'],
    ['*neither a page of ours nor', ABOUT, 'Dr. Marquez now smooths wrinkles too.', 'We also fit metal braces.'],
    [
      '*is announced here',
      'services/cosmetic-dentistry/index.mdx',
      'Dr. Raman now smooths frown lines with Botox.',
      'Vitamin drips are now available at the desk.',
    ],
    ['our name is', ABOUT, 'Welcome to Cooper Finch Dental.'],
    ['We are in suite', ABOUT, 'Look for Suite 152 near the stairs.'],
    ['Our zip code', ABOUT, 'We are in Gilbert, AZ 85324.'],
    [
      'is spelled',
      ABOUT,
      'We offer Invisaline trays.',
      'Ask us about the Waterpick.',
      'Brush with a Soniccare.',
      'We take Met Life here.',
    ],
    [
      'not ours is said to be',
      ABOUT,
      'Our new address is 2200 S. Val Vista Dr, Suite 4.',
      'Our number is (480) 555-0412.',
      'Call our emergency line at (480) 555-0199.',
    ],
    ['Our phone number', ABOUT, 'Text us at 480-555-0142 ext. 3.'],
  ]),
];
