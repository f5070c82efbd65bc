import type { OfferContent } from '../lib/packages/offers/offer-content.ts';

/** What the home carousels show. Prices and labels are the agency's (SPEC section 9); QAR, without decimals. */

interface BilingualText {
  en: string;
  ar: string;
}

export interface PopularFlight {
  /** Place name for the address: `to={city}`. */
  slug: string;
  /** IATA code of the arrival; every card departs from Doha (DOH). */
  code: string;
  city: BilingualText;
  country: BilingualText;
  /** Return fare for one adult in economy. */
  price: number;
  /** Minutes of the non-stop flight. */
  minutes: number;
  airline: BilingualText;
  deal?: 'bestPrice' | 'hotDeal' | 'popular';
  art: string;
}

const qatarAirways = { en: 'Qatar Airways', ar: 'الخطوط الجوية القطرية' };

export const popularFlights: readonly PopularFlight[] = [
  {
    slug: 'london',
    code: 'LHR',
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'United Kingdom', ar: 'بريطانيا' },
    price: 1850,
    minutes: 420,
    airline: qatarAirways,
    deal: 'popular',
    art: 'london',
  },
  {
    slug: 'paris',
    code: 'CDG',
    city: { en: 'Paris', ar: 'باريس' },
    country: { en: 'France', ar: 'فرنسا' },
    price: 2120,
    minutes: 405,
    airline: qatarAirways,
    art: 'paris',
  },
  {
    slug: 'istanbul',
    code: 'IST',
    city: { en: 'Istanbul', ar: 'إسطنبول' },
    country: { en: 'Turkey', ar: 'تركيا' },
    price: 1450,
    minutes: 270,
    airline: qatarAirways,
    deal: 'hotDeal',
    art: 'istanbul',
  },
  {
    slug: 'dubai',
    code: 'DXB',
    city: { en: 'Dubai', ar: 'دبي' },
    country: { en: 'United Arab Emirates', ar: 'الإمارات' },
    price: 650,
    minutes: 75,
    airline: qatarAirways,
    deal: 'bestPrice',
    art: 'dubai',
  },
  {
    slug: 'cairo',
    code: 'CAI',
    city: { en: 'Cairo', ar: 'القاهرة' },
    country: { en: 'Egypt', ar: 'مصر' },
    price: 1250,
    minutes: 205,
    airline: qatarAirways,
    art: 'cairo',
  },
  {
    slug: 'bangkok',
    code: 'BKK',
    city: { en: 'Bangkok', ar: 'بانكوك' },
    country: { en: 'Thailand', ar: 'تايلاند' },
    price: 2450,
    minutes: 400,
    airline: qatarAirways,
    art: 'bangkok',
  },
  {
    slug: 'mumbai',
    code: 'BOM',
    city: { en: 'Mumbai', ar: 'مومباي' },
    country: { en: 'India', ar: 'الهند' },
    price: 1180,
    minutes: 215,
    airline: qatarAirways,
    deal: 'bestPrice',
    art: 'mumbai',
  },
  {
    slug: 'manila',
    code: 'MNL',
    city: { en: 'Manila', ar: 'مانيلا' },
    country: { en: 'Philippines', ar: 'الفلبين' },
    price: 2850,
    minutes: 540,
    airline: qatarAirways,
    deal: 'popular',
    art: 'manila',
  },
];

export interface PopularHotel {
  /** City for the address: `destination={city}`. */
  slug: string;
  city: BilingualText;
  country: BilingualText;
  /** A kind of stay, not a brand: the price is the agency's guide price for it. */
  stay: BilingualText;
  amenity: BilingualText;
  /** Price of one night for two. */
  price: number;
  stars: number;
  deal?: 'luxuryDeal' | 'bestValue' | 'paradiseDeal' | 'hotDeal';
  art: string;
}

