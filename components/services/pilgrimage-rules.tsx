import { useLocale, useTranslations } from 'next-intl';
import { PageSection } from '@/components/layout/guide/page-section';
import { TextLink } from '@/components/ui/text-link';
import { pilgrimageRules, pilgrimageRulesRead } from '@/content/services/pilgrimage-rules';
import { keepTogether } from '@/lib/i18n/no-break';
import { formatDay } from '@/lib/time/dates';

/** Rules of Umrah and Hajj, each with its source and the day of it. */
export function PilgrimageRules() {
  const locale = useLocale();
  const t = useTranslations('services.pilgrimage');
  const day = (date: string) => () => <bdi>{formatDay(date)}</bdi>;
  return (
    <PageSection id="rules" title={t('title')} text={t('text')}>
      <dl className="mt-5 max-w-2xl divide-y divide-line border-line border-y">
        {pilgrimageRules.map(({ term, text, source }) => (
          <div key={source.url} className="py-4">
            <dt className="font-semibold">{term[locale]}</dt>
            <dd className="reading mt-1">
              {keepTogether(text[locale])}
              <span className="mt-1 block text-ink-soft text-sm">
                {t.rich('source', {
                  link: () => <TextLink href={source.url}>{source.name[locale]}</TextLink>,
                  day: day(source.day),
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 max-w-2xl text-ink-soft text-sm">{t.rich('read', { day: day(pilgrimageRulesRead) })}</p>
    </PageSection>
  );
}
