import { OffersPage } from '@/components/packages/offers-page';
import { offersPage } from '@/content/offer-pages';
import { previewedOffers } from '@/lib/content/read-draft';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/travel/offers', offersPage);

export default async function AllOffersPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return <OffersPage offers={await previewedOffers()} text={offersPage[locale]} />;
}
