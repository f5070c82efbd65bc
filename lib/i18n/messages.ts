import type bookings from '@/messages/en/bookings.json';
import type common from '@/messages/en/common.json';
import type flights from '@/messages/en/flights.json';
import type guides from '@/messages/en/guides.json';
import type home from '@/messages/en/home.json';
import type hotels from '@/messages/en/hotels.json';
import type insurance from '@/messages/en/insurance.json';
import type { Locale } from './locales';

export interface Messages {
  common: typeof common;
  home: typeof home;
  flights: typeof flights;
  guides: typeof guides;
  bookings: typeof bookings;
  hotels: typeof hotels;
  insurance: typeof insurance;
}
export type Namespace = keyof Messages;

const namespaces: readonly Namespace[] = ['common', 'home', 'flights', 'guides', 'bookings', 'hotels', 'insurance'];

/** The words of some namespaces in one language, each file a chunk of its own. */
export async function loadMessages<Names extends Namespace>(
  locale: Locale,
  names: readonly Names[],
): Promise<Pick<Messages, Names>> {
  const files = await Promise.all(names.map((name) => import(`@/messages/${locale}/${name}.json`)));
  return Object.fromEntries(names.map((name, index) => [name, files[index].default])) as Pick<Messages, Names>;
}

export function loadAllMessages(locale: Locale): Promise<Messages> {
  return loadMessages(locale, namespaces);
}
