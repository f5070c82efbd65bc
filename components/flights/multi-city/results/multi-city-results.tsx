import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { FoundLegs } from './found-legs';

interface MultiCityResultsProps {
  locale: Locale;
  searches: readonly FlightSearchRequest[];
  query: URLSearchParams;
  whatsappNumber: string;
}

type Words = Awaited<ReturnType<typeof loadMessages<'flights'>>>;

/** The flights of all legs, with their messages, which load with their code. One per search: the parent sets the key. */
export function MultiCityResults({ locale, ...props }: MultiCityResultsProps) {
  const [words, setWords] = useState<Words | null>(null);

  useEffect(() => {
    let isCurrent = true;
    loadMessages(locale, ['flights']).then(
      (loaded) => isCurrent && setWords(loaded),
      (error: unknown) =>
        setWords(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  if (!words) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={words} timeZone="Asia/Qatar">
      <FoundLegs {...props} />
    </NextIntlClientProvider>
  );
}
