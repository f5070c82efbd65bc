import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import { Icon } from '@/components/ui/icon';
import type { HolidayPackage } from '@/content/package';
import type { Picture } from '@/content/picture';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { pictureOf } from '@/lib/state/photos';

/** One package in a list. The link covers the whole card. Photographs of its own come before any other picture. */
export function PackageCard({ holiday, picture = holiday.art }: { holiday: HolidayPackage; picture?: Picture | undefined }) {
  const locale = useLocale();
  const t = useTranslations('packages');
  const { id, name, nights, price, accommodation } = holiday;
  return (
    <PosterCard art={pictureOf({ id: holiday.id, art: picture })} poster="aspect-4/3 max-sm:aspect-2/1" className="snap-start">
      <h3 className="text-lg">
        <CardLink href={`/travel/package/${id}`}>{name[locale]}</CardLink>
      </h3>
      <p className="mt-2 flex items-center gap-2 text-sm">
        <Icon name="clock" className="size-4 text-ink-soft" />
        {t('duration', { nights, days: nights + 1 })}
      </p>
      <p className="mt-1 mb-4 flex items-center gap-2 text-sm">
        <Icon name="bed" className="size-4 text-ink-soft" />
        {accommodation[locale]}
      </p>
      <div className="mt-auto">
        <PackagePrice amount={price} />
      </div>
    </PosterCard>
  );
}

interface PackagePriceProps {
  /** QAR per person. */
  amount: number;
  large?: boolean;
}

/** "from QAR 1,400 a person, two sharing". */
export function PackagePrice({ amount, large = false }: PackagePriceProps) {
  const locale = useLocale();
  const t = useTranslations('packages');
  return (
    <p>
      <span className="text-ink-soft text-sm">{t('from')}</span>{' '}
      <bdi className={clsx('font-semibold text-accent', large ? 'text-3xl' : 'text-xl')}>
        {formatQar(amount, intlTag(locale))}
      </bdi>{' '}
      <span className={clsx('text-ink-soft text-sm', large && 'block')}>{t('perPerson')}</span>
    </p>
  );
}

/** A small link in a row of its kind; `href` is an English path or an anchor on the page. */
export function ChipLink({ href, children }: { href: string; children: string }) {
  const look =
    'inline-flex min-h-11 items-center rounded-pill border border-line-strong bg-raised px-4 text-sm font-medium hover:border-accent hover:text-accent';
  if (href.startsWith('#'))
    return (
      <a href={href} className={look}>
        {children}
      </a>
    );
  return (
    <Link href={href} prefetch={false} className={look}>
      {children}
    </Link>
  );
}

/** On a phone one row to swipe, with the edge of the next card visible. */
export function PackageGrid({ holidays }: { holidays: readonly HolidayPackage[] }) {
  return (
    <ul className="card-row grid gap-5 max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[82%] max-sm:has-[>:only-child]:auto-cols-[100%] max-sm:grid-flow-col max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-3 sm:grid-cols-2 lg:grid-cols-3">
      {holidays.map((holiday) => (
        <PackageCard key={holiday.id} holiday={holiday} />
      ))}
    </ul>
  );
}
