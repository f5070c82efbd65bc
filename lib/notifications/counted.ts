import { intlTag, type Locale } from '@/lib/i18n/locales';

/** A text for each plural category, with {count} for the number; `other` is the fallback. */
export type CountedText = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** These numbers cover every plural category of Arabic; the first two cover English. */
const samples = [0, 1, 2, 3, 11, 100];

/** Resolves plurals on the server, so that the browser needs no message format. `say` is called with a number of each category. */
export function countedText(locale: Locale, say: (sample: number) => string): CountedText {
  const rules = new Intl.PluralRules(intlTag(locale));
  const texts = samples.map((sample) => [rules.select(sample), say(sample)] as const);
  return { other: say(100), ...Object.fromEntries(texts) };
}

export function describeCount(text: CountedText, count: number, locale: Locale): string {
  const form = text[new Intl.PluralRules(intlTag(locale)).select(count)] ?? text.other;
  return form.replace('{count}', String(count));
}
