import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { isLocale, type Locale } from './locales';

/** What Next.js hands to a page or layout under `app/[locale]`. */
export interface LocalePage {
  params: Promise<{ locale: string }>;
}

/** The language of a page or layout from its route parameters. Sets it for next-intl, so that the page can be prerendered. */
export async function pageLocale(params: LocalePage['params']): Promise<Locale> {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  return locale;
}
