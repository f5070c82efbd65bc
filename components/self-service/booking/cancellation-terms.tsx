import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { useToday } from '@/lib/time/use-today';
import { ChangeRules } from './change-rules';

export interface CancellationTermsProps extends Pick<ComponentProps<typeof ChangeRules>, 'booking' | 'lastName'> {
  locale: Locale;
  messages: Partial<Messages>;
}

/** The cost of a cancellation. It brings its own messages, for pages that have not loaded them. */
export function CancellationTerms({ locale, messages, ...booking }: CancellationTermsProps) {
  const today = useToday();
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      <ChangeRules kind="cancellation" today={today} {...booking} />
    </NextIntlClientProvider>
  );
}
