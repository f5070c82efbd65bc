import { useLocale, useTranslations } from 'next-intl';
import type { DraftErrors } from '@/lib/bookings/draft';
import { type CheckedPeople, clearDrafts, contentOf, type PackageDraft } from '@/lib/bookings/products/package/draft';
import { packageReceipt } from '@/lib/bookings/products/package/receipt';
import { type ChangedPrice, packageContent } from '@/lib/bookings/products/package/schema';
import { type ChangedPackagePrice, readPackageAnswer } from '@/lib/bookings/products/package/send';
import { idempotencyKeyOf, type Refusal, sendBooking } from '@/lib/bookings/send';
import type { PackagePrice } from '@/lib/packages/price';
import { useSendBooking } from '../../flow/use-send-booking';
import type { BookedPackage } from './price-summary';

export interface PackageToSend {
  holiday: BookedPackage;
  /** Path of the page, which contains the package. */
  choice: string;
  draft: PackageDraft;
  price: PackagePrice;
  nights: number;
  refusalBefore: Refusal | undefined;
  onFieldErrors: (errors: DraftErrors) => void;
  onPriceChanged: (changed: ChangedPrice) => void;
}

/** Sends the request for a package. `people` are null while they are incomplete: then nothing may be sent. */
export function useSendPackage(people: CheckedPeople | null, { holiday, choice, draft, price, nights, ...props }: PackageToSend) {
  const packages = useTranslations('packages');
  const request = useTranslations('packages.request');
  const locale = useLocale();
  const checked = people ?? { travellers: [], contact: { email: '', phone: '' } };
  return useSendBooking<null, ChangedPackagePrice>({
    kind: 'package',
    choice,
    offer: null,
    ask() {
      const content = { locale, packageId: holiday.id, total: price.total, ...contentOf(draft, checked) };
      const idempotencyKey = idempotencyKeyOf(packageContent(content));
      return sendBooking('package', { idempotencyKey, ...content }, readPackageAnswer);
    },
    receiptOf: (receipt) =>
      packageReceipt(receipt, { holiday, draft, people: checked, price, nights }, { locale, packages, request }),
    clearDrafts,
    refusalBefore: props.refusalBefore,
    onFieldErrors: props.onFieldErrors,
    onProductRefusal({ changed }) {
      props.onPriceChanged(changed);
      return null;
    },
  });
}
