import type { MenuIconName } from '../components/ui/navigation/menu-icon.tsx';
import type { NavigationLink } from './navigation.ts';

/** The account menu of a signed-in user (SPEC section 2). */
export const signedInMenu: readonly (NavigationLink & { icon: MenuIconName })[] = [
  { href: '/dashboard', label: { en: 'My Dashboard', ar: 'لوحة التحكم' }, icon: 'person' },
  { href: '/dashboard#trips', label: { en: 'My Trips', ar: 'رحلاتي' }, icon: 'suitcase' },
  { href: '/support/manage-booking', label: { en: 'Manage a booking', ar: 'إدارة الحجز' }, icon: 'calendar' },
  { href: '/support/track-visa', label: { en: 'Track a visa', ar: 'متابعة التأشيرة' }, icon: 'passport' },
  { href: '/support/track-refund', label: { en: 'Track a refund', ar: 'متابعة المبالغ المستردة' }, icon: 'swap' },
  { href: '/services/flight-status', label: { en: 'Flight status', ar: 'حالة الرحلات' }, icon: 'plane' },
  { href: '/support/gift-card', label: { en: 'Gift cards', ar: 'بطاقات الهدايا' }, icon: 'star' },
  { href: '/support', label: { en: 'Customer Support', ar: 'خدمة العملاء' }, icon: 'help' },
];
