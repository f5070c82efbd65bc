import type { ArtSlug } from './art.ts';
import type { Bilingual } from './bilingual.ts';
import type { DestinationSlug } from './destination.ts';
import { type Drawing, drawings } from './drawings.ts';
import { foodPictures } from './food-pictures.ts';
import { describeArt, type Picture } from './picture.ts';
import { sightPictures } from './sight-pictures.ts';

/** A drawing inside an article, 800 by 600. */
export interface PostPicture {
  /** Its section, counted from 1. */
  section: number;
  picture: Picture;
  alt: Bilingual;
  caption: Bilingual;
}

const sight = (section: number, place: DestinationSlug, number: number, caption: Bilingual): PostPicture => {
  const alt = sightPictures[place][number - 1];
  if (!alt) throw new Error(`${place} has no sight ${number}`);
  return { section, picture: `sights/${place}-${number}` as Drawing, alt, caption };
};

const table = (section: number, place: DestinationSlug, caption: Bilingual): PostPicture => ({
  section,
  picture: `food/${place}-table`,
  alt: foodPictures[place],
  caption,
});

const poster = (section: number, name: ArtSlug, caption: Bilingual): PostPicture => ({
  section,
  picture: name,
  alt: { en: describeArt(name, 'en'), ar: describeArt(name, 'ar') },
  caption,
});

const own = (section: number, name: Drawing, caption: Bilingual): PostPicture => ({
  section,
  picture: name,
  alt: drawings[name],
  caption,
});

/** By the address of the article. Never the picture at its top. */
export const postPictures: Readonly<Record<string, readonly PostPicture[]>> = {
  'ras-al-khaimah-long-weekend': [
    sight(2, 'ras-al-khaimah', 6, { en: 'In the reserve, an hour before dark', ar: 'في المحمية قبل المغيب بساعة' }),
    sight(3, 'ras-al-khaimah', 2, { en: 'Al Jazirah Al Hamra in the last light', ar: 'الجزيرة الحمراء في آخر ضوء النهار' }),
    sight(4, 'ras-al-khaimah', 4, { en: 'The mangroves at high water', ar: 'أشجار القرم عند المدّ' }),
    sight(5, 'ras-al-khaimah', 3, { en: 'Dhayah: twenty minutes of steps', ar: 'قلعة ضاية: عشرون دقيقة من الدرج' }),
  ],
  'samarkand-by-fast-train': [
    table(2, 'uzbekistan', { en: 'Plov, before two o’clock', ar: 'البلوف، قبل الثانية ظهرًا' }),
    sight(3, 'uzbekistan', 1, { en: 'The Registan when its lights are on', ar: 'ريغستان حين تُضاء الأنوار' }),
    sight(4, 'uzbekistan', 2, { en: 'Shah-i-Zinda at eight in the morning', ar: 'شاه زنده في الثامنة صباحًا' }),
    sight(6, 'uzbekistan', 4, { en: 'The trading domes of Bukhara', ar: 'قباب السوق في بخارى' }),
  ],
  'santorini-and-mykonos-unhurried': [
    poster(3, 'santorini', { en: 'By boat, the cliff of Santorini ahead', ar: 'في المركب، وأمامك جرف سانتوريني' }),
    poster(4, 'mykonos', { en: 'The windmills above the harbour of Mykonos', ar: 'طواحين الهواء فوق مرفأ ميكونوس' }),
    poster(5, 'greece', { en: 'Dusk, when the ships have gone', ar: 'الغروب، بعد أن تغادر السفن' }),
    table(6, 'greece', { en: 'Eat fish, and ask what is in the sauce', ar: 'كُل السمك، واسأل عمّا في الصلصة' }),
  ],
  'istanbul-in-four-days': [
    own(2, 'days/istanbul-sultanahmet', { en: 'The Blue Mosque, between Dhuhr and Asr', ar: 'المسجد الأزرق بين الظهر والعصر' }),
    own(3, 'days/istanbul-bazaar', { en: 'The Grand Bazaar: buy on the way out', ar: 'السوق المسقوف: اشترِ وأنت خارج' }),
    own(4, 'days/istanbul-bosphorus', { en: 'Up the Bosphorus, the fortress ahead', ar: 'في البوسفور، والقلعة أمامك' }),
    own(5, 'days/istanbul-uskudar', { en: 'Sunset from Üsküdar', ar: 'الغروب من أوسكودار' }),
  ],
  'seoul-with-children': [
    poster(3, 'south-korea', { en: 'Gyeongbokgung: the throne hall in spring', ar: 'غيونغبوك: قاعة العرش في الربيع' }),
    poster(4, 'signiel-seoul', { en: 'The tower of Jamsil above its lake', ar: 'برج جامسيل فوق بحيرته' }),
    sight(5, 'south-korea', 2, { en: 'The avenues of Nami before the coaches', ar: 'ممرات نامي قبل وصول الحافلات' }),
    poster(7, 'seoul', { en: 'Across the Han, on the metro', ar: 'عبور نهر هان بالمترو' }),
  ],
  'first-umrah-from-doha': [sight(5, 'saudi-arabia', 6, { en: 'Quba, before the buses', ar: 'قباء قبل وصول الحافلات' })],
  'travelling-in-ramadan': [
    table(2, 'saudi-arabia', { en: 'Dates, wherever the sun sets', ar: 'التمر حيثما غربت الشمس' }),
    sight(5, 'morocco', 1, { en: 'Live at night: the square of Marrakech', ar: 'عِش بالليل: ساحة مراكش' }),
  ],
  'packing-for-the-alps-from-the-gulf': [
    table(6, 'switzerland', { en: 'Eat early: rösti, raclette, chocolate', ar: 'تعشَّ مبكرًا: روشتي وراكليت وشوكولاتة' }),
  ],
  'schengen-visa-from-qatar-step-by-step': [
    poster(4, 'visa', { en: 'Two empty pages, three months to spare', ar: 'صفحتان خاليتان، وثلاثة أشهر زيادة' }),
  ],
  'travel-policy-for-a-small-company': [
    own(10, 'pages/corporate', { en: 'Three months on: what the figures say', ar: 'بعد ثلاثة أشهر: ماذا تقول الأرقام' }),
  ],
  'long-flights-with-small-children': [own(3, 'articles/cabin-bag', { en: 'Both hands stay free', ar: 'ويداك حرّتان' })],
};
