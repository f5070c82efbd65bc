import { useLocale } from 'next-intl';
import type { MouseEvent, ReactNode } from 'react';
import { prepareBooking } from '@/lib/bookings/payments/ask-payment';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';

interface SeeBookingProps {
  reference: string;
  linkKey: string;
  className: string;
  children: ReactNode;
}

/** The page of the booking: open for whoever has just paid in this tab; others look it up there. */
export function SeeBooking({ reference, linkKey, className, children }: SeeBookingProps) {
  const locale = useLocale();
  const href = `/support/manage-booking?reference=${reference}`;

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await prepareBooking(linkKey);
    // Whole, so that the page reads what was prepared.
    window.location.assign(localizePath(href, locale));
  }

  return (
    <Link data-waits href={href} prefetch={false} className={className} onClick={(event) => void open(event)}>
      {children}
    </Link>
  );
}
