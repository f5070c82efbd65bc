import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { flightFormWords } from '@/components/flights/form-words';
import { NeedsScript } from '@/components/layout/needs-script';
import { FlightForm } from '@/components/support/flight-form';
import { SupportPage } from '@/components/support/support-page';
import { company } from '@/content/company';
import { flightStatus } from '@/content/support/flight-status';
import { airportSuggestionLimit } from '@/lib/flights/airports/suggest-airports';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';
import { FlightLookup } from './flight-lookup';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/services/flight-status', flightStatus[locale]);
}

export default async function FlightStatusPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(flightStatus[locale].questions, locale));
  const t = await getTranslations('services');
  return (
    <SupportPage guide={flightStatus} trail={[{ label: t('title'), href: '/services' }]}>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={await loadMessages(locale, ['flightStatus'])} timeZone="Asia/Qatar">
        <FlightLookup
          locale={locale}
          words={await flightFormWords(locale, airportSuggestionLimit)}
          whatsappNumber={company.whatsapp.number}
        />
      </NextIntlClientProvider>
      <div className="mt-12">
        <FlightForm />
      </div>
    </SupportPage>
  );
}
