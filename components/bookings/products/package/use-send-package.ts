import { useLocale, useTranslations } from 'next-intl';
import type { DraftErrors } from '@/lib/bookings/draft';
import { pricesSeen } from '@/lib/bookings/model/price-record';
import { type CheckedPeople, clearDrafts, contentOf, type PackageDraft } from '@/lib/bookings/products/package/draft';
import type { HolidayFlight } from '@/lib/bookings/products/package/flights/flight-search';
import { packageReceipt } from '@/lib/bookings/products/package/receipt';
import { type ChangedPrice, packageContent } from '@/lib/bookings/products/package/schema';
import { type ChangedPackagePrice, readPackageResponse } from '@/lib/bookings/products/package/send';
import { idempotencyKeyOf, type Refusal, sendBooking } from '@/lib/bookings/send';
import type { PackagePrice } from '@/lib/packages/price';
import { useSendBooking } from '../../flow/use-send-booking';
import type { HolidayFlights } from './flights/use-holiday-flights';
import type { BookedPackage } from './price-summary';

export interface PackageToSend {
  holiday: BookedPackage;
  /** Path of the page, which contains the package. */
  choice: string;
  draft: PackageDraft;
  price: PackagePrice;
  flights: HolidayFlights;
  nights: number;
  refusalBefore: Refusal | undefined;
  onFieldErrors: (errors: DraftErrors) => void;
  onPriceChanged: (changed: Partial<ChangedPrice>) => void;
}

/** Sends the request for a package. `people` are null while they are incomplete: then nothing may be sent. */
export function useSendPackage(
  people: CheckedPeople | null,
  { holiday, choice, draft, price, flights, nights, ...props }: PackageToSend,
) {
  const packages = useTranslations('packages');
  const request = useTranslations('packages.request');
  const locale = useLocale();
  const checked = people ?? { travellers: [], contact: { email: '', phone: '' } };

  /** The chosen flight, found anew; null once the page shows what has changed. */
  async function renew(isLost: boolean): Promise<HolidayFlight | null> {
    const found = await flights.renew(isLost);
    if (!found) props.onPriceChanged({});
    return found;
  }

  return useSendBooking<HolidayFlight | null, ChangedPackagePrice>({
    kind: 'package',
    choice,
    offer: flights.selected,
    ask(flight) {
      const content = { locale, packageId: holiday.id, total: price.total, ...contentOf(draft, checked, flight) };
      const idempotencyKey = idempotencyKeyOf(packageContent(content));
      return sendBooking('package', { idempotencyKey, ...content, seenPrices: pricesSeen(choice) }, readPackageResponse);
    },
    receiptOf: (receipt, flight) =>
      packageReceipt(receipt, { holiday, draft, people: checked, price, flight, nights }, { locale, packages, request }),
    clearDrafts,
    refusalBefore: props.refusalBefore,
    onFieldErrors: props.onFieldErrors,
    onProductRefusal(refused) {
      if (refused.kind === 'flightGone') return renew(refused.isLost);
      props.onPriceChanged(refused.changed);
      return null;
    },
    renewal: {
      isDue: (flight) => flight !== null && Date.parse(flight.expiresAt) <= Date.now(),
      async find() {
        const selected = await renew(false);
        return selected ? { status: 'found', selected } : { status: 'gone', legs: [] };
      },
      // What has changed is shown instead of being found.
      isUnchanged: () => true,
    },
  });
}
