import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { createElement, useEffect, useRef, useState } from 'react';
import { Letterhead } from '@/components/layout/logo';
import { Button, buttonClass } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { useCopied } from '@/components/ui/feedback/use-copied';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { type DocumentsDue, linesOfDue } from '@/lib/bookings/documents';
import { descriptionOf, loadBooking } from '@/lib/bookings/products/descriptions';
import { namesPath, payPath, type Receipt } from '@/lib/bookings/receipt';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { whatsAppShareLink } from '@/lib/browser/whatsapp-link';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { momentInQatar, officeHours } from '@/lib/i18n/opening-hours';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { PaymentLink } from '../payments/payment-link';
import { requestedAs } from '../products/registry';
import { Reach } from '../reach';
import { SoonNotice } from '../soon-notice';
import { PricesUntilRequest } from './prices-until-request';
import { Progress } from './progress';

/** A request under its reference, with the next steps. A reference that this tab did not receive is not confirmed, because it may be invented. */
export function Confirmation({ reference, posted }: { reference: string; posted?: Receipt | undefined }) {
  const t = useTranslations('bookings.confirmation');
  const states = useTranslations('states.sentences');
  const [receipt] = useState(() => posted ?? loadBooking(reference));
  if (!receipt) return <UnknownRequest reference={reference} />;
  return (
    <div className="flex flex-col gap-6">
      <Letterhead title={t('heading')} />
      <ReferenceCard reference={reference} email={receipt.email} />
      {receipt.namesKey && <NamesFollow path={namesPath(receipt.namesKey)} />}
      {receipt.payKey && <PayNow {...receipt} linkKey={receipt.payKey} isHeld={receipt.isHeld === true} />}
      {receipt.isHeld === false && <Notice tone="warning">{t('notHeld')}</Notice>}
      {receipt.priceUnconfirmed && <Notice tone="warning">{t('priceUnconfirmed')}</Notice>}
      {receipt.documentsDue && <DocumentsDueNotice due={receipt.documentsDue} />}
      {receipt.firstDay && <SoonNotice kind={receipt.kind} firstDay={receipt.firstDay} requestedAt={receipt.requestedAt} />}
      {/* Nobody looks before it is paid. */}
      {receipt.requestedAt && !receipt.payKey && (
        <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
          <p className="mb-5 max-w-2xl">{states(receipt.namesKey ? 'namesFollow' : 'requested', { kind: receipt.kind })}</p>
          <Progress kind={receipt.kind} status="requested" requestedAt={receipt.requestedAt} heldUntil={receipt.heldUntil} />
        </section>
      )}
      <NextSteps receipt={receipt} />
      <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
        <h2 className="text-xl">{t('trip', { kind: receipt.kind })}</h2>
        {createElement(requestedAs(receipt.kind), { receipt })}
        <PricesUntilRequest receipt={receipt} />
        {receipt.isSample && <p className="mt-6 text-ink-soft text-sm">{t('sample', { kind: receipt.kind })}</p>}
      </section>
      <div className="flex flex-wrap gap-3 max-sm:*:grow print:hidden">
        <ShareSummary receipt={receipt} />
        <Reach label={t('whatsapp')} message={t('message', { reference })} />
        <Link href={`/support/manage-booking?reference=${reference}`} prefetch={false} className={buttonClass('secondary')}>
          <Icon name="search" />
          {t('manage')}
        </Link>
        <Button variant="secondary" onClick={() => window.print()} className="noscript:hidden">
          <Icon name="print" />
          {t('print')}
        </Button>
        <Link href="/" className={buttonClass('quiet')}>
          {t('home')}
        </Link>
      </div>
    </div>
  );
}

function DocumentsDueNotice({ due }: { due: DocumentsDue }) {
  const t = useTranslations('bookings.confirmation');
  const format = useFormatter();
  return (
    <Notice tone="warning">
      {linesOfDue(due).map(({ key, names }) => (
        <p key={key}>{t(key, { names: format.list(names.map(isolated)), day: formatDay(due.by) })}</p>
      ))}
    </Notice>
  );
}

/** People are added when it suits the customer: the link is in the mail too. */
function NamesFollow({ path }: { path: string }) {
  const t = useTranslations('bookings.confirmation.names');
  return (
    <section className="rounded-card border border-sun/50 bg-sun-soft p-5 shadow-card sm:p-8 print:hidden">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-2xl">{t('text')}</p>
      <Link href={path} prefetch={false} className={buttonClass('primary', 'mt-4 max-sm:w-full')}>
        <Icon name="person" />
        {t('button')}
      </Link>
    </section>
  );
}

interface PayNowProps {
  linkKey: string;
  kind: string;
  isHeld: boolean;
  isBookedByAgent?: boolean;
}

