import { Suspense } from 'react';
import { FlightResultsGate } from '@/components/flights/flight-results-gate';
import { company } from '@/content/company';
import { pageLocale } from '@/lib/i18n/page-locale';

export default async function TrialPage({ params }: { params: Promise<{ locale: string }> }) {
  const locale = await pageLocale(params);
  return <Suspense fallback={null}><h1>Trial</h1><FlightResultsGate locale={locale} whatsappNumber={company.whatsapp.number} /></Suspense>;
}
