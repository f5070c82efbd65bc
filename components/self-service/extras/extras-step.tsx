'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';

const load = async (locale: Locale) => {
  const [{ PayWithExtras }, messages] = await Promise.all([
    import('./pay-with-extras'),
    loadMessages(locale, ['extras', 'tickets']),
  ]);
  return { PayWithExtras, messages };
};

/** Bags and seats before paying, on the page of the payment, whose key is in the address. */
export function ExtrasStep() {
  const t = useTranslations('payments.page.extras');
  const locale = useLocale();
  const linkKey = useSearchParams().get('key') ?? '';
  const payment = localizePath(paymentPath(linkKey), locale);
  const [parts, setParts] = useState<Awaited<ReturnType<typeof load>> | 'failed' | null>(null);

  useEffect(() => {
    let hasLeft = false;
    load(locale).then(
      (loaded) => !hasLeft && setParts(loaded),
      () => !hasLeft && setParts('failed'),
    );
    return () => {
      hasLeft = true;
    };
  }, [locale]);

  return (
    <article className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
      <h2 className="text-xl sm:text-2xl">{t('title')}</h2>
      <p className="mt-1 max-w-xl text-ink-soft">{t('text')}</p>
      <a href={payment} className={buttonClass('secondary', 'mt-4 mb-6 max-sm:w-full')}>
        {t('skip')}
      </a>
      {parts === null && <Spinner className="size-5 text-accent" />}
      {parts === 'failed' && <p role="alert">{t('notLoaded')}</p>}
      {parts && parts !== 'failed' && (
        <parts.PayWithExtras linkKey={linkKey} payment={payment} locale={locale} messages={parts.messages} />
      )}
    </article>
  );
}
