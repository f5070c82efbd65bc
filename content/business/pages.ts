import type { Bilingual } from '../bilingual.ts';

export interface BusinessEntry {
  name: Bilingual;
  /** Whom it is for. */
  reader: Bilingual;
  line: Bilingual;
  /** English path. */
  href: string;
  /** Name in content/art. */
  art: string;
}

/** What we do for companies, agencies and their guests. */
export const businessPages: readonly BusinessEntry[] = [
  {
    name: { en: 'Corporate travel', ar: 'سفر الشركات' },
    reader: { en: 'For companies whose people travel', ar: 'لشركة يسافر موظفوها' },
    line: {
      en: 'A travel policy people follow, approval before the ticket, one invoice and a monthly report.',
      ar: 'سياسة سفر واضحة، وموافقة قبل التذكرة، وفاتورة واحدة وتقرير شهري.',
    },
    href: '/business/corporate',
    art: 'pages/corporate',
  },
  {
    name: { en: 'Meetings and events', ar: 'المؤتمرات والفعاليات' },
    reader: { en: 'For those who invite', ar: 'لمن يدعو ضيوفًا' },
    line: {
      en: 'Meetings, incentive trips, conferences and exhibitions, in Doha and abroad, from ten guests.',
      ar: 'اجتماعات ورحلات حوافز ومؤتمرات ومعارض، في الدوحة وخارجها، من عشرة ضيوف.',
    },
    href: '/business/mice',
    art: 'pages/congress',
  },
  {
    name: { en: 'B2B booking', ar: 'الحجز لوكالات السفر' },
    reader: { en: 'For travel agencies', ar: 'لوكالات السفر' },
    line: {
      en: 'Tickets, group seats, hotels and services in Qatar at net prices, under your name.',
      ar: 'تذاكر ومجموعات وفنادق وخدمات في قطر بأسعار صافية، وباسمك أنت.',
    },
    href: '/business/b2b',
    art: 'pages/trade-desk',
  },
  {
    name: { en: 'Private jets', ar: 'الطائرات الخاصة' },
    reader: { en: 'For days with two cities in them', ar: 'ليوم فيه مدينتان' },
    line: {
      en: 'Aircraft from four seats to a delegation, proposed with hours and price after one call.',
      ar: 'طائرات من أربعة مقاعد إلى وفد كامل، نقترحها بأوقاتها وأسعارها بعد اتصال واحد.',
    },
    href: '/business/private-jets',
    art: 'private-jets',
  },
  {
    name: { en: 'Victoria Fleets', ar: 'أسطول فيكتوريا' },
    reader: { en: 'For guests on the road', ar: 'لضيوفك على الطريق' },
    line: {
      en: 'Cars with a driver in Qatar, by the hour, the day, the event or the month.',
      ar: 'سيارات مع سائق في قطر، بالساعة أو اليوم أو المناسبة أو الشهر.',
    },
    href: '/business/victoria-fleets',
    art: 'pages/fleet',
  },
  {
    name: { en: 'Loyalty partners', ar: 'شركاء الولاء' },
    reader: { en: 'For those who collect', ar: 'لمن يجمع الأميال' },
    line: {
      en: 'Airline miles, hotel points and company programmes: where your number goes and what it earns.',
      ar: 'أميال الطيران ونقاط الفنادق وبرامج المنشآت: أين يوضع رقمك وماذا يكسب.',
    },
    href: '/loyalty-partners',
    art: 'pages/loyalty',
  },
];
