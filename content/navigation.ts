import type { MenuIconName } from '../components/ui/navigation/menu-icon.tsx';
import type { Bilingual } from './bilingual.ts';

export interface NavigationLink {
  /** English path. */
  href: string;
  label: Bilingual;
}

export interface MenuEntry extends NavigationLink {
  /** What waits behind it, in one line. */
  text: Bilingual;
  icon: MenuIconName;
  /** A poster of content/art, shown small where there is room. */
  art?: string;
}

/** First in the header, before the menus (SPEC section 2). */
export const bookLink: NavigationLink = { href: '/', label: { en: 'Book', ar: 'احجز' } };

/** Beside the menus of the header, after them. */
export const mainLinks: readonly NavigationLink[] = [
  { href: '/karam-club', label: { en: 'Karam Club', ar: 'نادي كرم' } },
  { href: '/services/packages', label: { en: 'Holidays', ar: 'العطلات' } },
  { href: '/services/visa', label: { en: 'Visas', ar: 'التأشيرات' } },
  { href: '/services/umrah', label: { en: 'Umrah', ar: 'العمرة' } },
  { href: '/travel/offers', label: { en: 'Offers', ar: 'العروض' } },
];

/** The bar at the lower edge of a phone. */
export const phoneBarLinks = {
  search: '/',
  trips: { visitor: '/support/manage-booking', signedIn: '/dashboard#trips' },
  account: '/dashboard',
} as const;

export const exploreMenu: readonly MenuEntry[] = [
  {
    href: '/explore/destinations',
    label: { en: 'Destinations', ar: 'الوجهات' },
    text: { en: 'When to go, what to see, which visa', ar: 'متى تسافر، وماذا تزور، وأي تأشيرة تحتاج' },
    icon: 'compass',
    art: 'istanbul',
  },
  {
    href: '/explore/hotels',
    label: { en: 'Hotels', ar: 'الفنادق' },
    text: { en: 'Where to stay, in Doha and on your journey', ar: 'أين تقيم في الدوحة وفي رحلتك' },
    icon: 'bed',
    art: 'hotel-overwater',
  },
  {
    href: '/explore/experiences',
    label: { en: 'Experiences', ar: 'التجارب' },
    text: { en: 'Balloons at dawn, desert nights, old markets', ar: 'مناطيد الفجر وليالي الصحراء والأسواق القديمة' },
    icon: 'star',
    art: 'cappadocia',
  },
  {
    href: '/blog',
    label: { en: 'Travel blog', ar: 'مدونة السفر' },
    text: { en: 'Advice for travellers from Qatar', ar: 'نصائح للمسافرين من قطر' },
    icon: 'page',
    art: 'doha',
  },
];

export const businessMenu: readonly MenuEntry[] = [
  {
    href: '/business/corporate',
    label: { en: 'Corporate travel', ar: 'سفر الشركات' },
    text: { en: 'One desk for all your company’s travel', ar: 'مكتب واحد لكل رحلات شركتك' },
    icon: 'briefcase',
  },
  {
    href: '/loyalty-partners',
    label: { en: 'Loyalty partners', ar: 'شركاء الولاء' },
    text: { en: 'Airline miles and hotel points: how to keep earning', ar: 'أميال الطيران ونقاط الفنادق: أين تكسب وكيف' },
    icon: 'handshake',
  },
  {
    href: '/business/mice',
    label: { en: 'Meetings and events', ar: 'المؤتمرات والفعاليات' },
    text: { en: 'Conferences, incentives and group travel', ar: 'مؤتمرات ورحلات حوافز وسفر المجموعات' },
    icon: 'people',
  },
  {
    href: '/business/b2b',
    label: { en: 'B2B booking', ar: 'الحجز لوكالات السفر' },
    text: { en: 'Flights and hotels for travel agencies', ar: 'رحلات وفنادق لشركائنا من الوكالات' },
    icon: 'link',
  },
  {
    href: '/business/victoria-fleets',
    label: { en: 'Victoria Fleets', ar: 'أسطول فيكتوريا' },
    text: { en: 'Cars with drivers for guests and teams', ar: 'سيارات مع سائقين لضيوفك وفرق عملك' },
    icon: 'car',
  },
];

