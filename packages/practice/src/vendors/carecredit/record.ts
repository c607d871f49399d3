import {idLike, vendor} from '../vendor';

/** CareCredit: a link to the application page of the practice's own ("custom link"). */
export const carecredit = vendor({
  id: 'carecredit',
  kind: 'financing',
  name: 'CareCredit',
  integration: 'link',
  ids: {
    customLink: idLike(
      /^https:\/\/www\.carecredit\.com\/go\/[A-Z0-9]{6}\/?$/,
      'This is not a CareCredit custom link.',
      'Copy it from the Provider Center: it looks like https://www.carecredit.com/go/ABC123/.',
    ),
  },
  documentation: 'https://www.carecredit.com/customlink',
  disclosure: {owner: 'CareCredit (Synchrony)', contacted: 'financingFollowed', seesHealth: true},
  link: ({customLink}) => customLink,
});
