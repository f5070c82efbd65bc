import type { Scene } from './engine/stage.ts';
import { casablanca } from './scenes/cities-africa/casablanca.ts';
import { fes } from './scenes/cities-africa/fes.ts';
import { antalya } from './scenes/cities-asia/antalya.ts';
import { baku } from './scenes/cities-asia/baku.ts';
import { bukhara } from './scenes/cities-asia/bukhara.ts';
import { busan } from './scenes/cities-asia/busan.ts';
import { cappadocia } from './scenes/cities-asia/cappadocia.ts';
import { dubaiCreek } from './scenes/cities-asia/dubai-creek.ts';
import { jeddah } from './scenes/cities-asia/jeddah.ts';
import { jeju } from './scenes/cities-asia/jeju.ts';
import { riyadh } from './scenes/cities-asia/riyadh.ts';
import { sriLanka } from './scenes/cities-asia/sri-lanka.ts';
import { tashkent } from './scenes/cities-asia/tashkent.ts';
import { tbilisi } from './scenes/cities-asia/tbilisi.ts';
import { athens } from './scenes/cities-europe/athens.ts';
import { interlaken } from './scenes/cities-europe/interlaken.ts';
import { kazan } from './scenes/cities-europe/kazan.ts';
import { lucerne } from './scenes/cities-europe/lucerne.ts';
import { lyon } from './scenes/cities-europe/lyon.ts';
import { mostar } from './scenes/cities-europe/mostar.ts';
import { mykonos } from './scenes/cities-europe/mykonos.ts';
import { nice } from './scenes/cities-europe/nice.ts';
import { saintPetersburg } from './scenes/cities-europe/saint-petersburg.ts';
import { zurich } from './scenes/cities-europe/zurich.ts';
import { france } from './scenes/destinations/france.ts';
import { greece } from './scenes/destinations/greece.ts';
import { morocco } from './scenes/destinations/morocco.ts';
import { moscow } from './scenes/destinations/moscow.ts';
import { rasAlKhaimah } from './scenes/destinations/ras-al-khaimah.ts';
import { saudiArabia } from './scenes/destinations/saudi-arabia.ts';
import { southKorea } from './scenes/destinations/south-korea.ts';
import { spain } from './scenes/destinations/spain.ts';
import { switzerland } from './scenes/destinations/switzerland.ts';
import { turkey } from './scenes/destinations/turkey.ts';
import { uzbekistan } from './scenes/destinations/uzbekistan.ts';
import { alula } from './scenes/holidays/alula.ts';
import { maldivesBeach } from './scenes/holidays/maldives-beach.ts';
import { marrakech } from './scenes/holidays/marrakech.ts';
import { moscowPark } from './scenes/holidays/moscow-park.ts';
import { samarkand } from './scenes/holidays/samarkand.ts';
import { santorini } from './scenes/holidays/santorini.ts';
import { seoul } from './scenes/holidays/seoul.ts';
import { atlantisThePalm } from './scenes/hotels/atlantis-the-palm.ts';
import { banyanTreeAlula } from './scenes/hotels/banyan-tree-alula.ts';
import { burgenstockResort } from './scenes/hotels/burgenstock-resort.ts';
import { makkahClockRoyalTower } from './scenes/hotels/makkah-clock-royal-tower.ts';
import { metropolMoscow } from './scenes/hotels/metropol-moscow.ts';
import { royalMansourMarrakech } from './scenes/hotels/royal-mansour-marrakech.ts';
import { signielSeoul } from './scenes/hotels/signiel-seoul.ts';
import { hotelAlpine } from './scenes/hotels/styles/hotel-alpine.ts';
import { hotelBeach } from './scenes/hotels/styles/hotel-beach.ts';
import { hotelCity } from './scenes/hotels/styles/hotel-city.ts';
import { hotelDesert } from './scenes/hotels/styles/hotel-desert.ts';
import { hotelOverwater } from './scenes/hotels/styles/hotel-overwater.ts';
import { hotelRiad } from './scenes/hotels/styles/hotel-riad.ts';
import { ciraganPalaceKempinski } from './scenes/hotels-asia/ciragan-palace-kempinski.ts';
import { conradMaldivesRangali } from './scenes/hotels-asia/conrad-maldives-rangali.ts';
import { hyattRegencyTashkent } from './scenes/hotels-asia/hyatt-regency-tashkent.ts';
import { rixosPremiumBelek } from './scenes/hotels-asia/rixos-premium-belek.ts';
import { sheratonGrandDoha } from './scenes/hotels-asia/sheraton-grand-doha.ts';
import { fourSeasonsGeorgeV } from './scenes/hotels-europe/four-seasons-george-v.ts';
import { grandeBretagneAthens } from './scenes/hotels-europe/grande-bretagne-athens.ts';
import { hotelArtsBarcelona } from './scenes/hotels-europe/hotel-arts-barcelona.ts';
import { leNegrescoNice } from './scenes/hotels-europe/le-negresco-nice.ts';
import { mandarinOrientalDoha } from './scenes/hotels-gulf/mandarin-oriental-doha.ts';
import { ritzCarltonAlWadiDesert } from './scenes/hotels-gulf/ritz-carlton-al-wadi-desert.ts';
import { sharqVillageSpa } from './scenes/hotels-gulf/sharq-village-spa.ts';
import { souqWaqifBoutiqueHotels } from './scenes/hotels-gulf/souq-waqif-boutique-hotels.ts';
import { bangkok } from './scenes/popular/bangkok.ts';
import { cairo } from './scenes/popular/cairo.ts';
import { doha } from './scenes/popular/doha.ts';
import { dubai } from './scenes/popular/dubai.ts';
import { istanbul } from './scenes/popular/istanbul.ts';
import { london } from './scenes/popular/london.ts';
import { maldives } from './scenes/popular/maldives.ts';
import { manila } from './scenes/popular/manila.ts';
import { mumbai } from './scenes/popular/mumbai.ts';
import { paris } from './scenes/popular/paris.ts';
import { airportTransfers } from './scenes/services/airport-transfers.ts';
import { carRental } from './scenes/services/car-rental.ts';
import { cruises } from './scenes/services/cruises.ts';
import { insurance } from './scenes/services/insurance.ts';
import { meetAssist } from './scenes/services/meet-assist.ts';
import { packages } from './scenes/services/packages.ts';
import { privateJets } from './scenes/services/private-jets.ts';
import { umrah } from './scenes/services/umrah.ts';
import { visa } from './scenes/services/visa.ts';

