import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localizePath } from '@/lib/i18n/locales';
import { paymentPath } from '@/lib/supabase/rows/payment-row';

/**
 * A link to the page of a payment. It loads that page anew, because its address is the key to it: what the visitor has allowed to run on this page
 * would see the address, and does not start there (lib/analytics/third-party).
 */
export function PaymentLink({ linkKey, ...props }: ComponentProps<'a'> & { linkKey: string }) {
  return <a href={localizePath(paymentPath(linkKey), useLocale())} {...props} />;
}
