import { useLocale, useTranslations } from 'next-intl';
import { cardClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { branchPages } from '@/content/branches';
import { company, type OpeningHours as Hours } from '@/lib/company/company';
import type { Office } from '@/lib/company/offices';
import { Link } from '@/lib/i18n/navigation';
import { openingPeriod } from '@/lib/i18n/opening-hours';
import { directionsLink } from '../links';

interface BranchCardProps {
  office: Office;
  /** The heading level that fits the page. */
  level: 'h2' | 'h3';
  /** On the map of all offices. */
  number?: number;
}

/** One office in a list; the name links to its page, if there is one. */
export function BranchCard({ office, level: Heading, number }: BranchCardProps) {
  const locale = useLocale();
  const t = useTranslations('company.branches');
  const { slug, name, address, phone, hours, hasOwnHours } = office;
  const hasPage = branchPages.some((page) => page.slug === slug);
  return (
    <li className={cardClass({}, 'flex flex-col p-5')}>
      <Heading className="text-lg">
        {hasPage ? (
          <Link
            href={`/branches/${slug}`}
            prefetch={false}
            className="flex min-h-11 items-center justify-between gap-3 text-accent underline-offset-4 hover:underline"
          >
            {name[locale]}
            <Icon name="arrow" className="size-5" />
          </Link>
        ) : (
          <span className="flex min-h-11 items-center">{name[locale]}</span>
        )}
      </Heading>
      <p className="flex grow gap-2 text-ink-soft">
        {number ? (
          <span className="flex size-6 shrink-0 items-center justify-center rounded-pill bg-sun font-semibold text-night text-sm">
            {number}
          </span>
        ) : (
          <Icon name="pin" className="mt-0.5 size-5" />
        )}
        {address[locale]}
      </p>
      {hasOwnHours && (
        <div className="mt-3 border-line border-t pt-3">
          <OpeningHours hours={hours} />
        </div>
      )}
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2">
        <a
          href={phone.href}
          className="inline-flex min-h-11 items-center gap-2 font-medium text-accent underline-offset-4 hover:underline"
        >
          <Icon name="phone" />
          <bdi dir="ltr">{phone.display}</bdi>
        </a>
        <TextLink href={directionsLink(address[locale])} className="inline-flex min-h-11 items-center">
          {t('directions')}
        </TextLink>
      </p>
    </li>
  );
}

/** The opening hours: those that all offices share, unless one has its own. */
export function OpeningHours({ hours = company.openingHours }: { hours?: Hours }) {
  const t = useTranslations('company.hours');
  const locale = useLocale();
  const { saturdayToThursday, friday } = hours;
  const days = [
    { name: t('week'), period: openingPeriod(saturdayToThursday, locale) },
    { name: t('friday'), period: friday ? openingPeriod(friday, locale) : t('closed') },
  ];
  return (
    <dl className="space-y-2">
      {days.map(({ name, period }) => (
        <div key={name}>
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-medium">
            <bdi>{period}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
