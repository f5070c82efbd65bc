import { company } from '@/lib/company/company';
import type { Locale } from '@/lib/i18n/locales';

const maps = 'https://www.google.com/maps';

export function mapLink(address: string, locale: Locale): string {
  return `${maps}/search/?api=1&query=${encodeURIComponent(`${company.name[locale]}, ${address}`)}`;
}

/** Directions from where the visitor is. */
export function directionsLink(address: string): string {
  return `${maps}/dir/?api=1&destination=${encodeURIComponent(address)}`;
}

/** A link that opens an e-mail with its subject, and optionally its text, filled in. */
export function mailLink(address: string, subject: string, text?: string): string {
  const body = text ? `&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}` : '';
  return `mailto:${address}?subject=${encodeURIComponent(subject)}${body}`;
}
