import type { Scene } from './engine/stage.ts';
import { airportTransfers } from './scenes/airport-transfers.ts';
import { antalya } from './scenes/antalya.ts';
import { athens } from './scenes/athens.ts';
import { bangkok } from './scenes/bangkok.ts';
import { bukhara } from './scenes/bukhara.ts';
import { busan } from './scenes/busan.ts';
import { cairo } from './scenes/cairo.ts';
import { cappadocia } from './scenes/cappadocia.ts';
import { carRental } from './scenes/car-rental.ts';
import { casablanca } from './scenes/casablanca.ts';
import { cruises } from './scenes/cruises.ts';
import { doha } from './scenes/doha.ts';
import { dubai } from './scenes/dubai.ts';
import { fes } from './scenes/fes.ts';
import { france } from './scenes/france.ts';
import { greece } from './scenes/greece.ts';
import { hotelAlpine } from './scenes/hotel-alpine.ts';
import { hotelBeach } from './scenes/hotel-beach.ts';
import { hotelCity } from './scenes/hotel-city.ts';
import { hotelDesert } from './scenes/hotel-desert.ts';
import { hotelOverwater } from './scenes/hotel-overwater.ts';
import { hotelRiad } from './scenes/hotel-riad.ts';
import { insurance } from './scenes/insurance.ts';
import { interlaken } from './scenes/interlaken.ts';
import { istanbul } from './scenes/istanbul.ts';
import { jeddah } from './scenes/jeddah.ts';
import { jeju } from './scenes/jeju.ts';
import { kazan } from './scenes/kazan.ts';
import { london } from './scenes/london.ts';
import { lucerne } from './scenes/lucerne.ts';
import { lyon } from './scenes/lyon.ts';
import { maldives } from './scenes/maldives.ts';
import { manila } from './scenes/manila.ts';
import { meetAssist } from './scenes/meet-assist.ts';
import { morocco } from './scenes/morocco.ts';
import { moscow } from './scenes/moscow.ts';
import { mumbai } from './scenes/mumbai.ts';
import { mykonos } from './scenes/mykonos.ts';
import { nice } from './scenes/nice.ts';
import { packages } from './scenes/packages.ts';
import { paris } from './scenes/paris.ts';
import { privateJets } from './scenes/private-jets.ts';
import { rasAlKhaimah } from './scenes/ras-al-khaimah.ts';
import { riyadh } from './scenes/riyadh.ts';
import { saintPetersburg } from './scenes/saint-petersburg.ts';
import { saudiArabia } from './scenes/saudi-arabia.ts';
import { southKorea } from './scenes/south-korea.ts';
import { spain } from './scenes/spain.ts';
import { switzerland } from './scenes/switzerland.ts';
import { tashkent } from './scenes/tashkent.ts';
import { turkey } from './scenes/turkey.ts';
import { umrah } from './scenes/umrah.ts';
import { uzbekistan } from './scenes/uzbekistan.ts';
import { visa } from './scenes/visa.ts';
import { zurich } from './scenes/zurich.ts';

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
];
