'use client';

import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { usePaidAtOnce } from '../../flow/use-paid-at-once';
import type { GiftForm } from './gift-form';

const loadParts = (locale: Locale) => Promise.all([import('./gift-form'), loadMessages(locale, ['giftCards', 'ui'])] as const);

type Parts = { Form: typeof GiftForm; messages: Awaited<ReturnType<typeof loadParts>>[1] };

function isInUse(details: HTMLElement): boolean {
  const fields = details.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea');
  return details.contains(document.activeElement) || [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}

interface GiftOrderProps {
  locale: Locale;
  /** "Order another way" */
  other: string;
  /** The request for a card, for those who do not pay online. */
  children: ReactNode;
}

/** The purchase of a gift card where the site takes payments, above the request; the request alone everywhere else. */
export function GiftOrder({ locale, other, children }: GiftOrderProps) {
  const isSold = usePaidAtOnce('gift');
  const request = useRef<HTMLDetailsElement>(null);
  const [parts, setParts] = useState<Parts | null>(null);

  useEffect(() => {
    if (!isSold) return;
    loadParts(locale).then(
      ([{ GiftForm: Form }, messages]) => {
        // Whoever fills in the request already goes on with it.
        const { current: details } = request;
        if (details && !isInUse(details)) details.open = false;
        setParts({ Form, messages });
      },
      // The request is there.
      () => undefined,
    );
  }, [locale, isSold]);

  return (
    <>
      {parts && (
        <NextIntlClientProvider
          locale={locale}
          timeZone="Asia/Qatar"
          messages={{ giftCards: { form: parts.messages.giftCards.form }, ui: { date: parts.messages.ui.date } }}
        >
          <parts.Form />
        </NextIntlClientProvider>
      )}
      <details ref={request} open className="group/other mt-8">
        <summary
          hidden={!parts}
          className="flex min-h-12 list-none items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 font-medium [&::-webkit-details-marker]:hidden"
        >
          <span className="grow">{other}</span>
          <Icon
            name="down"
            className="size-5 shrink-0 text-accent transition-transform duration-150 group-open/other:rotate-180"
          />
        </summary>
        {children}
      </details>
    </>
  );
}
