import 'server-only';
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from 'next-intl';
import { answerBy } from '@/lib/bookings/answer-by';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { loadMessages, type Messages, type Namespace } from '@/lib/i18n/messages';
import { twelveHourClock } from '@/lib/i18n/opening-hours';
import { isolated } from '@/lib/text/isolate';
import { formatDayInWords } from '@/lib/time/dates';

/** Translators in the language of a mail: `(await wordsIn('ar', ['mail']))('mail.trip')`. */
export async function wordsIn<Names extends Namespace>(locale: Locale, names: readonly Names[]) {
  const messages = (await loadMessages(locale, names)) as Messages;
  return <Name extends NamespaceKeys<Messages, NestedKeyOf<Messages>> & (Names | `${Names}.${string}`)>(namespace: Name) =>
    createTranslator<Messages, Name>({ locale, messages, namespace, timeZone: 'Asia/Qatar' });
}

/** An instant as "Sun, 22 Nov 2026, 14:05", in Arabic «2:05 م», clock of Qatar. */
export function momentInQatar(moment: Date, locale: Locale): string {
  const local = new Date(moment.getTime() + 3 * 3_600_000).toISOString();
  const time = local.slice(11, 16);
  return `${formatDayInWords(local, intlTag(locale))}${locale === 'ar' ? '، ' : ', '}${locale === 'ar' ? twelveHourClock(time) : isolated(time)}`;
}

/** By when we answer what was asked at `asked`. */
export function answerMoment(asked: string, locale: Locale): string {
  return momentInQatar(answerBy(new Date(asked)), locale);
}

/** A typed text for use in our sentences: direction marks in it do not affect the text around it. */
export function typed(text: string): string {
  return isolated(text.replace(/\p{Bidi_Control}|(?!\n)\p{Cc}|\p{Cs}/gu, ''));
}
