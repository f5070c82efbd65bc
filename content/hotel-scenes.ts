import type { Bilingual } from './bilingual.ts';

/** What the windows of a hotel of this kind look out on: each has a room and a view in public/art/stays. */
const outlooks = {
  gulf: { en: 'the sea, a beach and distant towers', ar: 'البحر وشاطئ وأبراج بعيدة' },
  corniche: { en: 'Doha Bay, dhows and the museum on its island', ar: 'خليج الدوحة ومراكب شراعية والمتحف على جزيرته' },
  skyline: { en: 'the towers of West Bay across the water', ar: 'أبراج الخليج الغربي عبر الماء' },
  souq: { en: 'sand-coloured houses, palms and a minaret', ar: 'بيوت بلون الرمل ونخيل ومئذنة' },
  towers: { en: 'towers and palms in the morning', ar: 'أبراج ونخيل في الصباح' },
  makkah: { en: 'tall buildings in Makkah at dusk', ar: 'مبانٍ عالية في مكة عند الغروب' },
  desert: { en: 'palms before bare rocks', ar: 'نخيل أمام صخور جرداء' },
  dunes: { en: 'dunes, ghaf trees and oryx in the morning', ar: 'كثبان وأشجار غاف ومها في الصباح' },
  minarets: { en: 'a strait at dusk, houses and minarets on its shore', ar: 'مضيق عند الغروب، وعلى ضفته بيوت ومآذن' },
  riviera: { en: 'a beach below green hills', ar: 'شاطئ تحت تلال خضراء' },
  roofs: { en: 'red roofs at noon', ar: 'أسقف حمراء وقت الظهيرة' },
  medina: { en: 'the walls of a medina, palms and mountains', ar: 'جدران مدينة عتيقة ونخيل وجبال' },
  boulevard: { en: 'the grey roofs of a boulevard at dusk', ar: 'أسقف جادة رمادية عند الغروب' },
  mountains: { en: 'timber houses in a mountain valley', ar: 'بيوت خشبية في وادٍ بين الجبال' },
  lagoon: {
    en: 'a lagoon at dusk, villas on stilts and a footbridge',
    ar: 'بحيرة مرجانية عند الغروب، وفلل على أعمدة وجسر للمشاة',
  },
  city: { en: 'city lights at dusk', ar: 'أضواء مدينة عند الغروب' },
  domes: { en: 'a turquoise dome and two minarets', ar: 'قبة فيروزية ومئذنتان' },
  square: { en: 'brick houses in the morning', ar: 'بيوت من الطوب في الصباح' },
} as const satisfies Record<string, Bilingual>;

const pool = { en: 'A pool in a courtyard with parasols, houses behind it.', ar: 'مسبح في فناء بمظلات، وخلفه بيوت.' };
const indoors = { en: 'An indoor pool behind tall windows.', ar: 'مسبح داخلي خلف نوافذ عالية.' };
const lobby = {
  en: 'A lobby with arched windows, two sofas and a long desk.',
  ar: 'بهو بنوافذ مقوسة وأريكتين ومكتب استقبال طويل.',
};

const halls = {
  'pool-outdoors': pool,
  'pool-medina': pool,
  'pool-desert': pool,
  'pool-hills': pool,
  'pool-pyramid': {
    en: 'A pool among palms, a hotel like a pyramid stepping back behind it.',
    ar: 'مسبح بين النخيل، وخلفه فندق كالهرم تتراجع طوابقه.',
  },
  'camp-dunes': {
    en: 'A fire and low seats in the dunes at night, a falcon on its perch and a lit tent.',
    ar: 'نار ومجلس منخفض بين الكثبان ليلًا، وصقر على وكره وخيمة مضاءة.',
  },
  'table-undersea': {
    en: 'Laid tables under a clear vault below the sea, a manta ray and fish above them.',
    ar: 'طاولات معدّة تحت قبة شفافة في البحر، وفوقها سمكة مانتا وأسماك.',
  },
  'pool-indoors': indoors,
  'pool-city': indoors,
  'lobby-1': lobby,
  'lobby-2': lobby,
  'lobby-3': lobby,
} as const satisfies Record<string, Bilingual>;

/** Hotels share these drawings by style, but those that a single place has; none shows the rooms of a certain hotel. */
export type HotelScenes = readonly [outlook: keyof typeof outlooks, hall: keyof typeof halls];

/** A room, a hall or a pool, and the view: files below public/art and what they show. */
export function scenePictures([outlook, hall]: HotelScenes, language: 'en' | 'ar'): { slug: string; alt: string }[] {
  const seen = outlooks[outlook][language];
  const [room, view] =
    language === 'en'
      ? [`A room with a wide bed, its window open to ${seen}.`, `The view: ${seen}.`]
      : [`غرفة بسرير واسع، ونافذتها مفتوحة على ${seen}.`, `الإطلالة: ${seen}.`];
  return [
    { slug: `stays/stay-room-${outlook}`, alt: room },
    { slug: `stays/stay-${hall}`, alt: halls[hall][language] },
    { slug: `stays/stay-view-${outlook}`, alt: view },
  ];
}

/** All of them, as scenePictures describes them. */
export const sceneDrawings: Readonly<Record<string, Bilingual>> = (() => {
  const outside = Object.keys(outlooks).map((outlook): HotelScenes => [outlook as keyof typeof outlooks, 'lobby-1']);
  const inside = Object.keys(halls).map((hall): HotelScenes => ['gulf', hall as keyof typeof halls]);
  const found = [...outside, ...inside].flatMap((scenes) => {
    const ar = scenePictures(scenes, 'ar');
    return scenePictures(scenes, 'en').map(({ slug, alt }, index) => [slug, { en: alt, ar: ar[index]?.alt ?? '' }] as const);
  });
  return Object.fromEntries(found);
})();
