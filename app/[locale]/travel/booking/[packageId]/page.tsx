import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RequestPage } from '@/components/packages/request-page';
import { intlTag } from '@/lib/i18n/locales';
import { pageLocale } from '@/lib/i18n/page-locale';
import { formatQar } from '@/lib/money';
import { allPackages, findPackage } from '@/lib/packages/find-package';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string; packageId: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return allPackages.map(({ holiday }) => ({ packageId: holiday.id }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { id, name, nights, price } = (await packageOf(params)).holiday;
  const t = await getTranslations({ locale, namespace: 'packages.booking' });
  const words = {
    title: t('title', { name: name[locale] }),
    description: t('description', { name: name[locale], nights, price: formatQar(price, intlTag(locale)) }),
  };
  return { ...pageMetadata(locale, `/travel/booking/${id}`, words), robots: { index: false } };
}

export default async function PackageBookingPage({ params }: PageProps) {
  await pageLocale(params);
  return <RequestPage {...(await packageOf(params))} />;
}

async function packageOf(params: PageProps['params']) {
  const { packageId } = await params;
  return findPackage(packageId) ?? notFound();
}
