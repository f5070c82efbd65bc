import type { InsuranceRegion } from '@/content/insurance';
import { dayError } from '@/lib/time/dates';
import { isCalendarDay } from '@/supabase/functions/_shared/contracts/calendar-day';
import { wordsOf } from '@/supabase/functions/_shared/contracts/place-names';

/** The range of the form's field (SPEC section 5: 1 to 10). */
const travelers = /^([1-9]|10)$/;

export interface TripOfAddress {
  /** Valid values, by the name of the form's field. */
  fields: InsuranceEnquiryParams & { region?: string };
  /** Whether the address has a value that the form rejects: a past day, eleven travellers. */
  isRefused: boolean;
}

/** The trip in an address, with the region of its destination. `today` is yyyy-MM-dd in Qatar. */
export function tripOfAddress(query: URLSearchParams, today: string): TripOfAddress {
  const fields = readInsuranceParams(query, today);
  const region = fields.destination ? guessRegion(fields.destination) : null;
  const asked = (['departure', 'return', 'travelers'] as const).filter((name) => query.get(name));
  return { fields: { ...fields, ...(region && { region }) }, isRefused: asked.some((name) => fields[name] === undefined) };
}

/** By name of the field of the insurance form, as text; days are yyyy-MM-dd. */
type InsuranceEnquiryParams = Partial<Record<'destination' | 'departure' | 'return' | 'travelers', string>>;

/** The trip to insure from the query of an address, without values that the form would reject. `today` is yyyy-MM-dd in Qatar. */
export function readInsuranceParams(query: Pick<URLSearchParams, 'get'>, today: string): InsuranceEnquiryParams {
  // In a hotel search this is the id of a place, which is not readable.
  const destination = query.get('rooms') ? '' : query.get('destination')?.trim().slice(0, 80);
  const party = query.get('travelers');
  const departure = readDay(query.get('departure'), today);
  const back = readDay(query.get('return'), today, departure);
  return {
    ...(destination && { destination }),
    ...(departure && { departure }),
    ...(back && { return: back }),
    ...(party && travelers.test(party) && { travelers: party }),
  };
}

function readDay(text: string | null, today: string, start?: string): string | undefined {
  return text && isCalendarDay(text) && !dayError(text, today, start) ? text : undefined;
}

/** Typed words for places that people in Qatar travel to; Arabic without the article. */
const places: Readonly<Record<InsuranceRegion, string>> = {
  gulf: 'saudi riyadh jeddah makkah mecca madinah medina uae emirates dubai abu-dhabi sharjah khaimah kuwait bahrain oman muscat salalah سعودية رياض جدة مكة مدينة-المنورة إمارات دبي أبوظبي أبو-ظبي شارقة رأس-الخيمة كويت بحرين عمان-سلطنة مسقط صلالة',
  america:
    'usa america united-states new-york los-angeles washington miami orlando canada toronto montreal vancouver أمريكا أميركا ولايات-المتحدة نيويورك واشنطن كندا تورونتو',
  europe:
    'schengen europe france paris nice germany berlin munich frankfurt italy rome milan venice spain madrid barcelona switzerland zurich geneva interlaken austria vienna greece athens santorini mykonos portugal lisbon netherlands amsterdam belgium brussels uk britain england london scotland ireland sweden norway denmark finland poland czech prague hungary budapest croatia bosnia sarajevo شنغن أوروبا فرنسا باريس ألمانيا برلين ميونخ إيطاليا روما ميلانو إسبانيا مدريد برشلونة سويسرا زيورخ جنيف نمسا فيينا يونان أثينا سانتوريني ميكونوس برتغال لشبونة هولندا أمستردام بلجيكا بريطانيا لندن إنجلترا أيرلندا سويد نرويج دنمارك بولندا تشيك براغ مجر بوسنة سراييفو',
  nearby:
    'turkey istanbul antalya trabzon egypt cairo sharm jordan amman petra lebanon beirut morocco marrakech casablanca tunisia georgia tbilisi batumi azerbaijan baku armenia uzbekistan tashkent samarkand india mumbai delhi kerala pakistan lahore sri-lanka colombo maldives male thailand bangkok phuket malaysia kuala-lumpur singapore indonesia bali philippines manila vietnam china beijing japan tokyo korea seoul kenya zanzibar tanzania mauritius seychelles تركيا إسطنبول اسطنبول أنطاليا طرابزون مصر قاهرة شرم أردن عمّان بتراء لبنان بيروت مغرب مراكش دار-البيضاء تونس جورجيا تبليسي باتومي أذربيجان باكو أوزبكستان طشقند سمرقند هند مومباي دلهي باكستان لاهور سريلانكا كولومبو مالديف ماليه تايلاند بانكوك بوكيت ماليزيا كوالالمبور سنغافورة إندونيسيا بالي فلبين مانيلا فيتنام صين بكين يابان طوكيو كوريا سيول كينيا زنجبار تنزانيا موريشيوس سيشل',
  world:
    'australia sydney melbourne zealand russia moscow brazil argentina south-africa cape-town أستراليا سيدني نيوزيلندا روسيا موسكو برازيل أرجنتين جنوب-أفريقيا',
};

const regions = Object.entries(places).map(
  ([region, words]) => [region, words.split(' ').map((word) => wordsOf(word).join(' '))] as const,
);

/**
 * The region of a typed destination in English or Arabic. Null when it names no known place; several regions give "elsewhere, or several of
 * these".
 */
export function guessRegion(destination: string): InsuranceRegion | null {
  const typed = ` ${wordsOf(destination).join(' ')} `.replace(/ (?:و?ال)(?=\p{Script=Arabic})/gu, ' ');
  const found = regions.filter(([, words]) => words.some((word) => typed.includes(` ${word} `)));
  if (found.length === 0) return null;
  return found.length > 1 ? 'world' : ((found[0]?.[0] as InsuranceRegion | undefined) ?? null);
}
