import 'server-only';
import type { CampaignOffer } from '@/lib/newsletter/campaigns';
import { allPackages, type FoundPackage } from '@/lib/packages/on-sale/on-sale';
import { monthsOf } from '@/lib/packages/price';
import { ratesOf } from '@/lib/packages/rates';
import { publishedIsRead } from '@/lib/state/published-content';

/** Every holiday as a campaign offers it, with what is published now. */
export async function offersNow(): Promise<CampaignOffer[]> {
  await publishedIsRead();
  return allPackages().map(offerOf);
}

function offerOf(found: FoundPackage): CampaignOffer {
  const { id, name, accommodation, nights, price } = found.holiday;
  return { id, name, accommodation, nights, price, months: [...monthsOf(ratesOf(found).seasons, 'calm')] };
}

/** The selected ones, in their order; null when one is not offered any more. */
export async function selectedOffers(ids: readonly string[]): Promise<CampaignOffer[] | null> {
  const all = await offersNow();
  const selected = ids.flatMap((id) => all.find((offer) => offer.id === id) ?? []);
  return selected.length === ids.length ? selected : null;
}
