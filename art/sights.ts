import type { Scene } from './engine/stage.ts';
import { chambord } from './scenes/sights/france/chambord.ts';
import { colmar } from './scenes/sights/france/colmar.ts';
import { louvre } from './scenes/sights/france/louvre.ts';
import { midi } from './scenes/sights/france/midi.ts';
import { mont } from './scenes/sights/france/mont.ts';
import { valensole } from './scenes/sights/france/valensole.ts';
import { acropolisNight } from './scenes/sights/greece/acropolis-night.ts';
import { chania } from './scenes/sights/greece/chania.ts';
import { meteora } from './scenes/sights/greece/meteora.ts';
import { nafplio } from './scenes/sights/greece/nafplio.ts';
import { rhodes } from './scenes/sights/greece/rhodes.ts';
import { santorini } from './scenes/sights/greece/santorini.ts';
import { atlas } from './scenes/sights/morocco/atlas.ts';
import { chefchaouen } from './scenes/sights/morocco/chefchaouen.ts';
import { fes } from './scenes/sights/morocco/fes.ts';
import { marrakech } from './scenes/sights/morocco/marrakech.ts';
import { merzouga } from './scenes/sights/morocco/merzouga.ts';
import { tangier } from './scenes/sights/morocco/tangier.ts';
import { bolshoi } from './scenes/sights/moscow/bolshoi.ts';
import { kremlin } from './scenes/sights/moscow/kremlin.ts';
import { metro } from './scenes/sights/moscow/metro.ts';
import { mosque } from './scenes/sights/moscow/mosque.ts';
import { sparrowHills } from './scenes/sights/moscow/sparrow-hills.ts';
import { zaryadye } from './scenes/sights/moscow/zaryadye.ts';
import { desert } from './scenes/sights/ras-al-khaimah/desert.ts';
import { dhayah } from './scenes/sights/ras-al-khaimah/dhayah.ts';
import { jazirah } from './scenes/sights/ras-al-khaimah/jazirah.ts';
import { jebelJais } from './scenes/sights/ras-al-khaimah/jebel-jais.ts';
import { mangroves } from './scenes/sights/ras-al-khaimah/mangroves.ts';
import { pearl } from './scenes/sights/ras-al-khaimah/pearl.ts';
import { ahsa } from './scenes/sights/saudi-arabia/ahsa.ts';
import { alula } from './scenes/sights/saudi-arabia/alula.ts';
import { aseer } from './scenes/sights/saudi-arabia/aseer.ts';
import { balad } from './scenes/sights/saudi-arabia/balad.ts';
import { quba } from './scenes/sights/saudi-arabia/quba.ts';
import { turaif } from './scenes/sights/saudi-arabia/turaif.ts';
import { bukchon } from './scenes/sights/south-korea/bukchon.ts';
import { busan } from './scenes/sights/south-korea/busan.ts';
import { gyeongju } from './scenes/sights/south-korea/gyeongju.ts';
import { jeju } from './scenes/sights/south-korea/jeju.ts';
import { nami } from './scenes/sights/south-korea/nami.ts';
import { seorak } from './scenes/sights/south-korea/seorak.ts';
import { alcazar } from './scenes/sights/spain/alcazar.ts';
import { alhambra } from './scenes/sights/spain/alhambra.ts';
import { concha } from './scenes/sights/spain/concha.ts';
import { cordoba } from './scenes/sights/spain/cordoba.ts';
import { nave } from './scenes/sights/spain/nave.ts';
import { retiro } from './scenes/sights/spain/retiro.ts';
import { aletsch } from './scenes/sights/switzerland/aletsch.ts';
import { bellinzona } from './scenes/sights/switzerland/bellinzona.ts';
import { bern } from './scenes/sights/switzerland/bern.ts';
import { brusio } from './scenes/sights/switzerland/brusio.ts';
import { lauterbrunnen } from './scenes/sights/switzerland/lauterbrunnen.ts';
import { rhineFalls } from './scenes/sights/switzerland/rhine-falls.ts';
import { bursa } from './scenes/sights/turkey/bursa.ts';
import { derinkuyu } from './scenes/sights/turkey/derinkuyu.ts';
import { ephesus } from './scenes/sights/turkey/ephesus.ts';
import { gobekli } from './scenes/sights/turkey/gobekli.ts';
import { rize } from './scenes/sights/turkey/rize.ts';
import { suleymaniye } from './scenes/sights/turkey/suleymaniye.ts';
import { bukhara } from './scenes/sights/uzbekistan/bukhara.ts';
import { bukhari } from './scenes/sights/uzbekistan/bukhari.ts';
import { khiva } from './scenes/sights/uzbekistan/khiva.ts';
import { registanNight } from './scenes/sights/uzbekistan/registan-night.ts';
import { shahIZinda } from './scenes/sights/uzbekistan/shah-i-zinda.ts';
import { tashkent } from './scenes/sights/uzbekistan/tashkent.ts';

/** The vignettes beside what there is to see at each destination, in the order of its page. */
export const sights: readonly Scene[] = [
  turaif,
  alula,
  balad,
  aseer,
  ahsa,
  quba,
  bukchon,
  nami,
  seorak,
  gyeongju,
  busan,
  jeju,
  louvre,
  mont,
  chambord,
  colmar,
  midi,
  valensole,
  alhambra,
  cordoba,
  alcazar,
  nave,
  retiro,
  concha,
  rhineFalls,
  bern,
  lauterbrunnen,
  aletsch,
  brusio,
  bellinzona,
  suleymaniye,
  bursa,
  derinkuyu,
  ephesus,
  gobekli,
  rize,
  registanNight,
  shahIZinda,
  bukhari,
  bukhara,
  khiva,
  tashkent,
  kremlin,
  metro,
  zaryadye,
  sparrowHills,
  bolshoi,
  mosque,
  jebelJais,
  jazirah,
  dhayah,
  mangroves,
  pearl,
  desert,
  acropolisNight,
  santorini,
  meteora,
  chania,
  nafplio,
  rhodes,
  marrakech,
  fes,
  chefchaouen,
  atlas,
  merzouga,
  tangier,
];
