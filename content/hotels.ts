import type { Hotel, HotelGroup } from './hotel.ts';
import { atlantisThePalm } from './hotels/atlantis-the-palm.ts';
import { banyanTreeAlUla } from './hotels/banyan-tree-alula.ts';
import { burgenstockResort } from './hotels/burgenstock-resort.ts';
import { ciraganPalaceKempinski } from './hotels/ciragan-palace-kempinski.ts';
import { conradMaldivesRangali } from './hotels/conrad-maldives-rangali.ts';
import { fourSeasonsGeorgeV } from './hotels/four-seasons-george-v.ts';
import { grandeBretagneAthens } from './hotels/grande-bretagne-athens.ts';
import { hotelArtsBarcelona } from './hotels/hotel-arts-barcelona.ts';
import { hyattRegencyTashkent } from './hotels/hyatt-regency-tashkent.ts';
import { leNegrescoNice } from './hotels/le-negresco-nice.ts';
import { makkahClockRoyalTower } from './hotels/makkah-clock-royal-tower.ts';
import { mandarinOrientalDoha } from './hotels/mandarin-oriental-doha.ts';
import { metropolMoscow } from './hotels/metropol-moscow.ts';
import { ritzCarltonAlWadiDesert } from './hotels/ritz-carlton-al-wadi-desert.ts';
import { rixosPremiumBelek } from './hotels/rixos-premium-belek.ts';
import { royalMansourMarrakech } from './hotels/royal-mansour-marrakech.ts';
import { sharqVillageSpa } from './hotels/sharq-village-spa.ts';
import { sheratonGrandDoha } from './hotels/sheraton-grand-doha.ts';
import { signielSeoul } from './hotels/signiel-seoul.ts';
import { souqWaqifBoutiqueHotels } from './hotels/souq-waqif-boutique-hotels.ts';

/** The hotels with a page under /explore/hotels, nearest first, in the groups the index shows. */
export const hotelGroups: readonly HotelGroup[] = [
  {
    id: 'in-doha',
    name: { en: 'Doha', ar: 'الدوحة' },
    hotels: [sheratonGrandDoha, souqWaqifBoutiqueHotels, sharqVillageSpa, mandarinOrientalDoha],
  },
  {
    id: 'saudi-arabia-and-emirates',
    name: { en: 'Saudi Arabia and the Emirates', ar: 'السعودية والإمارات' },
    hotels: [makkahClockRoyalTower, banyanTreeAlUla, atlantisThePalm, ritzCarltonAlWadiDesert],
  },
  {
    id: 'turkey-greece-morocco',
    name: { en: 'Turkey, Greece and Morocco', ar: 'تركيا واليونان والمغرب' },
    hotels: [ciraganPalaceKempinski, rixosPremiumBelek, grandeBretagneAthens, royalMansourMarrakech],
  },
  {
    id: 'western-europe',
    name: { en: 'France, Spain and Switzerland', ar: 'فرنسا وإسبانيا وسويسرا' },
    hotels: [fourSeasonsGeorgeV, leNegrescoNice, hotelArtsBarcelona, burgenstockResort],
  },
  {
    id: 'asia-and-moscow',
    name: { en: 'Asia and Moscow', ar: 'آسيا وموسكو' },
    hotels: [conradMaldivesRangali, signielSeoul, hyattRegencyTashkent, metropolMoscow],
  },
];

export const hotels: readonly Hotel[] = hotelGroups.flatMap((group) => group.hotels);
