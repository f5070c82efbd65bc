import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { localizePath } from '@/lib/i18n/locales';

/**
 * A link to the page of a payment, as a full page load. The address is the key to the payment, so third-party scripts that run on the current
 * page must not see it; they do not start on that page (lib/analytics/third-party).
 */
export function PaymentLink({ linkKey, ...props }: ComponentProps<'a'> & { linkKey: string }) {
  return <a href={localizePath(paymentPath(linkKey), useLocale())} {...props} />;
}
