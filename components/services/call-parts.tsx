import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CallLink as PhoneLink } from '@/components/ui/contact/call-link';
import { Icon } from '@/components/ui/icon';
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

/** What the caller should have at hand. */
export function ReadyList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 space-y-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-5 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}
