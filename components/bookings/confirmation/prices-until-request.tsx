import { useLocale } from 'next-intl';
import { pricesOnlySeen } from '@/lib/bookings/model/price-record';
import { descriptionOf } from '@/lib/bookings/products/descriptions';
import type { Receipt } from '@/lib/bookings/receipt';
import { PriceRecord } from '../price-record';

/** The record of a request that this tab has just sent. */
export function PricesUntilRequest({ receipt }: { receipt: Receipt }) {
  const locale = useLocale();
  if (!receipt.prices || !receipt.requestedAt) return null;
  const { total } = descriptionOf(receipt.kind).summarize(receipt, locale);
  const seen = [...receipt.prices, { step: 'request' as const, total, at: receipt.requestedAt }];
  return <PriceRecord prices={pricesOnlySeen(seen)} className="mt-6" />;
}
