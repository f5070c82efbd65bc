import type { Locale } from '@/lib/i18n/locales';

const arabicLetter = /\p{Script=Arabic}/u;

/**
 * A remark of the history in one language. The database writes both: "Refund · استرداد: QAR 120". Remarks typed by colleagues have no middle dot
 * and stay as they are.
 */
export function remarkIn(remark: string, locale: Locale): string {
  const [english = '', arabic = '', ...more] = remark.split(' · ');
  if (more.length > 0 || arabicLetter.test(english) || !arabicLetter.test(arabic)) return remark;
  const colon = arabic.indexOf(': ');
  if (locale === 'ar') return arabic;
  return colon === -1 ? english : english + arabic.slice(colon);
}
