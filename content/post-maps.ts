import type { Bilingual } from './bilingual.ts';
import type { NumberedPlace } from './guide.ts';
import type { Coordinates } from './sight-places.ts';

/** The map of an article: where each of its days is spent, to about 300 metres. */
export interface PostMap {
  /** The place whose town it is, as in content/town-maps. */
  town: string;
  alt: Bilingual;
  caption: Bilingual;
  /** In the order of the days. */
  days: readonly NumberedPlace[];
  waters: readonly NumberedPlace[];
  quarters: readonly NumberedPlace[];
  ferries: readonly (readonly Coordinates[])[];
}

/** By the address of the article. */
export const postMaps: Readonly<Record<string, PostMap>> = {
  'istanbul-in-four-days': {
    town: 'istanbul',
    alt: {
      en: 'A map of the three shores of Istanbul, with the places of the four days',
      ar: 'خريطة ضفاف إسطنبول الثلاث وعليها أماكن الأيام الأربعة',
    },
    caption: {
      en: 'Three shores, four days: the dotted lines are ferries. A simplified map.',
      ar: 'ثلاث ضفاف وأربعة أيام، والخطوط المنقّطة عبّارات. خريطة مبسّطة.',
    },
    days: [
      { name: { en: 'Sultanahmet', ar: 'السلطان أحمد' }, at: [41.0075, 28.9785] },
      { name: { en: 'Grand Bazaar and Golden Horn', ar: 'السوق المسقوف والقرن الذهبي' }, at: [41.0125, 28.9665] },
      { name: { en: 'The Bosphorus and Ortaköy', ar: 'البوسفور وأورتاكوي' }, at: [41.0485, 29.0265] },
      { name: { en: 'Üsküdar and Kadıköy', ar: 'أوسكودار وقاضي كوي' }, at: [41.0255, 29.0185] },
    ],
    waters: [
      { name: { en: 'Bosphorus', ar: 'البوسفور' }, at: [41.035, 29.0155] },
      { name: { en: 'Golden Horn', ar: 'القرن الذهبي' }, at: [41.027, 28.9595] },
      { name: { en: 'Sea of Marmara', ar: 'بحر مرمرة' }, at: [40.9965, 28.992] },
    ],
    quarters: [
      { name: { en: 'Galata', ar: 'غلطة' }, at: [41.0292, 28.973] },
      { name: { en: 'Beşiktaş', ar: 'بشيكتاش' }, at: [41.0455, 29.0035] },
      { name: { en: 'Asia', ar: 'آسيا' }, at: [41.018, 29.036] },
      { name: { en: 'Fatih', ar: 'الفاتح' }, at: [41.017, 28.9485] },
    ],
    ferries: [
      [
        [41.018, 28.976],
        [41.0215, 28.991],
        [41.0268, 29.0125],
      ],
      [
        [41.018, 28.976],
        [41.0285, 29.0005],
        [41.041, 29.0165],
        [41.0482, 29.0295],
      ],
      [
        [41.018, 28.976],
        [41.0185, 28.992],
        [40.9975, 29.0135],
      ],
    ],
  },
};
