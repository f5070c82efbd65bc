import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { localizePath } from '@/lib/i18n/locales';

type PaymentLinkProps = ComponentProps<'a'> & { linkKey: string; to?: typeof paymentPath };

/**
 * A link to the page of a payment, as a full page load. The address is the key to the payment, so third-party scripts that run on the current
 * page must not see it; they do not start on that page (lib/analytics/third-party).
 */
export function PaymentLink({ linkKey, to = paymentPath, ...props }: PaymentLinkProps) {
  return <a href={localizePath(to(linkKey), useLocale())} {...props} />;
}
