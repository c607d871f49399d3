import * as art from './art';
import {map} from './artMap';
import * as small from './artSmall';
import * as banners from './banners';
import * as peopleBanners from './bannersPeople';
import * as clinic from './clinicRooms';
import {desertLines} from './desertLines';
import * as facility from './facility';
import {hero} from './hero';
import * as posters from './posters';
import * as dentists from './postersDentists';
import * as peoplePosters from './postersPeople';
import * as care from './servicesCare';
import {portraits} from '../people/portraits';
import * as home from './servicesHome';
import * as more from './servicesMore';
import * as replaced from './servicesReplaced';
import * as visit from './servicesVisit';

/** Every picture by its path under static/img, without extension. */
export const scenes: Record<string, () => string> = {
  ...portraits,
  'art/hero': hero,
  'brand/not-found': art.notFound,
  'brand/map': map,
  'brand/lines': desertLines,
  'art/promotion-august': art.promotionAugust,
  'art/perio-protect': small.perioProtect,
  'brand/strip': small.desertStrip,

  'facility/entrance': facility.entrance,
  'facility/reception': facility.reception,
  'facility/lounge': facility.lounge,
  'facility/treatment-room': clinic.treatmentRoom,
  'facility/hygiene-room': clinic.hygieneRoom,
  'facility/imaging': clinic.imaging,
  'facility/sterilization': clinic.sterilization,

  'banners/contact-us': banners.contactUs,
  'banners/our-staff': peopleBanners.ourStaff,
  'banners/about-us': banners.aboutUs,
  'banners/smile-gallery': peopleBanners.smileGallery,
  'banners/patient-info': banners.patientInfo,
  'banners/patient-reviews': peopleBanners.patientReviews,
  'banners/our-doctor': peopleBanners.ourDoctor,

  'services/general-dentistry': visit.generalDentistry,
  'services/family-dentistry': home.familyDentistry,
  'services/cosmetic-dentistry': home.cosmeticDentistry,
  'services/restorative-dentistry': replaced.restorativeDentistry,
  'services/sedation-dentistry': visit.sedationDentistry,
  'services/dental-technologies': home.dentalTechnologies,
  'services/dental-exams': care.dentalExams,
  'services/dental-x-rays': visit.dentalXRays,
  'services/teeth-cleaning': care.teethCleaning,
  'services/dental-bridges': replaced.dentalBridges,
  'services/dental-crowns': replaced.dentalCrowns,
  'services/dental-implants': replaced.dentalImplants,
  'services/veneers': care.veneers,
  'services/teeth-whitening': care.teethWhitening,
  'services/clear-aligners': more.clearAligners,
  'services/root-canal-treatment': more.rootCanal,
  'services/dentures': more.dentures,
  'services/gum-treatment': more.gumTreatment,
  'services/tooth-extractions': more.toothExtractions,
  'services/emergency-dentistry': more.emergencyDentistry,

  'posters/doctor-intro': dentists.doctorIntro,
  'posters/new-patient-offer': posters.newPatientOffer,
  'posters/whitening-offer': posters.whiteningOffer,
  'posters/booking': posters.booking,
  'posters/services-overview': posters.servicesOverview,
  'posters/office-tour': posters.officeTour,
  'posters/emergency-care': peoplePosters.emergencyCare,
  'posters/general-dentistry': peoplePosters.general,
  'posters/family-dentistry': peoplePosters.family,
  'posters/cosmetic-dentistry': peoplePosters.cosmetic,
  'posters/restorative-dentistry': posters.restorative,
  'posters/sedation-dentistry': peoplePosters.sedation,
  'posters/dental-technologies': posters.technologies,
  'posters/meet-dr-elena-marquez': dentists.meetMarquez,
  'posters/meet-dr-priya-raman': dentists.meetRaman,
  'posters/meet-dr-thomas-okafor': dentists.meetOkafor,
  'posters/meet-dr-hannah-lindqvist': dentists.meetLindqvist,
};