/** The page of a payment skips the step where nothing can be chosen. */
function PayNow({ linkKey, kind, isHeld, isBookedByAgent = false }: PayNowProps) {
  const t = useTranslations(`bookings.confirmation.${isHeld ? 'hold' : 'payNow'}`);
  const states = useTranslations('states.sentences');
  const state = isHeld ? 'holding' : isBookedByAgent ? 'requestedToPayByAgent' : 'requestedToPay';
  return (
    <section className="rounded-card border border-sun/50 bg-sun-soft p-5 shadow-card sm:p-8 print:hidden">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="mt-2 max-w-2xl">{states(state, { kind })}</p>
      <PaymentLink
        linkKey={linkKey}
        to={(key) => payPath(key, { kind, isHeld })}
        className={buttonClass('primary', 'mt-4 max-sm:w-full')}
      >
        <Icon name={isHeld ? 'clock' : 'shield'} />
        {t('button')}
      </PaymentLink>
    </section>
  );
}

function NextSteps({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('bookings.confirmation.next');
  const locale = useLocale();
  const { kind, payKey, payBy, isHeld, isBookedByAgent } = receipt;
  const until = payBy ? isolated(momentInQatar(new Date(payBy), locale)) : 'none';
  const payNow = [t('payNow', { until }), ...(isBookedByAgent ? [t('agent', { kind, ...officeHours() })] : [])];
  const before = isHeld ? [t('hold')] : payKey ? payNow : [t('confirm', { kind, ...officeHours() }), t('pay')];
  const steps = [...before, t('ticket', { kind })];
  return (
    <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
      <h2 className="text-xl">{t('title')}</h2>
      <ol className="mt-4 grid gap-5 md:auto-cols-fr md:grid-flow-col">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden="true"
              className="inline-flex size-8 shrink-0 items-center justify-center rounded-pill bg-accent-soft font-semibold text-accent"
            >
              {index + 1}
            </span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A well-formed reference without data in this tab. "Manage booking" finds it with a last name. */
function UnknownRequest({ reference }: { reference: string }) {
  const t = useTranslations('bookings.confirmation');
  return (
    <section className="rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <h2 className="text-xl">{t.rich('unknown.title', { reference: () => <bdi className="select-all">{reference}</bdi> })}</h2>
      <p className="mt-2 text-ink-soft">{t('unknown.text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href={`/support/manage-booking?reference=${reference}`} prefetch={false} className={buttonClass()}>
          <Icon name="search" />
          {t('unknown.find')}
        </Link>
        <Reach label={t('whatsapp')} message={t('message', { reference })} />
        <Link href="/" className={buttonClass('quiet')}>
          {t('home')}
        </Link>
      </div>
    </section>
  );
}

/** The request as a WhatsApp text that travellers send to themselves or to their companions. */
export function ShareSummary({ receipt }: { receipt: Receipt }) {
  const t = useTranslations('bookings.confirmation.share');
  const locale = useLocale();
  const { reference } = receipt;
  const { trip, dates, total } = descriptionOf(receipt.kind).summarize(receipt, locale);
  const site = useIsInBrowser() ? window.location.origin : '';
  const link = site + localizePath(`/support/manage-booking?reference=${reference}`, locale);
  const text = t('text', { state: 'requested', reference, trip, dates, price: formatQar(total, intlTag(locale)), link });
  return (
    <a href={whatsAppShareLink(text)} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      <WhatsAppIcon />
      {t('button')}
    </a>
  );
}

interface ReferenceCardProps {
  reference: string;
  /** The address for the answer. */
  email: string;
}

/** The reference, large enough to read out on the phone. */
function ReferenceCard({ reference, email }: ReferenceCardProps) {
  const t = useTranslations('bookings.confirmation');
  const { isCopied, copy } = useCopied(reference);
  const title = useRef<HTMLHeadingElement>(null);

  // The pressed button has disappeared with its page; without this nothing would have the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <section className="rounded-card bg-night p-6 text-center text-on-night shadow-card sm:p-10 print:border print:bg-raised print:text-ink">
      <span className="mx-auto flex size-14 items-center justify-center rounded-pill bg-success-fill text-on-fill print:hidden">
        <Icon name="check" className="size-8" />
      </span>
      <h2 ref={title} tabIndex={-1} className="mt-4 text-2xl outline-none sm:text-3xl">
        {t('title')}
      </h2>
      <p className="mx-auto mt-2 max-w-xl text-on-night-soft print:text-ink">
        {t.rich('text', { email: () => <bdi className="break-words text-on-night print:text-ink">{email}</bdi> })}
      </p>
      <p className="mt-6 text-on-night-soft text-sm print:text-ink">{t('reference')}</p>
      <div className="mt-1 flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
        <bdi
          data-testid="reference"
          data-keep-clear=""
          className="select-all font-semibold text-4xl tabular-nums tracking-wide sm:text-5xl"
        >
          {reference}
        </bdi>
        <button
          type="button"
          onClick={() => void copy()}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-on-night-soft px-4 text-sm hover:bg-night-soft noscript:hidden print:hidden"
        >
          <Icon name={isCopied ? 'check' : 'copy'} className="size-4" />
          <span aria-live="polite">{isCopied ? t('copied') : t('copy')}</span>
        </button>
      </div>
    </section>
  );
}
