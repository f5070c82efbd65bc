import type { Bilingual } from '../bilingual.ts';

/** A rule as somebody reported it on a day; rules of other seasons differ. */
export interface DatedRule {
  term: Bilingual;
  text: Bilingual;
  /** `day` is when it was published, yyyy-MM-dd. */
  source: { name: Bilingual; url: string; day: string };
}

export const pilgrimageRulesRead = '2026-11-29';

const theMinistry = 'the Saudi Ministry of Hajj and Umrah';

export const pilgrimageRules: readonly DatedRule[] = [
  {
    term: { en: 'Who may come, and when', ar: 'من يحق له القدوم ومتى' },
    text: {
      en: `Residents of the Gulf states may perform Umrah at any time of the year, with an Umrah, tourist or transit visa, according to ${theMinistry}. The Rawdah is visited by appointment in Nusuk.`,
      ar: 'يمكن للمقيمين في دول الخليج أداء العمرة في أي وقت من السنة بتأشيرة عمرة أو سياحة أو عبور، بحسب وزارة الحج والعمرة السعودية. أما زيارة الروضة فبموعد عبر تطبيق «نسك».',
    },
    source: {
      name: { en: 'Siasat', ar: 'سياست' },
      url: 'https://www.siasat.com/gcc-residents-can-perform-umrah-via-multiple-visa-options-3174831/',
      day: '2025-02-03',
    },
  },
  {
    term: { en: 'The permit', ar: 'التصريح' },
    text: {
      en: 'Citizens and residents of the Gulf states apply for their Umrah permit in the app Nusuk or Tawakkalna.',
      ar: 'يطلب مواطنو دول الخليج والمقيمون فيها تصريح العمرة عبر تطبيق «نسك» أو «توكلنا».',
    },
    source: {
      name: { en: 'Gulf News', ar: 'غلف نيوز' },
      url: 'https://gulfnews.com/world/gulf/saudi/saudi-arabia-announces-start-of-new-umrah-season-who-can-apply-for-permits-1.1689143261120',
      day: '2023-07-12',
    },
  },
  {
    term: { en: 'Children and Umrah', ar: 'الأطفال والعمرة' },
    text: {
      en: 'A permit of their own from the age of five; younger children may enter the Grand Mosque with their parents. That came with the health rules of 2022: ask us about your dates.',
      ar: 'للطفل تصريح خاص به من سن الخامسة، ويدخل الأصغر المسجد الحرام مع والديه. صدر ذلك مع الشروط الصحية في 2022، فاسألنا عن المعمول به في موعدك.',
    },
    source: {
      name: { en: 'Siasat', ar: 'سياست' },
      url: 'https://www.siasat.com/saudi-arabia-sets-conditions-for-childrens-umrah-permit-2379669/',
      day: '2022-07-29',
    },
  },
  {
    term: { en: 'Before Hajj', ar: 'قبيل الحج' },
    text: {
      en: 'In 2025 holders of an Umrah visa could enter until 15 Shawwal (13 April) and had to leave by 1 Dhu al-Qa‘dah (29 April). The dates change each year: ask us.',
      ar: 'في 2025 كان آخر دخول بتأشيرة العمرة في 15 شوال (13 أبريل)، وآخر مغادرة في 1 ذي القعدة (29 أبريل). ولكل سنة مواعيدها، فاسألنا عنها.',
    },
    source: {
      name: { en: 'Saudi Gazette on Zawya', ar: 'سعودي جازيت عبر زاوية' },
      url: 'https://www.zawya.com/en/life/culture/haj-ministry-sets-april-29-as-last-date-for-departure-of-umrah-pilgrims-mizym2ua',
      day: '2025-04-08',
    },
  },
  {
    term: { en: 'Hajj from Qatar', ar: 'الحج من قطر' },
    text: {
      en: 'Registration is with Qatar’s Ministry of Awqaf, in autumn. For Hajj 2025 Qataris had to be 18 or older; Gulf citizens and residents 45 or older, with 15 years in Qatar.',
      ar: 'التسجيل لدى وزارة الأوقاف والشؤون الإسلامية في قطر، في الخريف. ولحج 2025 اشتُرط للقطريين 18 سنة فأكثر، ولمواطني الخليج والمقيمين 45 سنة فأكثر وإقامة 15 سنة في قطر.',
    },
    source: {
      name: { en: 'The Peninsula on Menafn', ar: 'ذا بنينسولا عبر مينافن' },
      url: 'https://menafn.com/1108695448/Registration-For-Haj-Season-2025-To-Open-On-Sunday',
      day: '2024-09-20',
    },
  },
  {
    term: { en: 'Youngest age for Hajj', ar: 'أصغر سن للحج' },
    text: {
      en: `For Hajj 2025 ${theMinistry} admitted nobody under 15, by the date of birth in the passport. For the coming Hajj, ask us.`,
      ar: 'لحج 2025 لم تقبل وزارة الحج والعمرة السعودية من هم دون 15 سنة بحسب تاريخ الميلاد في الجواز. وللحج القادم اسألنا.',
    },
    source: {
      name: { en: 'United News of Bangladesh', ar: 'وكالة يو إن بي البنغلاديشية' },
      url: 'https://unb.com.bd/news/tag/136685',
      day: '2025-03-12',
    },
  },
];
