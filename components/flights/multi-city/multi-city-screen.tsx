'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { AddressReader } from '@/lib/browser/address/address-reader';
import { multiCityFormPath, multiCityResultsPath, parseMultiCity } from '@/lib/flights/multi-city/address';
import { resultsView } from '@/lib/flights/search/search-params';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightFormWords } from '../form-words';
import { openResults } from './history';
import { MultiCityForm } from './multi-city-form';
import type { MultiCityResults } from './results/multi-city-results';

interface MultiCityScreenProps {
  locale: Locale;
  words: FlightFormWords;
  whatsappNumber: string;
  /** Shown above the form; the results replace it. */
  intro: ReactNode;
}

const loadResults = () => import('./results/multi-city-results');

/** The form, and the results once the address requests them. The form stays mounted beneath. */
export function MultiCityScreen({ locale, words, whatsappNumber, intro }: MultiCityScreenProps) {
  const [address, setAddress] = useState('');
  const [Results, setResults] = useState<typeof MultiCityResults | null>(null);
  const under = useRef<HTMLDivElement>(null);
  const query = new URLSearchParams(address);
  const searches = query.get(resultsView.key) === resultsView.value ? parseMultiCity(query) : null;
  const isOpen = searches !== null;

  useEffect(() => {
    if (!isOpen) return;
    const form = under.current;
    loadResults().then(
      (module) => setResults(() => module.MultiCityResults),
      // Rendering it hands the failure to the error page of this language, which has a way on.
      (error: unknown) =>
        setResults(() => {
          throw error;
        }),
    );
    return () => form?.querySelector<HTMLElement>('button[type="submit"]')?.focus();
  }, [isOpen]);

  function open(legs: FlightSearchRequest[]) {
    openResults(localizePath(multiCityFormPath(legs), locale), localizePath(multiCityResultsPath(legs), locale));
    window.scrollTo({ top: 0, behavior: 'instant' });
  }

  return (
    <>
      <Suspense>
        <AddressReader onRead={setAddress} />
      </Suspense>
      <div ref={under} hidden={isOpen}>
        {intro}
        <MultiCityForm
          locale={locale}
          words={words}
          address={address}
          onTyping={() => void loadResults().catch(() => undefined)}
          onSearch={open}
        />
      </div>
      {searches &&
        (Results ? (
          <Results
            key={query.getAll('leg').join()}
            locale={locale}
            searches={searches}
            query={query}
            whatsappNumber={whatsappNumber}
          />
        ) : (
          <div aria-hidden="true" className="flex flex-col gap-4 py-6">
            <Skeleton className="h-20 rounded-card" />
            <Skeleton className="h-64 rounded-card" />
          </div>
        ))}
    </>
  );
}
