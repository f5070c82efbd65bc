import type { Bilingual } from '@/content/bilingual';
import { type PopularOffer, popularOffers } from '@/content/popular';
import { publishedContent } from '@/lib/state/published-content';
import { type OfferContent, offerContent } from './offer-content';

/** The offers as the site shows them now, in their order; those of `drafts` as they would be shown. */
export const offersNow = (drafts: Readonly<Record<string, object>> = {}): PopularOffer[] =>
  popularOffers
    .map((offer) => ({
      ...offer,
      ...((drafts[offer.id] ?? publishedContent('offer', offer.id)?.content) as OfferContent | null | undefined),
    }))
    .toSorted((one, other) => one.place - other.place);

/** Of an offer that is no holiday, as the site shows it now. */
export function startingPriceOf(id: string): number {
  const offer = offersNow().find((one) => one.id === id);
  if (!offer) throw new Error(`No offer is called ${id}`);
  return offer.startingPrice;
}

const fileOf = (key: string) => popularOffers.find(({ id }) => id === key);

/** As a kind of published content (lib/content/kinds.ts). */
export const offerKind = {
  schema: offerContent,
  price: 'startingPrice',
  keys: popularOffers.map(({ id }) => id),
  titleOf(key: string): Bilingual | undefined {
    const file = fileOf(key);
    return file && { en: `${file.title.en}, ${file.destination.en}`, ar: `${file.title.ar}، ${file.destination.ar}` };
  },
  fileOf(key: string): OfferContent | undefined {
    const file = fileOf(key);
    if (!file) return undefined;
    const { title, destination, startingPrice, badge, place } = file;
    return { title, destination, startingPrice, badge, place };
  },
  pathsOf(key: string): string[] {
    const { category = 'holidays', link = '' } = fileOf(key) ?? {};
    const tour = category === 'tours' ? [link.replace('/holidays/', '/travel/destination/')] : [];
    const service = link.startsWith('/services/') ? [link] : [];
    return ['/travel/offers', '/', `/travel/category/${category}`, ...tour, ...service];
  },
};
