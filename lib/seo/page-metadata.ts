import type { Metadata } from 'next';
import { type Locale, localizePath } from '@/lib/i18n/locales';

interface PageWords {
  title: string;
  description: string;
}

/** Title, description and canonical address of a page; `path` is English. Canonical links never carry `lang` (DECISIONS 1). */
export function pageMetadata(locale: Locale, path: string, { title, description }: PageWords): Metadata {
  const canonical = localizePath(path, locale);
  return {
    title,
    description,
    alternates: { canonical, languages: { en: path, ar: localizePath(path, 'ar'), 'x-default': path } },
    openGraph: { title, description, url: canonical, locale: locale === 'ar' ? 'ar_QA' : 'en_GB', type: 'website' },
  };
}
