import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { BesideArt } from '@/components/layout/guide/beside-art';
import { NeedsScript } from '@/components/layout/needs-script';
import { cardClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { Drawing } from '@/content/drawings';

interface SelfServiceSectionProps {
  /** Id of its heading. */
  id: string;
  title: string;
  /** The messages of its content. */
  messages: NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;
  children: ReactNode;
}

interface PictureBeside {
  /** Beside the form, until something is found. */
  art: Drawing;
  isMirrored?: boolean;
}

/** A look-up form above the rest of the page. The result replaces the form. In print, only the result is shown. */
export function SelfServiceSection({
  id,
  title,
  art,
  isMirrored = false,
  messages,
  children,
}: SelfServiceSectionProps & PictureBeside) {
  const heading = (
    <h2 id={id} className="mb-2 text-2xl group-has-data-found/section:sr-only print:hidden md:text-3xl">
      {title}
    </h2>
  );
  return (
    <section aria-labelledby={id} className={cardClass({}, 'print-alone group/section mt-6 p-5 md:p-8')}>
      <BesideArt art={art} isMirrored={isMirrored} heading={heading} className="has-data-found:block print:block">
        <Tool messages={messages}>{children}</Tool>
      </BesideArt>
    </section>
  );
}

/** The same in one line that opens, on a page that most visitors come to for something else. A link to `#id` opens it. */
export function FoldedSelfService({ id, title, messages, children }: SelfServiceSectionProps) {
  return (
    <details className={cardClass({}, 'print-alone group mt-6 px-5 md:px-8')}>
      <summary className="flex min-h-14 list-none items-center gap-3 py-3 font-medium print:hidden [&::-webkit-details-marker]:hidden">
        <h2 id={`${id}-title`} className="grow font-medium text-base">
          {title}
        </h2>
        <Icon name="down" className="size-5 shrink-0 text-accent transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-36 pb-5 md:pb-8">
        <Tool messages={messages}>{children}</Tool>
      </section>
    </details>
  );
}

function Tool({ messages, children }: Pick<SelfServiceSectionProps, 'messages' | 'children'>) {
  const locale = useLocale();
  return (
    <>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        {children}
      </NextIntlClientProvider>
    </>
  );
}
