import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { multiCityResultsPath } from '@/lib/flights/multi-city/address';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { useRouter } from '@/lib/i18n/navigation';
import type { FlightFormWords } from '../form-words';
import { MultiCityForm } from './multi-city-form';

/** The multi-city form on the home page, with the legs its address names. Its flights open on the screen they have. */
export function MultiCityPanel({ locale, words }: { locale: Locale; words: FlightFormWords }) {
  const router = useRouter();
  const [address] = useState(() => window.location.search);
  const [messages, setMessages] = useState<Pick<Messages, 'flights'>>();

  useEffect(() => {
    void loadMessages(locale, ['flights']).then(setMessages);
  }, [locale]);

  return (
    <div className="mt-4">
      {messages ? (
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
          <MultiCityForm
            locale={locale}
            words={words}
            address={address}
            onSearch={(searches) => router.push(localizePath(multiCityResultsPath(searches), locale))}
          />
        </NextIntlClientProvider>
      ) : (
        <Skeleton className="h-96 rounded-card" />
      )}
    </div>
  );
}
