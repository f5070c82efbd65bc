import type { InsuranceRegion } from '@/content/insurance';
import { wordsOf } from '@/supabase/functions/_shared/contracts/place-names';

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
