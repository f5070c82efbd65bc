import clsx from 'clsx';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { NeedsScript } from '@/components/layout/needs-script';
import type { Locale } from '@/lib/i18n/locales';

interface BookingFrameProps {
  heading: string;
  messages: NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/** A page of the booking flow: heading, the notice for browsers without script, and the messages its client components read. */
export function BookingFrame({ heading, messages, locale, className, children }: BookingFrameProps) {
  return (
    <div data-checkout="" className={clsx('page-width pt-8 sm:pt-12', className)}>
      <h1 className="mb-6 text-3xl sm:text-4xl">{heading}</h1>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        {children}
      </NextIntlClientProvider>
    </div>
  );
}
