import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { createElement, useEffect, useRef, useState } from 'react';
import { Letterhead } from '@/components/layout/logo';
import { buttonClass } from '@/components/ui/button';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { type DocumentsDue, linesOfDue } from '@/lib/bookings/documents';
import { loadBooking } from '@/lib/bookings/products/descriptions';
import { namesPath, payPath, type Receipt } from '@/lib/bookings/receipt';
import { Link } from '@/lib/i18n/navigation';
import { momentInQatar, officeHours } from '@/lib/i18n/opening-hours';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import { PaymentLink } from '../payments/payment-link';
import { Pass, type PlacePictures } from '../products/pass';
import { requestedAs } from '../products/registry';
import { Reach } from '../reach';
import { SoonNotice } from '../soon-notice';
import { Actions } from './actions';
import { PricesUntilRequest } from './prices-until-request';
import { Progress } from './progress';

interface ConfirmationProps {
  reference: string;
  /** The receipt of a request that was sent without script. */
  posted?: Receipt | undefined;
  pictures?: PlacePictures;
}

/** A request under its reference, with the next steps. A reference that this tab did not receive is not confirmed, because it may be invented. */
export function Confirmation({ reference, posted, pictures = {} }: ConfirmationProps) {
  const t = useTranslations('bookings.confirmation');
  const states = useTranslations('states.sentences');
  const [receipt] = useState(() => posted ?? loadBooking(reference));
  if (!receipt) return <UnknownRequest reference={reference} />;
  return (
    <div className="flex flex-col gap-6">
      <Letterhead title={t('heading')} />
      <Received email={receipt.email} />
      <Pass receipt={receipt} pictures={pictures} />
      {receipt.namesKey && <NamesFollow path={namesPath(receipt.namesKey)} />}
      {receipt.payKey && <PayNow {...receipt} linkKey={receipt.payKey} isHeld={receipt.isHeld === true} />}
      {receipt.isHeld === false && <Notice tone="warning">{t('notHeld')}</Notice>}
      {receipt.priceUnconfirmed && <Notice tone="warning">{t('priceUnconfirmed')}</Notice>}
      {receipt.documentsDue && <DocumentsDueNotice due={receipt.documentsDue} />}
      {receipt.firstDay && <SoonNotice kind={receipt.kind} firstDay={receipt.firstDay} requestedAt={receipt.requestedAt} />}
      <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
        {/* Nobody looks before it is paid. */}
        {receipt.requestedAt && !receipt.payKey && (
          <div className="mb-6 border-line border-b pb-6">
            <p className="mb-5 max-w-2xl">{states(receipt.namesKey ? 'namesFollow' : 'requested', { kind: receipt.kind })}</p>
            <Progress kind={receipt.kind} status="requested" requestedAt={receipt.requestedAt} heldUntil={receipt.heldUntil} />
          </div>
        )}
        <NextSteps receipt={receipt} />
      </section>
      <Actions receipt={receipt} />
      <section className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-8">
        <h2 className="text-xl">{t('trip', { kind: receipt.kind })}</h2>
        {createElement(requestedAs(receipt.kind), { receipt })}
        <PricesUntilRequest receipt={receipt} />
        {receipt.isSample && <p className="mt-6 text-ink-soft text-sm">{t('sample', { kind: receipt.kind })}</p>}
      </section>
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
    <>
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
    </>
  );
}

/** A well-formed reference without data in this tab. "Manage booking" finds it with a last name. */
function UnknownRequest({ reference }: { reference: string }) {
  const t = useTranslations('bookings.confirmation');
  return (
    <DeadEnd
      art="pages/departures"
      title={t.rich('unknown.title', { reference: () => <bdi className="select-all">{reference}</bdi> })}
      text={t('unknown.text')}
    >
      <Link href={`/support/manage-booking?reference=${reference}`} prefetch={false} className={buttonClass()}>
        <Icon name="search" />
        {t('unknown.find')}
      </Link>
      <Reach label={t('whatsapp')} message={t('message', { reference })} />
      <Link href="/" className={buttonClass('quiet')}>
        {t('home')}
      </Link>
    </DeadEnd>
  );
}

/** That it has arrived, and where the answer goes. */
function Received({ email }: { email: string }) {
  const t = useTranslations('bookings.confirmation');
  const title = useRef<HTMLHeadingElement>(null);

  // The pressed button has disappeared with its page; without this nothing would have the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <div className="flex gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-pill bg-success-fill text-on-fill print:hidden">
        <Icon name="check" className="size-6" />
      </span>
      <div className="min-w-0">
        <h2 ref={title} tabIndex={-1} className="text-2xl outline-none">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-2xl text-ink-soft">
          {t.rich('text', { email: () => <bdi className="break-words text-ink">{email}</bdi> })}
        </p>
      </div>
    </div>
  );
}
