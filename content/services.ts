import type { Bilingual } from './bilingual.ts';

export interface ServiceEntry {
  name: Bilingual;
  /** One line: what the traveller gets. */
  line: Bilingual;
  /** English path. */
  href: string;
  /** Name in content/art. */
  art: string;
  /** Booked on the phone only: opens the dialog with the number. Unique on the page. */
  callId?: string;
}

export interface ServiceGroup {
  id: string;
  name: Bilingual;
  services: readonly ServiceEntry[];
}

/** Everything we do for a traveller, in the order a trip asks for it. */
export const serviceGroups: readonly ServiceGroup[] = [
  {
    id: 'trip',
    name: { en: 'The trip', ar: 'الرحلة' },
    services: [
      {
        name: { en: 'Flights', ar: 'رحلات الطيران' },
        line: { en: 'Compare fares from Doha and send us your choice.', ar: 'قارن الأسعار من الدوحة وأرسل إلينا اختيارك.' },
        href: '/',
        art: 'doha',
      },
      {
        name: { en: 'Hotels', ar: 'الفنادق' },
        line: { en: 'From a city room to a villa over the lagoon.', ar: 'من غرفة في المدينة إلى فيلا فوق الماء.' },
        href: '/explore/hotels',
        art: 'hotel-overwater',
      },
      {
        name: { en: 'Holiday packages', ar: 'باقات العطلات' },
        line: { en: 'Stay, transfers and a tour in one price.', ar: 'الإقامة والتنقلات وجولة سياحية بسعر واحد.' },
        href: '/services/packages',
        art: 'packages',
      },
      {
        name: { en: 'Cruises', ar: 'الرحلات البحرية' },
        line: { en: 'Unpack once, wake up in another port.', ar: 'رتّب حقيبتك مرة واستيقظ كل يوم في ميناء.' },
        href: '/services/cruises',
        art: 'cruises',
      },
    ],
  },
  {
    id: 'papers',
    name: { en: 'Umrah, visas and cover', ar: 'العمرة والتأشيرات والتأمين' },
    services: [
      {
        name: { en: 'Umrah', ar: 'العمرة' },
        line: { en: 'Permits, hotel and the road to Madinah settled.', ar: 'نرتّب لك التصاريح والفندق والطريق إلى المدينة.' },
        href: '/services/umrah',
        art: 'umrah',
      },
      {
        name: { en: 'Visas', ar: 'التأشيرات' },
        line: {
          en: 'Documents checked, application followed through to the decision.',
          ar: 'نراجع الأوراق ونتابع الطلب حتى صدور القرار.',
        },
        href: '/services/visa',
        art: 'visa',
      },
      {
        name: { en: 'Travel insurance', ar: 'تأمين السفر' },
        line: { en: 'Three levels of cover, exclusions pointed out.', ar: 'ثلاثة مستويات من التغطية، واستثناءاتها واضحة.' },
        href: '/services/travel-insurance',
        art: 'insurance',
      },
    ],
  },
  {
    id: 'call',
    name: { en: 'Arranged by phone', ar: 'نرتّبها هاتفيًا' },
    services: [
      {
        name: { en: 'Meet & Assist', ar: 'الاستقبال والمرافقة' },
        line: { en: 'Someone with your name on a sign, from kerb to gate.', ar: 'مرافق يصحبك من باب المطار إلى البوابة.' },
        href: '/services/meet-assist',
        art: 'meet-assist',
        callId: 'call-meet-assist',
      },
      {
        name: { en: 'Airport transfers', ar: 'التوصيل من المطار وإليه' },
        line: { en: 'A driver who knows your flight, at any hour.', ar: 'سائق يعرف رحلتك، في أي ساعة.' },
        href: '/services/airport-transfers',
        art: 'airport-transfers',
        callId: 'call-airport-transfers',
      },
      {
        name: { en: 'Car rental', ar: 'تأجير السيارات' },
        line: { en: 'The small print read before you sign.', ar: 'نقرأ الشروط الصغيرة قبل أن توقّع.' },
        href: '/services/car-rental',
        art: 'car-rental',
        callId: 'call-car-rental',
      },
      {
        name: { en: 'Private jets', ar: 'الطائرات الخاصة' },
        line: { en: 'Your own timetable, for two or a delegation.', ar: 'تطير في موعدك، لشخصين أو لوفد.' },
        href: '/business/private-jets',
        art: 'private-jets',
        callId: 'call-private-jets',
      },
    ],
  },
];

/** Pages a traveller looks for here as well. */
export const moreServices: readonly { name: Bilingual; href: string }[] = [
  { name: { en: 'Offers', ar: 'العروض' }, href: '/travel/offers' },
  { name: { en: 'Flight status', ar: 'حالة الرحلات' }, href: '/services/flight-status' },
  { name: { en: 'Gift cards', ar: 'بطاقات الهدايا' }, href: '/support/gift-card' },
  { name: { en: 'Karam Club', ar: 'نادي كرم' }, href: '/karam-club' },
  { name: { en: 'Cars with a driver', ar: 'سيارات مع سائق' }, href: '/business/victoria-fleets' },
  { name: { en: 'For companies', ar: 'للشركات' }, href: '/business' },
];
