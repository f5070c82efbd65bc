import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { jetClasses } from '@/content/business/private-jets';

/** Classes of aircraft from the smallest: each flies as far along its line as its tank allows. */
export function JetClasses() {
  const locale = useLocale();
  const t = useTranslations('business.jets');
  const longest = Math.max(...jetClasses.map(({ hours }) => hours));
  return (
    <section aria-labelledby="classes" className="mt-12 lg:mt-16">
      <h2 id="classes" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-2xl text-ink-soft">{t('text')}</p>
      <ol className="mt-6 rounded-card bg-night px-5 text-on-night md:px-8">
        {jetClasses.map(({ name, seats, hours, reaches }) => (
          <li
            key={name.en}
            className="grid gap-x-8 gap-y-3 border-night-soft py-5 not-last:border-b lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-center"
          >
            <div>
              <h3 className="text-lg">{name[locale]}</h3>
              <p className="text-on-night-soft">{t.rich('seats', { range: () => <bdi dir="ltr">{seats}</bdi> })}</p>
            </div>
            <div>
              <div aria-hidden="true" className="flex items-center" style={{ width: `${(hours / longest) * 100}%` }}>
                <span className="h-px grow bg-sun" />
                <Icon name="plane" className="size-5 text-sun" />
              </div>
              <p className="mt-1">{t('hours', { hours })}</p>
              <p className="text-on-night-soft">{t('reaches', { cities: reaches[locale] })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
