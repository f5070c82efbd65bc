import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { NeedsScript } from '@/components/layout/needs-script';
import { cardClass } from '@/components/ui/card';

interface SelfServiceSectionProps {
  /** Id of its heading. */
  id: string;
  title: string;
  /** The messages of its content. */
  messages: NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;
  children: ReactNode;
}

/** A look-up form above the rest of the page. The result replaces the form. In print, only the result is shown. */
export function SelfServiceSection({ id, title, messages, children }: SelfServiceSectionProps) {
  const locale = useLocale();
  return (
    <section aria-labelledby={id} className={cardClass({}, 'print-alone group/section mt-6 p-5 md:p-8')}>
      <h2 id={id} className="mb-2 text-2xl group-has-data-found/section:sr-only print:hidden md:text-3xl">
        {title}
      </h2>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        {children}
      </NextIntlClientProvider>
    </section>
  );
}
