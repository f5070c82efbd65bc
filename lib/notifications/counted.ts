import { intlTag, type Locale } from '@/lib/i18n/locales';

/** A text for each plural category, with {count} for the number; `other` serves the categories that are not named. */
export type CountedText = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** These numbers cover every plural category of Arabic; the first two cover English. */
const samples = [0, 1, 2, 3, 11, 100];

/** Works a plural out on the server, so that the browser needs no message format. `say` gets a number of each category. */
export function countedText(locale: Locale, say: (sample: number) => string): CountedText {
  const rules = new Intl.PluralRules(intlTag(locale));
  const texts = samples.map((sample) => [rules.select(sample), say(sample)] as const);
  return { other: say(100), ...Object.fromEntries(texts) };
}

export function describeCount(text: CountedText, count: number, locale: Locale): string {
  const form = text[new Intl.PluralRules(intlTag(locale)).select(count)] ?? text.other;
  return form.replace('{count}', String(count));
}
