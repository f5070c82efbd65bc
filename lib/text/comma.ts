import type { Locale } from '@/lib/i18n/locales';

/** Between the parts of a list that has no last "and". */
export const comma: Readonly<Record<Locale, string>> = { en: ', ', ar: '، ' };
