import type { MenuIconName } from '../../components/ui/navigation/menu-icon.tsx';
import type { Bilingual } from '../bilingual.ts';

export interface SelfService {
  /** English path. */
  href: string;
  icon: MenuIconName;
  name: Bilingual;
  /** One line: what can be done there. */
  line: Bilingual;
}

/** The pages of support, in the order they are needed most. */
export const selfService: readonly SelfService[] = [
  {
    href: '/support/manage-booking',
    icon: 'suitcase',
    name: { en: 'Manage a booking', ar: 'إدارة الحجز' },
    line: { en: 'See it, print it, ask for a change, cancel.', ar: 'اعرضه واطبعه واطلب تعديلًا أو إلغاءً.' },
  },
  {
    href: '/support/track-visa',
    icon: 'passport',
    name: { en: 'Track a visa', ar: 'متابعة التأشيرة' },
    line: { en: 'Which stage it has reached, and what comes next.', ar: 'اعرف إلى أي مرحلة وصلت وما بعدها.' },
  },
  {
    href: '/support/track-refund',
    icon: 'clock',
    name: { en: 'Track a refund', ar: 'متابعة المبلغ المسترد' },
    line: { en: 'Where the money is, from airline to bank.', ar: 'أين المبلغ، من شركة الطيران إلى بنكك.' },
  },
  {
    href: '/support/travel-requirements',
    icon: 'globe',
    name: { en: 'Travel requirements', ar: 'متطلبات السفر' },
    line: { en: 'What your passport needs in 51 countries.', ar: 'ما يلزم جوازك لدخول 51 بلدًا.' },
  },
  {
    href: '/services/flight-status',
    icon: 'plane',
    name: { en: 'Flight status', ar: 'حالة الرحلات' },
    line: { en: 'On time or not, and what you may ask for.', ar: 'هل هي في موعدها، وما حقوقك إن تأخرت.' },
  },
  {
    href: '/support/weather',
    icon: 'sun',
    name: { en: 'Weather', ar: 'الطقس' },
    line: { en: 'The coming days where you are going.', ar: 'طقس الأيام القادمة في وجهتك.' },
  },
  {
    href: '/support/currency-exchange',
    icon: 'swap',
    name: { en: 'Currency exchange', ar: 'أسعار الصرف' },
    line: { en: 'Riyal into other money, at our latest rate.', ar: 'الريال مقابل العملات بآخر سعر لدينا.' },
  },
  {
    href: '/support/gift-card',
    icon: 'star',
    name: { en: 'Gift cards', ar: 'بطاقات الهدايا' },
    line: { en: 'Order one, or check its balance.', ar: 'اطلب بطاقة أو اعرف رصيدها.' },
  },
  {
    href: '/support/contact',
    icon: 'phone',
    name: { en: 'Contact support', ar: 'تواصل مع خدمة العملاء' },
    line: { en: 'The quickest way, by how soon you travel.', ar: 'أسرع طريق إلينا بحسب موعد سفرك.' },
  },
];
