import { createTranslator } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { bellWords } from '../notification-words';
import { Bell } from './bell';

export async function loadBell(locale: Locale) {
  const messages = await loadMessages(locale, ['notifications']);
  const t = createTranslator({ locale, messages, namespace: 'notifications' });
  return { Bell, words: bellWords(t, locale) };
}
