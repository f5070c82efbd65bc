import type account from '@/messages/en/account.json';
import type airlineChange from '@/messages/en/airlineChange.json';
import type blog from '@/messages/en/blog.json';
import type bookings from '@/messages/en/bookings.json';
import type business from '@/messages/en/business.json';
import type calendar from '@/messages/en/calendar.json';
import type campaigns from '@/messages/en/campaigns.json';
import type changeDate from '@/messages/en/changeDate.json';
import type common from '@/messages/en/common.json';
import type company from '@/messages/en/company.json';
import type currency from '@/messages/en/currency.json';
import type desk from '@/messages/en/desk.json';
import type destinations from '@/messages/en/destinations.json';
import type enquiries from '@/messages/en/enquiries.json';
import type extras from '@/messages/en/extras.json';
import type flightStatus from '@/messages/en/flightStatus.json';
import type flights from '@/messages/en/flights.json';
import type giftCards from '@/messages/en/giftCards.json';
import type guides from '@/messages/en/guides.json';
import type home from '@/messages/en/home.json';
import type hotels from '@/messages/en/hotels.json';
import type insurance from '@/messages/en/insurance.json';
import type layout from '@/messages/en/layout.json';
import type mail from '@/messages/en/mail.json';
import type newsletter from '@/messages/en/newsletter.json';
import type notifications from '@/messages/en/notifications.json';
import type packages from '@/messages/en/packages.json';
import type payments from '@/messages/en/payments.json';
import type pdf from '@/messages/en/pdf.json';
import type prayers from '@/messages/en/prayers.json';
import type prices from '@/messages/en/prices.json';
import type selfService from '@/messages/en/selfService.json';
import type services from '@/messages/en/services.json';
import type states from '@/messages/en/states.json';
import type support from '@/messages/en/support.json';
import type tickets from '@/messages/en/tickets.json';
import type tripPlans from '@/messages/en/tripPlans.json';
import type ui from '@/messages/en/ui.json';
import type visa from '@/messages/en/visa.json';
import type weather from '@/messages/en/weather.json';
import type where from '@/messages/en/where.json';
import type { Locale } from './locales';
import { keepAllTogether } from './no-break';

export interface Messages {
  account: typeof account;
  airlineChange: typeof airlineChange;
  blog: typeof blog;
  bookings: typeof bookings;
  business: typeof business;
  calendar: typeof calendar;
  campaigns: typeof campaigns;
  changeDate: typeof changeDate;
  common: typeof common;
  company: typeof company;
  currency: typeof currency;
  desk: typeof desk;
  destinations: typeof destinations;
  enquiries: typeof enquiries;
  flightStatus: typeof flightStatus;
  extras: typeof extras;
  flights: typeof flights;
  giftCards: typeof giftCards;
  guides: typeof guides;
  home: typeof home;
  hotels: typeof hotels;
  insurance: typeof insurance;
  layout: typeof layout;
  mail: typeof mail;
  newsletter: typeof newsletter;
  notifications: typeof notifications;
  packages: typeof packages;
  payments: typeof payments;
  pdf: typeof pdf;
  prayers: typeof prayers;
  prices: typeof prices;
  tickets: typeof tickets;
  tripPlans: typeof tripPlans;
  selfService: typeof selfService;
  services: typeof services;
  states: typeof states;
  support: typeof support;
  ui: typeof ui;
  visa: typeof visa;
  weather: typeof weather;
  where: typeof where;
}
export type Namespace = keyof Messages;

const namespaces: readonly Namespace[] = [
  'account',
  'airlineChange',
  'blog',
  'bookings',
  'business',
  'calendar',
  'campaigns',
  'changeDate',
  'common',
  'company',
  'currency',
  'desk',
  'destinations',
  'enquiries',
  'flightStatus',
  'extras',
  'flights',
  'giftCards',
  'guides',
  'home',
  'hotels',
  'insurance',
  'layout',
  'mail',
  'newsletter',
  'notifications',
  'packages',
  'payments',
  'pdf',
  'prayers',
  'tickets',
  'tripPlans',
  'selfService',
  'services',
  'states',
  'support',
  'ui',
  'visa',
  'weather',
  'where',
];

/** Each file with its no-break spaces, computed once. */
const shown = new WeakMap<object, object>();

function asShown(file: object): object {
  const known = shown.get(file) ?? keepAllTogether(file);
  shown.set(file, known);
  return known;
}

/** The words of some namespaces in one language, each file a chunk of its own. */
export async function loadMessages<Names extends Namespace>(
  locale: Locale,
  names: readonly Names[],
): Promise<Pick<Messages, Names>> {
  const files = await Promise.all(names.map((name) => import(`@/messages/${locale}/${name}.json`)));
  return Object.fromEntries(names.map((name, index) => [name, asShown(files[index].default)])) as Pick<Messages, Names>;
}

export function loadAllMessages(locale: Locale): Promise<Messages> {
  return loadMessages(locale, namespaces);
}
