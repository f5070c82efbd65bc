import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PackageBooking } from '@/components/bookings/products/package/package-booking';
import { RequestPage } from '@/components/packages/request-page';
import { pricesAsOf } from '@/content/packages/prices';
import { intlTag } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { formatQar } from '@/lib/money';
import { allPackages, findPackage } from '@/lib/packages/find-package';
import { ratesOf } from '@/lib/packages/rates';
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
  const locale = await pageLocale(params);
  const found = await packageOf(params);
  const { id, name, accommodation } = found.holiday;
  const rates = ratesOf(found);
  const { bookings, packages, ui } = await loadMessages(locale, ['bookings', 'packages', 'ui']);
  const { bar, passengers, refusals, review } = bookings;
  const { duration, request } = packages;
  const { contactTitle, contactText, email, emailHint, notesHint } = request.travellers;
  const { whatsapp, message } = request;
  const messages = {
    ui: { date: ui.date },
    // What every request says, where a holiday says it in its own words.
    bookings: {
      ...{ bar, passengers, refusals, review, flow: { ask: { whatsapp, message } } },
      contact: { ...bookings.contact, title: contactTitle, text: contactText, email, emailHint, notesHint },
      errors: { ...bookings.errors, ...request.errors },
    },
    packages: { duration, request },
  };
  return (
    <RequestPage holiday={found.holiday}>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <PackageBooking holiday={{ id, name: name[locale], accommodation: accommodation[locale], pricesAsOf }} rates={rates} />
      </NextIntlClientProvider>
    </RequestPage>
  );
}

async function packageOf(params: PageProps['params']) {
  const { packageId } = await params;
  return findPackage(packageId) ?? notFound();
}
