/** What the agency says of itself. Numbers and addresses are fictional until the agency puts in its own: see the README, "Before you launch". */
export const company = {
  name: { en: 'Karam Travel', ar: 'كرم للسفر' },
  /** The copyright begins with it. */
  firstYear: 2024,
  phone: { display: '+974 4000 0000', href: 'tel:+97440000000' },
  whatsapp: { display: '+974 5000 0000', number: '97450000000' },
  email: 'hello@karam-travel.example.com',
  holidaysEmail: 'holidays@karam-travel.example.com',
  b2bEmail: 'b2b@karam-travel.example.com',
  address: { en: 'C Ring Road, Al Sadd, Doha, Qatar', ar: 'الطريق الدائري الثالث، السد، الدوحة، قطر' },
  /** Twenty-four-hour clock, Qatar time; one constant for text and structured data alike. */
  openingHours: { saturdayToThursday: { opens: '08:00', closes: '20:00' }, friday: { opens: '16:00', closes: '20:00' } },
  social: [
    { name: 'Instagram', icon: 'instagram', href: 'https://instagram.example.com/karamtravel' },
    { name: 'Facebook', icon: 'facebook', href: 'https://facebook.example.com/karamtravel' },
    { name: 'X', icon: 'x', href: 'https://x.example.com/karamtravel' },
    { name: 'LinkedIn', icon: 'linkedin', href: 'https://linkedin.example.com/company/karamtravel' },
    { name: 'YouTube', icon: 'youtube', href: 'https://youtube.example.com/@karamtravel' },
  ],
} as const;

export interface Branch {
  slug: string;
  name: { en: string; ar: string };
  address: { en: string; ar: string };
  phone: { display: string; href: string };
  /** Degrees, WGS 84: the middle of the quarter or the town, good to about a kilometre. Addresses are fictional, so no door is meant. */
  position: { latitude: number; longitude: number };
}

/** Phones as listed by the agency; the footer shows the first four. */
export const branches: readonly Branch[] = [
  {
    slug: 'head-office',
    name: { en: 'Head Office', ar: 'المكتب الرئيسي' },
    address: { en: 'C Ring Road, Al Sadd, Doha', ar: 'الطريق الدائري الثالث، السد، الدوحة' },
    phone: { display: '+974 4000 0001', href: 'tel:+97440000001' },
    position: { latitude: 25.28, longitude: 51.51 },
  },
  {
    slug: 'sky-premium',
    name: { en: 'Sky Premium', ar: 'سكاي بريميوم' },
    address: { en: 'West Bay, Doha', ar: 'الخليج الغربي، الدوحة' },
    phone: { display: '+974 4000 0002', href: 'tel:+97440000002' },
    position: { latitude: 25.32, longitude: 51.53 },
  },
  {
    slug: 'al-sadd',
    name: { en: 'Al Sadd', ar: 'السد' },
    address: { en: 'Al Sadd Street, Doha', ar: 'شارع السد، الدوحة' },
    phone: { display: '+974 4000 0003', href: 'tel:+97440000003' },
    position: { latitude: 25.28, longitude: 51.5 },
  },
  {
    slug: 'al-muntazah',
    name: { en: 'Al Muntazah', ar: 'المنتزه' },
    address: { en: 'Al Muntazah, Doha', ar: 'المنتزه، الدوحة' },
    phone: { display: '+974 4000 0004', href: 'tel:+97440000004' },
    position: { latitude: 25.27, longitude: 51.52 },
  },
  {
    slug: 'muaither',
    name: { en: 'Muaither', ar: 'معيذر' },
    address: { en: 'Muaither, Al Rayyan', ar: 'معيذر، الريان' },
    phone: { display: '+974 4000 0005', href: 'tel:+97440000005' },
    position: { latitude: 25.27, longitude: 51.4 },
  },
  {
    slug: 'al-rayyan',
    name: { en: 'Al Rayyan', ar: 'الريان' },
    address: { en: 'Al Rayyan', ar: 'الريان' },
    phone: { display: '+974 4000 0006', href: 'tel:+97440000006' },
    position: { latitude: 25.29, longitude: 51.42 },
  },
];
