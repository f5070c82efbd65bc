'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Locale } from '@/lib/i18n/locales';
import type { HotelSearchForm } from './hotel-search-form';
import type { HotelFormWords } from './stay-words';

interface HotelSearchLaterProps {
  locale: Locale;
  words: HotelFormWords;
  waiting: Record<'loading' | 'failed' | 'again', string>;
}

/** The hotel form of the home page, fetched when its tab is opened: most visitors come for a flight. */
export function HotelSearchLater({ locale, words, waiting }: HotelSearchLaterProps) {
  const [Form, setForm] = useState<typeof HotelSearchForm | null>(null);
  const [attempts, setAttempts] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const placeholder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = placeholder.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setAttempts((count) => count || 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (attempts === 0) return;
    setFailed(false);
    import('./hotel-search-form').then(
      (module) => setForm(() => module.HotelSearchForm),
      () => setFailed(true),
    );
  }, [attempts]);

  if (Form) return <Form locale={locale} words={words} />;
  return (
    <div ref={placeholder} className="noscript:hidden">
      {hasFailed ? (
        <p role="alert" className="flex flex-wrap items-center gap-4">
          {waiting.failed}
          <Button variant="secondary" onClick={() => setAttempts(attempts + 1)}>
            {waiting.again}
          </Button>
        </p>
      ) : (
        <>
          <p role="status" className="sr-only">
            {waiting.loading}
          </p>
          <Skeleton className="h-72 md:h-44 xl:h-25" />
        </>
      )}
    </div>
  );
}
