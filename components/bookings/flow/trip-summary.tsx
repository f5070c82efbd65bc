import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { createContext, type ReactNode, useContext, useId, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { ChatAboutPage } from '@/components/ui/contact/chat-about-page';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/overlays/sheet';
import { company } from '@/lib/company/company';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** A card beside the steps; or the total, which on a phone is a bar that opens the same content in a sheet. */
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
    <div className="flex flex-col gap-5 rounded-card border border-line bg-raised p-5 shadow-card lg:rounded-none lg:border-0 lg:shadow-none">
      <h2 className="text-base">
        <span className="sr-only">{label}: </span>
        {title}
      </h2>
      {children}
    </div>
  );
}

/** The button that goes on, for the bar of a wide screen. */
const OnwardAction = createContext<ReactNode>(null);

interface SummaryColumnProps {
  label: string;
  /** Of the summary, which a phone hides: the bar opens it. */
  className: string;
  summary: ReactNode;
  bar: ReactNode;
  /** On a wide screen the button of the form stands here, always in view. */
  action?: ReactNode;
}

/** Beside the form on a wide screen, in one card: the summary, which scrolls, and below it the total and what to press. On a phone the bar is at the lower edge. */
export function SummaryColumn({ label, className, summary, bar, action }: SummaryColumnProps) {
  return (
    <div className="contents lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:max-h-[max(24rem,calc(100dvh-15rem))] lg:min-w-0 lg:flex-col lg:overflow-hidden lg:rounded-card lg:border lg:border-line lg:bg-raised lg:shadow-card print:max-h-none!">
      <aside
        aria-label={label}
        className={clsx(
          'min-w-0 lg:min-h-24 lg:overflow-y-auto lg:mask-b-from-[calc(100%-2rem)] lg:pb-8 lg:[&_[data-total]]:hidden',
          className,
        )}
      >
        {summary}
      </aside>
      <OnwardAction value={action}>{bar}</OnwardAction>
    </div>
  );
}

/** The total, its subject, and a link to an agent, because the round chat button is not shown on the steps. */
function PriceBar({ label, title, party, total, besides, children }: Omit<TripSummaryProps, 'as'>) {
  const t = useTranslations('bookings.bar');
  const tag = intlTag(useLocale());
  const action = useContext(OnwardAction);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <section
      aria-label={t('label')}
      data-price-bar={besides ? 'three-lines' : ''}
      className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] shadow-float lg:static lg:shrink-0 lg:shadow-none noscript:max-lg:pointer-events-none noscript:max-lg:border-0 noscript:max-lg:bg-transparent noscript:max-lg:shadow-none print:hidden"
    >
      <div className="flex items-center justify-end gap-3 py-1.5 max-lg:page-width lg:flex-wrap lg:p-5 lg:pt-4">
        {/* Without script, what it opens stands in the page, and only the link below is left of the bar. */}
        <div className="relative flex min-h-12 min-w-0 grow items-center gap-3 rounded-control px-2 max-lg:hover:bg-sunken lg:min-h-0 lg:basis-full lg:px-0 noscript:max-lg:hidden">
          <div id={`${id}-sum`} className="min-w-0 grow">
            <p className="flex min-w-0 items-center gap-1.5 text-ink-soft text-sm max-[18rem]:hidden lg:hidden">
              <span className="truncate">{title}</span>
              <span className="shrink-0">· {party}</span>
            </p>
            <p className="font-semibold text-lg leading-tight lg:flex lg:items-baseline lg:justify-between lg:gap-4 lg:text-xl">
              <span className="font-normal text-base">{t('total')}</span> <bdi>{formatQar(total, tag)}</bdi>
            </p>
            {besides}
          </div>
          {/* Pressed anywhere on the sum. */}
          <button
            type="button"
            id={`${id}-open`}
            aria-haspopup="dialog"
            aria-labelledby={`${id}-sum ${id}-open`}
            onClick={() => setIsOpen(true)}
            className="inline-flex shrink-0 items-center gap-1 text-accent text-sm after:absolute after:inset-0 after:rounded-control lg:hidden"
          >
            <span className="max-sm:sr-only">{t('open')}</span>
            <Icon name="down" className="size-5 rotate-180 max-[18rem]:hidden" />
          </button>
        </div>
        {action && <div className="grow max-lg:hidden">{action}</div>}
        <ChatAboutPage
          number={company.whatsapp.number}
          messageOf={(link) => t('message', { link })}
          className={buttonClass(
            'secondary',
            clsx(
              'pointer-events-auto max-sm:size-12 max-sm:px-0 max-[18rem]:size-8',
              action ? 'lg:size-12 lg:shrink-0 lg:px-0' : 'lg:min-h-12 lg:grow',
            ),
          )}
        >
          <WhatsAppIcon />
          <span className={clsx('max-sm:sr-only', action && 'lg:sr-only')}>{t('whatsapp')}</span>
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
