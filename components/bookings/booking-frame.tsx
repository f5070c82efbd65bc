import clsx from 'clsx';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { NeedsScript } from '@/components/layout/needs-script';
import { TrustLine } from '@/components/layout/trust-line';
import type { Locale } from '@/lib/i18n/locales';
import { OfSale } from './flow/of-sale';

interface BookingFrameProps {
  heading: ReactNode;
  messages: NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;
  locale: Locale;
  /** After the steps: the page has the usual frame again, without the newsletter. Its letterhead prints a title. */
  isDone?: boolean;
  needsScript?: boolean;
  /** What it sells is paid at once. A page that is prerendered does not know, and names the kind instead. */
  isPaidAtOnce?: boolean;
  kind?: string;
  children: ReactNode;
}

/** The frame of a booking page: heading, the notice for browsers without script if it needs one, and the messages of its client components. */
export function BookingFrame({ heading, messages, locale, isDone = false, needsScript = true, ...props }: BookingFrameProps) {
  const { isPaidAtOnce = false, kind, children } = props;
  return (
    <div
      {...(isDone ? { 'data-no-offers': '' } : { 'data-checkout': '' })}
      className={clsx('page-width pt-6 sm:pt-10', isDone && 'max-w-5xl [&>.mx-auto]:mx-0')}
    >
      <h1 className={clsx('text-3xl sm:text-4xl', isDone && 'print:hidden')}>{heading}</h1>
      {isDone && <div className="mb-6" />}
      {!isDone && kind && <OfSale kind={kind} asked={<TrustLine />} paid={<TrustLine isPaidAtOnce />} />}
      {!isDone && !kind && <TrustLine isPaidAtOnce={isPaidAtOnce} />}
      {needsScript && <NeedsScript />}
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        {children}
      </NextIntlClientProvider>
    </div>
  );
}
