import 'server-only';
import { describeArt } from '@/content/picture';
import type { Locale } from '@/lib/i18n/locales';
import type { CampaignOffer } from '@/lib/newsletter/campaigns';
import { allPackages, type FoundPackage } from '@/lib/packages/on-sale/on-sale';
import { monthsOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { mailPictureAddress, photoOf, pictureOf } from '@/lib/state/photos';
import { publishedIsRead } from '@/lib/state/published-content';

/** Every holiday as a campaign offers it, with what is published now. */
export async function offersNow(): Promise<CampaignOffer[]> {
  await publishedIsRead();
  return allPackages().map(offerOf);
}

function offerOf(found: FoundPackage): CampaignOffer {
  const { id, name, accommodation, nights, price, art } = found.holiday;
  const months = [...monthsOf(ratesOf(found).seasons, 'calm')];
  return { id, name, accommodation, nights, price, months, picture: pictureNow({ id, art }) };
}

function pictureNow(holiday: { id: string; art: string }): NonNullable<CampaignOffer['picture']> {
  const place = pictureOf(holiday);
  const src = (reading: 'ltr' | 'rtl') => mailPictureAddress(place, holiday.art, reading);
  const alt = (language: Locale) => photoOf(place)?.[language].alt ?? describeArt(holiday.art, language);
  return { src: { en: src('ltr'), ar: src('rtl') }, alt: { en: alt('en'), ar: alt('ar') } };
}

/** The selected ones, in their order; null when one is not offered any more. */
export async function selectedOffers(ids: readonly string[]): Promise<CampaignOffer[] | null> {
  const all = await offersNow();
  const selected = ids.flatMap((id) => all.find((offer) => offer.id === id) ?? []);
  return selected.length === ids.length ? selected : null;
}