export const scenes: readonly Scene[] = [
  doha,
  london,
  paris,
  istanbul,
  dubai,
  cairo,
  bangkok,
  mumbai,
  manila,
  maldives,
  switzerland,
  greece,
  saudiArabia,
  southKorea,
  france,
  spain,
  turkey,
  uzbekistan,
  moscow,
  rasAlKhaimah,
  morocco,
  visa,
  packages,
  cruises,
  umrah,
  meetAssist,
  airportTransfers,
  carRental,
  privateJets,
  insurance,
  hotelAlpine,
  hotelBeach,
  hotelCity,
  hotelDesert,
  hotelOverwater,
  hotelRiad,
  signielSeoul,
  ciraganPalaceKempinski,
  hyattRegencyTashkent,
  rixosPremiumBelek,
  sheratonGrandDoha,
  souqWaqifBoutiqueHotels,
  sharqVillageSpa,
  mandarinOrientalDoha,
  fourSeasonsGeorgeV,
  grandeBretagneAthens,
  hotelArtsBarcelona,
  leNegrescoNice,
  burgenstockResort,
  banyanTreeAlula,
  atlantisThePalm,
  ritzCarltonAlWadiDesert,
  conradMaldivesRangali,
  royalMansourMarrakech,
  metropolMoscow,
  makkahClockRoyalTower,
  dubaiCreek,
  cappadocia,
  riyadh,
  jeddah,
  athens,
  mykonos,
  bukhara,
  tashkent,
  saintPetersburg,
  kazan,
  lucerne,
  zurich,
  interlaken,
  nice,
  lyon,
  casablanca,
  fes,
  busan,
  jeju,
  antalya,
  mostar,
  sriLanka,
  tbilisi,
  baku,
  alula,
  marrakech,
  maldivesBeach,
  moscowPark,
  samarkand,
  santorini,
  seoul,
];
