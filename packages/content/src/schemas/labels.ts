import * as z from 'zod';
import {
  failuresLabels,
  layoutLabels,
  noticeLabels,
  notFoundLabels,
  pageLabels,
  searchLabels,
} from './labels/layoutLabels';
import {
  emergencyLabels,
  homeLabels,
  peopleLabels,
  reviewsLabels,
  servicesLabels,
  urgentCallLabels,
} from './labels/pagesLabels';
import {chatLabels, hoursLabels, officeLabels, thirdPartiesLabels} from './labels/officeLabels';
import {galleryLabels, lightboxLabels, videosLabels} from './labels/mediaLabels';
import {costsLabels, financingLabels, insuranceLabels, paymentLabels} from './labels/paymentLabels';
import {formsLabels, patientFormsLabels} from './labels/formsLabels';

/**
 * The file `labels.yml`: the labels of the layout and the blocks, grouped by place. The description
 * of each label is its hint in the form editor.
 */
export const labels = z.strictObject({
  layout: layoutLabels,
  notice: noticeLabels,
  hours: hoursLabels,
  emergency: emergencyLabels,
  urgentCall: urgentCallLabels,
  page: pageLabels,
  home: homeLabels,
  services: servicesLabels,
  people: peopleLabels,
  reviews: reviewsLabels,
  gallery: galleryLabels,
  lightbox: lightboxLabels,
  videos: videosLabels,
  chat: chatLabels,
  financing: financingLabels,
  payment: paymentLabels,
  insurance: insuranceLabels,
  costs: costsLabels,
  office: officeLabels,
  patientForms: patientFormsLabels,
  forms: formsLabels,
  thirdParties: thirdPartiesLabels,
  search: searchLabels,
  notFound: notFoundLabels,
  failures: failuresLabels,
});
