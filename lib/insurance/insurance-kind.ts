import type { Bilingual } from '@/content/bilingual';
import { insurancePrice } from '@/content/insurance';
import { insuranceContent } from './insurance-content';

const title: Bilingual = { en: 'Figures of travel insurance', ar: 'أرقام تأمين السفر' };

/** As a kind of published content (lib/content/kinds.ts). */
export const insuranceKind = {
  schema: insuranceContent,
  keys: ['site'],
  titleOf: (): Bilingual | undefined => title,
  fileOf: (): object | undefined => insurancePrice,
  pathsOf: (): string[] => ['/services/travel-insurance'],
};