/** For visitors who are not signed in. */
export const accountMenu: readonly MenuEntry[] = [
  {
    href: '/login',
    label: { en: 'Login / Sign Up', ar: 'تسجيل الدخول / إنشاء حساب' },
    text: { en: 'Your trips and requests in one place', ar: 'رحلاتك وطلباتك في مكان واحد' },
    icon: 'person',
  },
  {
    href: '/support/manage-booking',
    label: { en: 'My booking', ar: 'حجزي' },
    text: { en: 'See, change or cancel it with its reference', ar: 'اعرضه أو عدّله أو ألغِه برقم الحجز' },
    icon: 'calendar',
  },
  {
    href: '/support',
    label: { en: 'Customer Support', ar: 'خدمة العملاء' },
    text: { en: 'Manage a booking, track a visa, ask us', ar: 'إدارة الحجز ومتابعة التأشيرة والاستفسار' },
    icon: 'help',
  },
];

export const footerServices: readonly NavigationLink[] = [
  { href: '/services/visa', label: { en: 'Visas', ar: 'التأشيرات' } },
  { href: '/services/umrah', label: { en: 'Umrah', ar: 'العمرة' } },
  { href: '/services/cruises', label: { en: 'Cruises', ar: 'الرحلات البحرية' } },
  { href: '/services/travel-insurance', label: { en: 'Travel insurance', ar: 'تأمين السفر' } },
  { href: '/services/meet-assist', label: { en: 'Meet and assist', ar: 'الاستقبال والمرافقة' } },
  { href: '/services/airport-transfers', label: { en: 'Airport transfers', ar: 'التوصيل من المطار وإليه' } },
  { href: '/services/car-rental', label: { en: 'Car rental', ar: 'تأجير السيارات' } },
  { href: '/business/private-jets', label: { en: 'Private jets', ar: 'الطائرات الخاصة' } },
  { href: '/booking/multi-city', label: { en: 'Multi-city flights', ar: 'رحلات متعددة الوجهات' } },
  { href: '/services/flight-status', label: { en: 'Flight status', ar: 'حالة الرحلات' } },
  { href: '/travel/offers', label: { en: 'Offers', ar: 'العروض' } },
  { href: '/explore/where', label: { en: 'Where can I go?', ar: 'إلى أين أسافر؟' } },
];

export const footerQuickLinks: readonly NavigationLink[] = [
  { href: '/about', label: { en: 'About us', ar: 'من نحن' } },
  { href: '/services', label: { en: 'Services', ar: 'خدماتنا' } },
  { href: '/services/packages', label: { en: 'Holiday packages', ar: 'باقات العطلات' } },
  { href: '/business/corporate', label: { en: 'Corporate travel', ar: 'سفر الشركات' } },
  { href: '/karam-club', label: { en: 'Karam Club', ar: 'نادي كرم' } },
  { href: '/blog', label: { en: 'Blog', ar: 'المدونة' } },
  { href: '/contact', label: { en: 'Contact', ar: 'اتصل بنا' } },
  { href: '/feedback', label: { en: 'Feedback', ar: 'شاركنا رأيك' } },
  { href: '/career', label: { en: 'Careers', ar: 'الوظائف' } },
  { href: '/support', label: { en: 'Customer support', ar: 'خدمة العملاء' } },
];

export const legalLinks: readonly NavigationLink[] = [
  { href: '/privacy', label: { en: 'Privacy', ar: 'الخصوصية' } },
  { href: '/terms', label: { en: 'Terms', ar: 'الشروط والأحكام' } },
];
