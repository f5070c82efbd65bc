import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategoryExtras } from '@/components/packages/offers/category-extras';
import { OffersPage } from '@/components/packages/offers/offers-page';
import { offerCategories } from '@/content/offer-pages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string; category: string }>;
}

const categories = ['holidays', 'visas', 'tours'] as const;

export const dynamicParams = false;

export function generateStaticParams() {
  return categories.map((category) => ({ category }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const category = await categoryOf(params);
  return pageMetadata(locale, `/travel/category/${category}`, offerCategories[category][locale]);
}

export default async function OfferCategoryPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const category = await categoryOf(params);
  return (
    <OffersPage text={offerCategories[category][locale]} category={category}>
      <CategoryExtras category={category} />
    </OffersPage>
  );
}

async function categoryOf(params: PageProps['params']) {
  const { category } = await params;
  return categories.find((known) => known === category) ?? notFound();
}