export const popularHotels: readonly PopularHotel[] = [
  {
    slug: 'london',
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'United Kingdom', ar: 'بريطانيا' },
    stay: { en: 'A grand hotel by Hyde Park', ar: 'فندق عريق قرب هايد بارك' },
    amenity: { en: 'Spa and afternoon tea', ar: 'سبا وشاي العصر' },
    price: 2850,
    stars: 5,
    deal: 'luxuryDeal',
    art: 'stays/stay-terrace-1',
  },
  {
    slug: 'male',
    city: { en: 'Malé Atoll', ar: 'جزر ماليه' },
    country: { en: 'Maldives', ar: 'المالديف' },
    stay: { en: 'An overwater villa', ar: 'فيلا فوق الماء' },
    amenity: { en: 'Private pool', ar: 'مسبح خاص' },
    price: 4200,
    stars: 5,
    deal: 'paradiseDeal',
    art: 'maldives',
  },
  {
    slug: 'istanbul',
    city: { en: 'Istanbul', ar: 'إسطنبول' },
    country: { en: 'Turkey', ar: 'تركيا' },
    stay: { en: 'A mansion on the Bosphorus', ar: 'قصر على البوسفور' },
    amenity: { en: 'Turkish bath', ar: 'حمّام تركي' },
    price: 1850,
    stars: 5,
    art: 'stays/stay-minarets-1',
  },
  {
    slug: 'paris',
    city: { en: 'Paris', ar: 'باريس' },
    country: { en: 'France', ar: 'فرنسا' },
    stay: { en: 'A palace hotel in the 8th', ar: 'فندق فخم في الدائرة الثامنة' },
    amenity: { en: 'View of the Eiffel Tower', ar: 'إطلالة على برج إيفل' },
    price: 5500,
    stars: 5,
    deal: 'luxuryDeal',
    art: 'stays/stay-palace-1',
  },
  {
    slug: 'dubai',
    city: { en: 'Dubai', ar: 'دبي' },
    country: { en: 'United Arab Emirates', ar: 'الإمارات' },
    stay: { en: 'A beach resort on the Palm', ar: 'منتجع شاطئي في نخلة جميرا' },
    amenity: { en: 'Kids’ club and water park', ar: 'نادي أطفال وألعاب مائية' },
    price: 1650,
    stars: 5,
    deal: 'hotDeal',
    art: 'stays/stay-gulf-beach-1',
  },
  {
    slug: 'zermatt',
    city: { en: 'Zermatt', ar: 'زيرمات' },
    country: { en: 'Switzerland', ar: 'سويسرا' },
    stay: { en: 'A lodge facing the Matterhorn', ar: 'نُزل يواجه جبل ماترهورن' },
    amenity: { en: 'Ski to the door', ar: 'ممر تزلّج يصل إلى باب الفندق' },
    price: 2200,
    stars: 4,
    art: 'stays/stay-alps-1',
  },
  {
    slug: 'bangkok',
    city: { en: 'Bangkok', ar: 'بانكوك' },
    country: { en: 'Thailand', ar: 'تايلاند' },
    stay: { en: 'A riverside resort', ar: 'منتجع على ضفة النهر' },
    amenity: { en: 'Riverside pool', ar: 'مسبح على النهر' },
    price: 1950,
    stars: 5,
    art: 'stays/stay-tropics-1',
  },
  {
    slug: 'cairo',
    city: { en: 'Cairo', ar: 'القاهرة' },
    country: { en: 'Egypt', ar: 'مصر' },
    stay: { en: 'A garden hotel by the pyramids', ar: 'فندق وسط الحدائق قرب الأهرامات' },
    amenity: { en: 'Breakfast with a view', ar: 'فطور بإطلالة' },
    price: 980,
    stars: 4,
    deal: 'bestValue',
    art: 'stays/stay-gulf-2',
  },
];

export interface PopularOffer extends OfferContent {
  id: string;
  currency: 'QAR';
  category: 'holidays' | 'visas' | 'tours';
  /** Where the card of the home page leads (SPEC section 2); the alias redirects. */
  link: string;
  /** English path where exactly this is requested, at this price. */
  request: string;
  art: string;
}

/** What the agency publishes at the desk takes their place: read them from lib/packages. */
export const popularOffers: readonly PopularOffer[] = [
  {
    id: 'maldives-island',
    title: { en: 'Island days', ar: 'أيام في الجزيرة' },
    destination: { en: 'Maldives', ar: 'المالديف' },
    startingPrice: 2500,
    currency: 'QAR',
    badge: 'premium',
    place: 1,
    category: 'holidays',
    link: '/holidays/maldives',
    request: '/travel/package/maldives',
    art: 'maldives-beach',
  },
  {
    id: 'schengen-visa',
    title: { en: 'Schengen visa', ar: 'تأشيرة شنغن' },
    destination: { en: 'Europe', ar: 'أوروبا' },
    startingPrice: 500,
    currency: 'QAR',
    badge: 'topSeller',
    place: 2,
    category: 'visas',
    link: '/services/visa',
    request: '/services/visa#enquiry',
    art: 'visa',
  },
  {
    id: 'dubai-city',
    title: { en: 'City tour', ar: 'جولة في المدينة' },
    destination: { en: 'Dubai', ar: 'دبي' },
    startingPrice: 350,
    currency: 'QAR',
    badge: 'bestValue',
    place: 3,
    category: 'tours',
    link: '/holidays/dubai',
    request: '/travel/destination/dubai#enquiry',
    art: 'dubai',
  },
  {
    id: 'dubai-family',
    title: { en: 'Family weekend', ar: 'عطلة نهاية أسبوع عائلية' },
    destination: { en: 'Dubai', ar: 'دبي' },
    startingPrice: 1200,
    currency: 'QAR',
    badge: 'familyBundle',
    place: 4,
    category: 'holidays',
    link: '/holidays/dubai',
    request: '/travel/package/dubai-family',
    art: 'dubai-creek',
  },
  {
    id: 'turkey-istanbul',
    title: { en: 'Istanbul and the Bosphorus', ar: 'إسطنبول والبوسفور' },
    destination: { en: 'Turkey', ar: 'تركيا' },
    startingPrice: 1800,
    currency: 'QAR',
    badge: 'hotDeal',
    place: 5,
    category: 'holidays',
    link: '/holidays/turkey',
    request: '/travel/package/istanbul',
    art: 'turkey',
  },
  {
    id: 'switzerland-alps',
    title: { en: 'The Alps by train', ar: 'جبال الألب بالقطار' },
    destination: { en: 'Switzerland', ar: 'سويسرا' },
    startingPrice: 3200,
    currency: 'QAR',
    badge: 'summerOffer',
    place: 6,
    category: 'holidays',
    link: '/holidays/switzerland',
    request: '/travel/package/lucerne',
    art: 'sights/switzerland-5',
  },
];
