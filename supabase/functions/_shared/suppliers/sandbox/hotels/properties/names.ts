/** Names of invented hotels: district, a plain word, and kind of hotel. Never a brand. */
import type { Bilingual, District, DistrictKind } from '../../../../hotel-places/place-facts.ts';
import { chance } from '../../seeded.ts';

type Word = readonly [en: string, ar: string];

const things: readonly Word[] = [
  ['Lantern', 'الفانوس'],
  ['Fountain', 'النافورة'],
  ['Garden', 'الحديقة'],
  ['Orchard', 'البستان'],
  ['Jasmine', 'الياسمين'],
  ['Olive', 'الزيتونة'],
  ['Almond', 'اللوز'],
  ['Pomegranate', 'الرمان'],
  ['Arcade', 'الرواق'],
  ['Terrace', 'الشرفة'],
  ['Old Well', 'البئر القديمة'],
  ['Compass', 'البوصلة'],
  ['Swallow', 'السنونو'],
  ['Blue Door', 'الباب الأزرق'],
  ['Two Palms', 'النخلتين'],
  ['Mulberry', 'التوت'],
  ['Mint', 'النعناع'],
  ['Stone Bridge', 'الجسر الحجري'],
  ['Rosemary', 'إكليل الجبل'],
  ['Saffron', 'الزعفران'],
  ['Stone Gate', 'البوابة الحجرية'],
  ['Morning', 'الصباح'],
  ['Sparrow', 'العصفور'],
  ['White Sail', 'الشراع الأبيض'],
  ['Linen', 'الكتان'],
  ['Copper', 'النحاس'],
  ['Walnut', 'الجوز'],
  ['Fig Tree', 'شجرة التين'],
  ['Weaver', 'النسّاج'],
  ['Potter', 'الخزّاف'],
  ['Carpenter', 'النجّار'],
  ['Bookseller', 'الورّاق'],
  ['Clockmaker', 'الساعاتي'],
  ['Little Cloud', 'السحابة الصغيرة'],
  ['Spring Water', 'الينبوع'],
  ['Corner', 'الناصية'],
];

const houses = {
  hotel: ['Hotel', 'فندق'],
  residence: ['Residence', 'مساكن'],
  rooms: ['Rooms', 'غرف'],
  suites: ['Suites', 'أجنحة'],
  house: ['House', 'بيت'],
  apartments: ['Apartments', 'شقق'],
  manor: ['House', 'دار'],
  guesthouse: ['Guesthouse', 'نُزل'],
  caravanserai: ['Inn', 'خان'],
  riad: ['Riad', 'رياض'],
  resort: ['Resort', 'منتجع'],
  villas: ['Villas', 'فلل'],
  retreat: ['Retreat', 'ملاذ'],
  camp: ['Camp', 'مخيم'],
  tents: ['Tents', 'خيام'],
  lodge: ['Lodge', 'نُزل'],
  chalet: ['Chalet', 'شاليه'],
} as const satisfies Record<string, Word>;

export type House = keyof typeof houses;

const housesByKind: Readonly<Record<DistrictKind, readonly House[]>> = {
  centre: ['hotel', 'residence', 'rooms', 'suites', 'house', 'hotel'],
  business: ['hotel', 'suites', 'residence', 'apartments', 'hotel'],
  old: ['manor', 'guesthouse', 'caravanserai', 'house'],
  quiet: ['residence', 'apartments', 'house', 'guesthouse', 'hotel'],
  beach: ['resort', 'villas', 'hotel', 'residence', 'resort'],
  island: ['resort', 'villas', 'retreat'],
  desert: ['camp', 'lodge', 'tents'],
  alpine: ['lodge', 'chalet', 'house', 'hotel'],
  shrine: ['residence', 'hotel', 'suites', 'hotel'],
};

/** The kind of hotel, drawn from `seed`; in Morocco's old towns mostly a riad. */
export function houseFor(seed: string, kind: DistrictKind, country: string): House {
  if (kind === 'old' && country === 'MA' && chance(`${seed} riad`) < 0.7) return 'riad';
  const options = housesByKind[kind];
  return options[Math.floor(chance(`${seed} house`) * options.length)] ?? 'hotel';
}

/** A name that is not in `taken` (English names) yet; adds it. */
export function nameFor(seed: string, [en, ar]: District, house: House, taken: Set<string>): Bilingual {
  const start = Math.floor(chance(`${seed} name`) * things.length);
  const [houseEn, houseAr] = houses[house];
  for (let step = 0; step < things.length; step += 1) {
    const [thingEn, thingAr] = things[(start + step) % things.length] ?? ['', ''];
    const name = { en: `${en} ${thingEn} ${houseEn}`, ar: `${houseAr} ${thingAr} في ${ar}` };
    if (taken.has(thingEn) && step < things.length / 2) continue;
    if (taken.has(name.en)) continue;
    taken.add(name.en).add(thingEn);
    return name;
  }
  throw new Error(`No name is left in ${en}`);
}
