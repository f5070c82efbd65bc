import type { Bilingual } from '@/content/bilingual';
import { insurancePrice } from '@/content/insurance';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { insuranceContent } from './insurance-content';

/** Nobody has looked at the figures tomorrow. */
const savedInsurance = insuranceContent.check(({ value: { asOf }, issues }) => {
  if (asOf > todayInQatar()) issues.push({ code: 'custom', input: asOf, path: ['asOf'], message: 'dayAhead' });
});

const title: Bilingual = { en: 'Figures of travel insurance', ar: 'أرقام تأمين السفر' };

/** As a kind of published content (lib/content/kinds.ts). */
export const insuranceKind = {
  schema: savedInsurance,
  stored: insuranceContent,
  price: 'perDay',
  keys: ['site'],
  titleOf: (): Bilingual | undefined => title,
  fileOf: (): object | undefined => insurancePrice,
  pathsOf: (): string[] => ['/services/travel-insurance'],
};
