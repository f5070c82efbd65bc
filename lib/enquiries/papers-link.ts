import 'server-only';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { readSigned, signText } from '@/lib/security/signed-text';

/** The page where the papers of an enquiry are sent and followed; the key in it is the permission. English path, with its query. */
export const papersPath = (reference: string) => `/visa-papers?key=${signText('visa-papers', reference)}`;

export const papersPage = (reference: string, locale: Locale) => localizePath(papersPath(reference), locale);

/** The reference of the enquiry that a key is for; null for anything else. */
export const enquiryOfKey = (key: string) => readSigned('visa-papers', key);
