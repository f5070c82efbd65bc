import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CallLink as PhoneLink } from '@/components/ui/contact/call-link';
import { company } from '@/content/company';

/** The number of the call-only services, in large type. */
export function CallLink() {
  const t = useTranslations('services.call');
  return (
    <PhoneLink phone={company.phone} className={buttonClass('primary', 'text-lg')}>
      {(phone) => t.rich('action', { phone })}
    </PhoneLink>
  );
}
