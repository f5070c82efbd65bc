/** The promotion of an airline below the packages, as a kind of published content (lib/content/kinds.ts). */
import { airlineOffer as file } from '@/content/airline-offer';
import type { Bilingual } from '@/content/bilingual';
import { publishedContent } from '@/lib/state/published-content';
import { type AirlineOfferContent, airlineOfferContent } from './airline-offer-content';

export const airlineOffer = (): AirlineOfferContent =>
  (publishedContent('airlineOffer', 'site')?.content as AirlineOfferContent | null | undefined) ?? file;

const title: Bilingual = { en: 'Offer of the airline', ar: 'عرض شركة الطيران' };

export const airlineOfferKind = {
  schema: airlineOfferContent,
  keys: ['site'],
  titleOf: (): Bilingual | undefined => title,
  fileOf: (): object | undefined => file,
  pathsOf: (): string[] => ['/services/packages'],
  lastDay: 'sale.until',
};
