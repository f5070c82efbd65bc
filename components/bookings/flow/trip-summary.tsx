import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/overlays/sheet';
import { company } from '@/lib/company/company';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** A card next to the steps, or a bar at the bottom that opens the same content in a sheet. */
export type SummaryPlace = 'card' | 'bar';

interface TripSummaryProps {
  as: SummaryPlace;
  /** The name of the card and the sheet. */
  label: string;
  /** The selection in a few words. */
  title: ReactNode;
  /** The number of people. */
  party: string;
  /** For the whole party, in QAR. */
  total: number;
  /** Other costs, below the total of the bar. */
  besides?: ReactNode;
  /** The whole content, with the price in parts. */
  children: ReactNode;
}

/** The selection and its price. */
export function TripSummary({ as, ...summary }: TripSummaryProps) {
  return as === 'bar' ? <PriceBar {...summary} /> : <SummaryCard {...summary} />;
}

function SummaryCard({ label, title, children }: Omit<TripSummaryProps, 'as'>) {
  return (
    <div className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 className="text-base">
        <span className="sr-only">{label}: </span>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** The total, its subject, and a link to an agent, because the round chat button is not shown on the steps. */
function PriceBar({ label, title, party, total, besides, children }: Omit<TripSummaryProps, 'as'>) {
  const t = useTranslations('bookings.bar');
  const tag = intlTag(useLocale());
  const [isOpen, setIsOpen] = useState(false);

  return (
    <section
      aria-label={t('label')}
      data-price-bar={besides ? 'three-lines' : ''}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] shadow-float noscript:pointer-events-none noscript:border-0 noscript:bg-transparent noscript:shadow-none print:hidden"
    >
      <div className="page-width flex items-center justify-end gap-3 py-1.5">
        {/* Without script, what it opens stands in the page, and only the link below is left of the bar. */}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className="flex min-h-12 min-w-0 grow items-center gap-3 rounded-control px-2 text-start hover:bg-sunken noscript:hidden"
        >
          <span className="min-w-0 grow lg:flex lg:grow-0 lg:items-baseline lg:gap-4">
            <span className="flex min-w-0 items-center gap-1.5 text-ink-soft text-sm max-[18rem]:hidden">
              <span className="truncate">{title}</span>
              <span className="shrink-0">· {party}</span>
            </span>
            <span className="block font-semibold text-lg leading-tight">
              <span className="font-normal text-base">{t('total')}</span> <bdi>{formatQar(total, tag)}</bdi>
            </span>
            {besides}
          </span>
          <span className="inline-flex shrink-0 items-center gap-1 text-accent text-sm max-[18rem]:hidden">
            <span className="max-sm:sr-only">{t('open')}</span>
            <Icon name="down" className="size-5 rotate-180" />
          </span>
        </button>
        <ChatAboutPage
          number={company.whatsapp.number}
          messageOf={(link) => t('message', { link })}
          className={buttonClass('secondary', 'pointer-events-auto max-sm:size-12 max-sm:px-0 max-[18rem]:size-8')}
        >
          <WhatsAppIcon />
          <span className="max-sm:sr-only">{t('whatsapp')}</span>
        </ChatAboutPage>
      </div>
      {isOpen && (
        <Sheet title={label} closeLabel={t('close')} onClose={() => setIsOpen(false)}>
          <div className="flex flex-col gap-5">
            <p className="font-semibold">{title}</p>
            {children}
          </div>
        </Sheet>
      )}
    </section>
  );
}
