import type { ContactContent } from '../lib/company/contact-content.ts';
import type { OfficeContent } from '../lib/company/office-content.ts';

/** What the agency says of itself. Numbers and addresses are fictional until the agency puts in its own: see the README, "Before you launch". */
export const company = {
  name: { en: 'Karam Travel', ar: 'كرم للسفر' },
  /** The copyright begins with it. */
  firstYear: 2024,
  address: { en: 'C Ring Road, Al Sadd, Doha, Qatar', ar: 'الطريق الدائري الثالث، السد، الدوحة، قطر' },
} as const;

/** What the agency publishes at the desk takes its place: read it from lib/company/company.ts. */
export const contact: ContactContent = {
  phone: '+974 4000 0000',
  whatsapp: '+974 5000 0000',
  email: 'hello@karam-travel.example.com',
  holidaysEmail: 'holidays@karam-travel.example.com',
  b2bEmail: 'b2b@karam-travel.example.com',
  openingHours: { saturdayToThursday: { opens: '08:00', closes: '20:00' }, friday: { opens: '16:00', closes: '20:00' } },
  social: {
    instagram: 'https://instagram.example.com/karamtravel',
    facebook: 'https://facebook.example.com/karamtravel',
    x: 'https://x.example.com/karamtravel',
    linkedin: 'https://linkedin.example.com/company/karamtravel',
    youtube: 'https://youtube.example.com/@karamtravel',
  },
};

export interface Branch extends Omit<OfficeContent, 'hours'> {
  slug: string;
  /** Degrees, WGS 84: the middle of the quarter or the town, good to about a kilometre. Addresses are fictional, so no door is meant. */
  position: { latitude: number; longitude: number };
}

/** Phones as listed by the agency; the footer shows the first four. */
export const branches: readonly Branch[] = [
  {
    slug: 'head-office',
    name: { en: 'Head Office', ar: 'المكتب الرئيسي' },
    address: { en: 'C Ring Road, Al Sadd, Doha', ar: 'الطريق الدائري الثالث، السد، الدوحة' },
    phone: '+974 4000 0001',
    position: { latitude: 25.28, longitude: 51.51 },
  },
  {
    slug: 'sky-premium',
    name: { en: 'Sky Premium', ar: 'سكاي بريميوم' },
    address: { en: 'West Bay, Doha', ar: 'الخليج الغربي، الدوحة' },
    phone: '+974 4000 0002',
    position: { latitude: 25.32, longitude: 51.53 },
  },
  {
    slug: 'al-sadd',
    name: { en: 'Al Sadd', ar: 'السد' },
    address: { en: 'Al Sadd Street, Doha', ar: 'شارع السد، الدوحة' },
    phone: '+974 4000 0003',
    position: { latitude: 25.28, longitude: 51.5 },
  },
  {
    slug: 'al-muntazah',
    name: { en: 'Al Muntazah', ar: 'المنتزه' },
    address: { en: 'Al Muntazah, Doha', ar: 'المنتزه، الدوحة' },
    phone: '+974 4000 0004',
    position: { latitude: 25.27, longitude: 51.52 },
  },
  {
    slug: 'muaither',
    name: { en: 'Muaither', ar: 'معيذر' },
    address: { en: 'Muaither, Al Rayyan', ar: 'معيذر، الريان' },
    phone: '+974 4000 0005',
    position: { latitude: 25.27, longitude: 51.4 },
  },
  {
    slug: 'al-rayyan',
    name: { en: 'Al Rayyan', ar: 'الريان' },
    address: { en: 'Al Rayyan', ar: 'الريان' },
    phone: '+974 4000 0006',
    position: { latitude: 25.29, longitude: 51.42 },
  },
];
