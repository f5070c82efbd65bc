import 'server-only';
import { type Offer, pricedOffers } from '@/lib/packages/offers/priced-offers';
import { readPreview } from './read-draft';

/** The offers for a page: with the draft of an editor who previews one of them. */
export async function previewedOffers(): Promise<Offer[]> {
  const preview = await readPreview();
  return pricedOffers(preview?.kind === 'offer' && preview.draft ? { [preview.key]: preview.draft.content } : {});
}
