import type { Bilingual } from '@/content/bilingual';
import type { HolidayPackage } from '@/content/package';
import { type PopularOffer, popularOffers } from '@/content/popular';
import { pictureOf } from '@/lib/state/photos';
import { allPackages, type FoundPackage, findPackage } from '../on-sale/on-sale';
import { offersNow } from './offer-kind';

/** A card among the offers. `includes` are the first lines of what belongs to it, where the desk has added it. */
export interface Offer extends PopularOffer {
  includes?: { en: readonly string[]; ar: readonly string[] };
}

const start = '/travel/package/';
export const offerOfFiles = (id: string): PopularOffer | undefined => popularOffers.find(({ request }) => request === start + id);

/** The offers of the home page: those of the files, unless the desk takes them out, and the newest that it has added. */
export function pricedOffers(drafts?: Readonly<Record<string, object>>): Offer[] {
  const ofFiles = offersNow(drafts).flatMap((offer): Offer[] => {
    if (!offer.request.startsWith(start)) return [offer];
    const holiday = findPackage(offer.request.slice(start.length))?.holiday;
    if (!holiday || holiday.offer === 'none') return [];
    return [{ ...offer, badge: holiday.offer ?? offer.badge, startingPrice: holiday.price, art: ownPicture(holiday, offer.art) }];
  });
  const added = allPackages().filter(({ holiday }) => !offerOfFiles(holiday.id));
  return [...ofFiles, ...added.flatMap(asOffer).slice(-mostAdded)];
}

const mostAdded = 6;
/** Behind those that have a place of their own. */
const lastPlace = 20;

function asOffer({ holiday, country }: FoundPackage): Offer[] {
  const { id, offer, name, price, en, ar } = holiday;
  if (!offer || offer === 'none') return [];
  const path = start + id;
  const place: Bilingual = country.name;
  return [
    {
      id,
      title: name,
      destination: place,
      startingPrice: price,
      currency: 'QAR',
      badge: offer,
      category: 'holidays',
      place: lastPlace,
      link: path,
      request: path,
      art: pictureOf(holiday),
      includes: { en: en.included.slice(0, 3), ar: ar.included.slice(0, 3) },
    },
  ];
}

/** The photograph of the holiday, or else the picture that the offer has. */
function ownPicture(holiday: HolidayPackage, art: string): string {
  const own = pictureOf(holiday);
  return own === holiday.art ? art : own;
}
