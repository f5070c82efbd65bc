import { useLocale, useTranslations } from 'next-intl';
import { useMarkupWord } from '@/components/desk/markup/use-rule-words';
import { factsOf } from '@/lib/bookings/products/kinds';
import type { StoredTrip } from '@/lib/bookings/stored-trip';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQarExactly } from '@/lib/money';
import { formatDay } from '@/lib/time/dates';
import { Deadline, Facts } from '../facts';

type SupplierOffer = StoredTrip['supplierOffers'][number];

/** What an agent needs to find each offer at its supplier: the supplier, its id, both prices and how long they are valid. */
export function SupplierOffers({ kind, offers }: { kind: string; offers: readonly SupplierOffer[] }) {
  const t = useTranslations('desk.detail');
  const tag = intlTag(useLocale());
  const paymentWord = usePaymentWord();
  return offers.map(({ supplier, id, rateId, price, markup, dueAtProperty, heldUntil, payment }, index) => (
    <details key={`${supplier} ${id}`} className="mt-4 rounded-control bg-sunken px-4 pb-1 open:pb-4">
      <summary className="min-h-11 cursor-pointer content-center font-medium">
        {offers.length > 1 ? t('supplierOfferOf', { number: index + 1 }) : t('supplierOffer')}
      </summary>
      <Facts
        facts={[
          { term: t('supplier'), text: supplier },
          { term: t(factsOf(kind).hasGuests ? 'hotelId' : 'offerId'), text: <Code>{id}</Code> },
          { term: t('offerId'), text: rateId && <Code>{rateId}</Code> },
          { term: t('supplierPrice'), text: price && <SupplierPrice price={price} markup={markup} /> },
          { term: t('markup'), text: markup && <MarkupOf {...markup} /> },
          { term: t('shownPrice'), text: price && formatQarExactly(price.total, tag) },
          { term: t('dueAtProperty'), text: dueAtProperty && formatQarExactly(dueAtProperty, tag) },
          { term: t('heldUntil'), text: heldUntil && <Deadline at={heldUntil} passed={t('passed')} /> },
          { term: t('payment'), text: paymentWord(payment) },
        ]}
      />
    </details>
  ));
}

/** Whether the airline holds seats and price until payment; empty when the supplier did not say. */
function usePaymentWord(): (payment: SupplierOffer['payment']) => string {
  const t = useTranslations('desk.detail');
  const locale = useLocale();
  const moment = (instant: string) => momentInQatar(new Date(instant), locale);
  return (payment) => {
    if (!payment) return '';
    const { requiresInstantPayment, paymentRequiredBy, priceGuaranteedUntil } = payment;
    if (requiresInstantPayment) return t('payAtOnce');
    return [
      paymentRequiredBy ? t('seatsHeld', { moment: moment(paymentRequiredBy) }) : t('payLater'),
      priceGuaranteedUntil ? t('priceGuaranteed', { moment: moment(priceGuaranteedUntil) }) : t('priceOpen'),
    ].join(' ');
  };
}

function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="block max-h-24 select-all overflow-y-auto break-all text-sm tabular-nums">
      {children}
    </bdi>
  );
}

function MarkupOf({ total, basisPoints, fixedAmount }: NonNullable<SupplierOffer['markup']>) {
  const tag = intlTag(useLocale());
  const amountWord = useMarkupWord();
  return (
    <>
      <bdi className="tabular-nums">{formatQarExactly(total / 100, tag)}</bdi>{' '}
      <span className="text-ink-soft text-sm">({amountWord(basisPoints, fixedAmount)})</span>
    </>
  );
}

function SupplierPrice({ price, markup }: { price: NonNullable<SupplierOffer['price']>; markup: SupplierOffer['markup'] }) {
  const total = price.total - (markup?.total ?? 0) / 100;
  const convertedFrom = markup?.convertedFrom ?? price.convertedFrom;
  const t = useTranslations('desk.detail');
  const tag = intlTag(useLocale());
  if (!convertedFrom) return <bdi>{formatQarExactly(total, tag)}</bdi>;
  const { currency, total: asked, asOf } = convertedFrom;
  return (
    <>
      <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
        {currency} {asked}
      </bdi>{' '}
      <span className="text-ink-soft text-sm">
        {asOf ? (
          <span>{t.rich('atRate', { day: () => <bdi className="tabular-nums">{formatDay(asOf)}</bdi> })}</span>
        ) : (
          t('atPeg')
        )}
      </span>
    </>
  );
}
