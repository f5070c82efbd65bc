import 'server-only';
import { readPreview } from '@/lib/content/read-draft';
import { type Offer, pricedOffers } from './priced-offers';

/** The offers for a page: with the draft of an editor who previews one of them. */
export async function previewedOffers(): Promise<Offer[]> {
  const preview = await readPreview();
  return pricedOffers(preview?.kind === 'offer' && preview.draft ? { [preview.key]: preview.draft.content } : {});
}
