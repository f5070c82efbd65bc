import { OffersPage } from '@/components/packages/offers-page';
import { offersPage } from '@/content/offer-pages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { previewedOffers } from '@/lib/packages/offers/previewed-offers';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/travel/offers', offersPage);

export default async function AllOffersPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return <OffersPage offers={await previewedOffers()} text={offersPage[locale]} />;
}
