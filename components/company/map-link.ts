import { company } from '@/content/company';
import type { Locale } from '@/lib/i18n/locales';

const maps = 'https://www.google.com/maps';

/** The map, searching for our name at this address. */
export function mapLink(address: string, locale: Locale): string {
  return `${maps}/search/?api=1&query=${encodeURIComponent(`${company.name[locale]}, ${address}`)}`;
}

/** The way there, from where the visitor is. */
export function directionsLink(address: string): string {
  return `${maps}/dir/?api=1&destination=${encodeURIComponent(address)}`;
}
