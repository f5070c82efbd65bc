import type { Bilingual } from './bilingual.ts';
import type { DestinationSlug } from './destination.ts';

export type Mood = 'beach' | 'snow' | 'mountains' | 'oldCities';

/** What a card of the overview says of a destination, and what it is found by. */
export interface DestinationNote {
  line: Bilingual;
  /** First and last month of the times we would go, 1 to 12; a time may run over the turn of the year. */
  best: readonly (readonly [first: number, last: number])[];
  moods: readonly Mood[];
}

export const destinationNotes: Record<DestinationSlug, DestinationNote> = {
  'saudi-arabia': {
    line: {
      en: 'Sandstone valleys, coral houses and the two holy cities',
      ar: 'أودية من الحجر الرملي، وبيوت جدة القديمة، والحرمان الشريفان',
    },
    best: [[11, 2]],
    moods: ['beach', 'mountains', 'oldCities'],
  },
  'south-korea': {
    line: { en: 'Palaces, cherry blossom and an island of craters', ar: 'قصور ملكية وأزهار كرز وجزيرة بركانية خضراء' },
    best: [
      [4, 5],
      [9, 11],
    ],
    moods: ['beach', 'snow', 'mountains', 'oldCities'],
  },
  france: {
    line: { en: 'Paris first, then lavender, Alps or sea by train', ar: 'باريس أولًا، ثم القطار إلى الخزامى أو الألب أو البحر' },
    best: [
      [4, 6],
      [9, 10],
    ],
    moods: ['beach', 'snow', 'mountains', 'oldCities'],
  },
  spain: {
    line: { en: 'Andalusian courtyards, late dinners and two seas', ar: 'أفنية الأندلس وعشاء متأخر وشواطئ على بحرين' },
    best: [
      [3, 5],
      [9, 10],
    ],
    moods: ['beach', 'mountains', 'oldCities'],
  },
  switzerland: {
    line: { en: 'Lakes in summer, snow in winter, a train to both', ar: 'بحيرات في الصيف وثلج في الشتاء، والقطار يوصلك إليهما' },
    best: [
      [6, 9],
      [12, 3],
    ],
    moods: ['snow', 'mountains'],
  },
  turkey: {
    line: { en: 'The Bosphorus, balloons at dawn and a warm coast', ar: 'البوسفور، ومناطيد عند الفجر، وساحل دافئ' },
    best: [
      [4, 5],
      [9, 10],
    ],
    moods: ['beach', 'snow', 'mountains', 'oldCities'],
  },
  uzbekistan: {
    line: { en: 'Blue domes along the old road to China', ar: 'قباب زرقاء على طريق الحرير القديم' },
    best: [
      [4, 5],
      [9, 10],
    ],
    moods: ['mountains', 'oldCities'],
  },
  moscow: {
    line: { en: 'Domes, grand squares and an underground like a palace', ar: 'قباب ملونة وساحات رحبة ومحطات مترو كالقصور' },
    best: [
      [5, 8],
      [12, 1],
    ],
    moods: ['snow', 'oldCities'],
  },
  'ras-al-khaimah': {
    line: {
      en: 'Sea in the morning, the highest peak in the Emirates by sunset',
      ar: 'البحر صباحًا، وأعلى قمم الإمارات عند الغروب',
    },
    best: [[11, 3]],
    moods: ['beach', 'mountains'],
  },
  greece: {
    line: { en: 'Temples above Athens and white villages above the sea', ar: 'معابد فوق أثينا وقرى بيضاء فوق البحر' },
    best: [
      [6, 6],
      [9, 9],
    ],
    moods: ['beach', 'oldCities'],
  },
  morocco: {
    line: { en: 'Medinas, the Atlas and evenings on the square', ar: 'مدن عتيقة وجبال الأطلس وليالي ساحة جامع الفنا' },
    best: [
      [3, 5],
      [9, 11],
    ],
    moods: ['beach', 'mountains', 'oldCities'],
  },
};
