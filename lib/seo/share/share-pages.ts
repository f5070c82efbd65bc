import { b2b } from '@/content/business/b2b';
import { corporate } from '@/content/business/corporate';
import { karamClub } from '@/content/business/karam-club';
import { loyaltyPartners } from '@/content/business/loyalty-partners';
import { mice } from '@/content/business/mice';
import { privateJets } from '@/content/business/private-jets';
import { victoriaFleets } from '@/content/business/victoria-fleets';
import { company } from '@/content/company';
import { about } from '@/content/company-pages/about';
import { career } from '@/content/company-pages/career';
import { comingSoon } from '@/content/company-pages/coming-soon';
import { contact } from '@/content/company-pages/contact';
import { emailLanding } from '@/content/company-pages/email-landing';
import { feedback } from '@/content/company-pages/feedback';
import { privacy } from '@/content/company-pages/privacy';
import { terms } from '@/content/company-pages/terms';
import { experiencesPage } from '@/content/experiences';
import { airportTransfers } from '@/content/services/airport-transfers';
import { carRental } from '@/content/services/car-rental';
import { cruises } from '@/content/services/cruises';
import { meetAssist } from '@/content/services/meet-assist';
import { packages } from '@/content/services/packages';
import { travelInsurance } from '@/content/services/travel-insurance';
import { umrah } from '@/content/services/umrah';
import { visa } from '@/content/services/visa';
import { stays } from '@/content/stays';
import { supportContact } from '@/content/support/contact';
import { flightStatus } from '@/content/support/flight-status';
import { giftCard } from '@/content/support/gift-card';
import { manageBooking } from '@/content/support/manage-booking';
import { trackRefund } from '@/content/support/track-refund';
import { trackVisa } from '@/content/support/track-visa';
import { travelRequirements } from '@/content/support/travel-requirements';
import { shareFamilies } from './share-families';
import { shareIndexes } from './share-indexes';
import { artOf, namedPage, type SharePage } from './share-page';

const guides = {
  '/business/b2b': b2b,
  '/business/corporate': corporate,
  '/business/mice': mice,
  '/business/private-jets': privateJets,
  '/business/victoria-fleets': victoriaFleets,
  '/explore/experiences': experiencesPage,
  '/explore/hotels': stays,
  '/karam-club': karamClub,
  '/loyalty-partners': loyaltyPartners,
  '/services/airport-transfers': airportTransfers,
  '/services/car-rental': carRental,
  '/services/cruises': cruises,
  '/services/meet-assist': meetAssist,
  '/services/packages': packages,
  '/services/travel-insurance': travelInsurance,
  '/services/umrah': umrah,
  '/services/visa': visa,
};

const sharePages: ReadonlyMap<string, SharePage> = new Map([
  ...shareIndexes,
  ...shareFamilies,
  ...Object.entries(guides).map(([path, guide]) => [path, namedPage(guide, artOf(guide))] as const),
  ['/about', namedPage(about, 'doha')],
  ['/career', namedPage(career, 'doha')],
  ['/coming-soon', namedPage(comingSoon, 'doha')],
  ['/contact', namedPage(contact, 'airport-transfers')],
  ['/email-landing', namedPage(emailLanding, 'maldives')],
  ['/feedback', namedPage(feedback, 'hotel-beach')],
  ['/privacy', { ...namedPage(privacy, 'doha'), line: company.name }],
  ['/services/flight-status', namedPage(flightStatus, 'meet-assist')],
  ['/support/contact', namedPage(supportContact, 'doha')],
  ['/support/gift-card', namedPage(giftCard, 'packages')],
  ['/support/manage-booking', namedPage(manageBooking, 'packages')],
  ['/support/track-refund', namedPage(trackRefund, 'doha')],
  ['/support/track-visa', namedPage(trackVisa, 'visa')],
  ['/support/travel-requirements', namedPage(travelRequirements, 'visa')],
  ['/terms', { ...namedPage(terms, 'doha'), line: company.name }],
]);

/** The share image of the page at an English path; undefined for pages without one. */
export function findSharePage(path: string): SharePage | undefined {
  return sharePages.get(path);
}

/** The English paths of all pages with a share image. */
export function sharePaths(): readonly string[] {
  return [...sharePages.keys()];
}
