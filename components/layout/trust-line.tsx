import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { company } from '@/lib/company/company';

const facts = { asked: ['free', 'noCard', 'accredited'], paid: ['secure', 'moneyBack', 'accredited'] } as const;

/** Reassuring facts and our number for visitors who are about to send a request, or to pay for it at once, below the heading of every step. */
export function TrustLine({ isPaidAtOnce = false }: { isPaidAtOnce?: boolean }) {
  const t = useTranslations('layout.trust');
  return (
    <ul className="mt-2 mb-6 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {facts[isPaidAtOnce ? 'paid' : 'asked'].map((key) => (
        <li key={key} className="flex items-center gap-1.5">
          <Icon name="check" className="size-4 text-success" />
          {t(key)}
        </li>
      ))}
      <li className="max-sm:hidden">
        <a
          href={company.phone.href}
          className="inline-flex min-h-6 items-center gap-1.5 text-ink underline-offset-4 hover:underline"
        >
          <Icon name="phone" className="size-4" />
          <span className="sr-only">{t('call')}</span>
          <bdi dir="ltr">{company.phone.display}</bdi>
        </a>
      </li>
    </ul>
  );
}
