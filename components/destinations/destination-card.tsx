import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { CardLink, PosterCard } from '@/components/layout/poster-card';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Destination } from '@/content/destination';
import { destinationNotes } from '@/content/destination-notes';
import { type Finding, findingsOf } from '@/lib/destinations/findings';
import { formatMinutes } from '@/lib/destinations/format-facts';
import { intlTag } from '@/lib/i18n/locales';
import { useBestMonths } from './climate/use-best-months';

/** CSS hides cards that do not match the selected filter, without a script. */
const hiddenWithout: Record<Finding, string> = {
  short: 'group-has-[#find-short:checked]/places:hidden',
  beach: 'group-has-[#find-beach:checked]/places:hidden',
  snow: 'group-has-[#find-snow:checked]/places:hidden',
  mountains: 'group-has-[#find-mountains:checked]/places:hidden',
  oldCities: 'group-has-[#find-oldCities:checked]/places:hidden',
};

export function DestinationCard({ destination }: { destination: Destination }) {
  const locale = useLocale();
  const t = useTranslations('destinations.card');
  const bestMonths = useBestMonths();
  const { slug, art, name, gateway } = destination;
  const { line, best } = destinationNotes[slug];
  const findings = findingsOf(destination);
  const hidden = Object.entries(hiddenWithout).map(([finding, classes]) => !findings.some((one) => one === finding) && classes);
  const flight =
    gateway.minutes === null ? t('noFlight') : t('flight', { duration: formatMinutes(gateway.minutes, intlTag(locale)) });
  return (
    <PosterCard art={art} poster="aspect-3/2" className={clsx(hidden)}>
      <h2 className="text-2xl">
        <CardLink href={`/explore/destinations/${slug}`}>{name[locale]}</CardLink>
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{line[locale]}</p>
      <ul className="mt-auto space-y-1 text-sm">
        <CardFact icon="plane">{flight}</CardFact>
        <CardFact icon="calendar">{t('best', { months: bestMonths(best) })}</CardFact>
      </ul>
    </PosterCard>
  );
}

function CardFact({ icon, children }: { icon: IconName; children: string }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} className="mt-0.5 size-4 text-accent" />
      {children}
    </li>
  );
}
