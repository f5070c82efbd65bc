import 'server-only';
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages, type Namespace } from '@/lib/i18n/messages';
import { isolated } from '@/lib/text/isolate';

/** Translators in the language of a reader, for mail and documents: `(await wordsIn('ar', ['mail']))('mail.trip')`. */
export async function wordsIn<Names extends Namespace>(locale: Locale, names: readonly Names[]) {
  const messages = (await loadMessages(locale, names)) as Messages;
  return <Name extends NamespaceKeys<Messages, NestedKeyOf<Messages>> & (Names | `${Names}.${string}`)>(namespace: Name) =>
    createTranslator<Messages, Name>({ locale, messages, namespace, timeZone: 'Asia/Qatar' });
}

/** A typed text for use in our sentences: direction marks in it do not affect the text around it. */
export function typed(text: string): string {
  return isolated(text.replace(/\p{Bidi_Control}|(?!\n)\p{Cc}|\p{Cs}/gu, ''));
}
