/** Two lines about an invented hotel: location and character, then one amenity. */
import type { AmenityCode } from '../../../../contracts/hotels/hotel-search.ts';
import type { Bilingual, District, DistrictKind } from '../../../../hotel-places/place-facts.ts';
import { chance } from '../../seeded.ts';
import { closings, desk, openings } from './description-lines.ts';

export interface DescribedHouse {
  seed: string;
  district: District;
  kind: DistrictKind;
  stars: number;
  rooms: number;
  /** From two to twelve. */
  floors: number;
  /** Walking time to the centre of the city; in Makkah, to the Haram. */
  minutes: number;
  amenities: readonly AmenityCode[];
}

const floorsEn = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const floorsAr = [
  'طابقين',
  'ثلاثة طوابق',
  'أربعة طوابق',
  'خمسة طوابق',
  'ستة طوابق',
  'سبعة طوابق',
  'ثمانية طوابق',
  'تسعة طوابق',
  'عشرة طوابق',
  'أحد عشر طابقًا',
  'اثني عشر طابقًا',
];

export function descriptionOf(house: DescribedHouse): Bilingual {
  const { seed, district, kind, amenities, rooms, floors, minutes } = house;
  const draw = <Item>(name: string, items: readonly Item[]) => items[Math.floor(chance(`${seed} ${name}`) * items.length)];
  const opening = draw('opening', openings[kind]);
  const fitting = closings.filter(({ needs }) => amenities.includes(needs));
  const closing = draw('closing', fitting.length < 3 ? [...fitting, desk] : fitting);
  const en = {
    d: inSentence(district[0]),
    r: String(rooms),
    f: floorsEn[floors - 2] ?? '',
    m: minutes === 1 ? '1 minute' : `${minutes} minutes`,
  };
  const ar = {
    d: district[1],
    r: kind === 'island' ? counted(rooms, 'فلل', 'فيلا') : counted(rooms, 'غرف', 'غرفة'),
    f: floorsAr[floors - 2] ?? '',
    m: minutesAr(minutes),
  };
  return {
    en: capital(`${opening?.en(en) ?? ''} ${closing?.en ?? ''}`.trim()),
    ar: `${opening?.ar(ar) ?? ''} ${closing?.ar ?? ''}`.trim(),
  };
}

/** Districts with an article in English. */
const withArticle =
  /(Quarter|District|Area|Bowl|Side|Valley|Bank|Oasis|Rocks|Market)$|^(Old|New) (Town|City|Medina|Market)$|^(Medina|Kasbah|Corniche|City Centre|City of London|Palmeraie|Ville Nouvelle|Ark|Registan|Jordaan|Centro Storico|Presqu’île|Central Area .{1,40})$/;

function inSentence(district: string): string {
  return withArticle.test(district) && !district.startsWith('The ') ? `the ${district}` : district;
}

/** From three on: the Arabic plural forms for few and many. */
function counted(count: number, few: string, many: string): string {
  const rest = count % 100;
  return `${count} ${rest >= 3 && rest <= 10 ? few : many}`;
}

function minutesAr(minutes: number): string {
  if (minutes === 1) return 'دقيقة واحدة';
  return minutes === 2 ? 'دقيقتين' : counted(minutes, 'دقائق', 'دقيقة');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
