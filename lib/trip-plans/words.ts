import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import type { PlanAnswer } from './store';

/** The outcome of a form in the language of its page. */
export async function planAnswerInWords(locale: Locale, { notice, errors }: Pick<PlanAnswer, 'notice' | 'errors'>) {
  const t = (await wordsIn(locale, ['tripPlans']))('tripPlans');
  const inWords: Record<string, string> = {};
  for (const { path, message } of errors) {
    const key = `errors.${message}` as 'errors.nameMissing';
    inWords[path] ??= t.has(key) ? t(key) : t('notices.notStored');
  }
  return {
    notice: notice ? { isGood: notice === 'added' || notice === 'asked', text: t(`notices.${notice}`) } : null,
    errors: inWords,
  };
}
