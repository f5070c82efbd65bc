import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';

/** The number of the call-only services, large enough to read from across the table. */
export function CallLink() {
  const t = useTranslations('services.call');
  return (
    <a href={company.phone.href} className={buttonClass('primary', 'text-lg')}>
      <Icon name="phone" />
      <span>
        {t.rich('action', {
          phone: () => (
            <bdi dir="ltr" className="whitespace-nowrap">
              {company.phone.display}
            </bdi>
          ),
        })}
      </span>
    </a>
  );
}
