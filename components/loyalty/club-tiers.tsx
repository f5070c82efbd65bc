import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { Icon } from '@/components/ui/icon';
import { type ClubTier, clubTiers } from '@/content/karam-club';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

const exampleQar = 5000;

const looks: Record<ClubTier['id'], string> = {
  silver: 'border-line bg-raised',
  gold: 'border-sun bg-sun-soft text-on-sun-soft',
  platinum: 'border-night bg-night text-on-night',
};

/** The three tiers as cards of a member, each with what one trip would earn. */
export function ClubTiers() {
  const locale = useLocale();
  const t = useTranslations('business.club');
  const number = new Intl.NumberFormat(intlTag(locale));
  const qar = (amount: number) => formatQar(amount, intlTag(locale));
  return (
    <PageSection id="levels" title={t('title')}>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {clubTiers.map(({ id, name, threshold, pointsPer100Qar, birthdayBonus }) => (
          <li key={id} className={clsx('rounded-card border p-6 shadow-card', looks[id])}>
            <h3 className="flex items-center gap-2 text-2xl">
              <Icon name="star" filled />
              {name[locale]}
            </h3>
            <dl className="mt-5 space-y-3">
              <Line term={t('threshold')}>
                {threshold === 0 ? t('fromStart') : t('from', { points: number.format(threshold) })}
              </Line>
              <Line term={t('earn', { amount: qar(100) })}>{number.format(pointsPer100Qar)}</Line>
              <Line term={t('birthday')}>{number.format(birthdayBonus)}</Line>
            </dl>
            <p className="mt-5 border-current/25 border-t pt-4">
              {t('example', { amount: qar(exampleQar) })}
              <strong className="block font-semibold text-xl">
                {t('points', { points: number.format((exampleQar / 100) * pointsPer100Qar) })}
              </strong>
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Line({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt>{term}</dt>
      <dd className="whitespace-nowrap font-semibold">{children}</dd>
    </div>
  );
}
