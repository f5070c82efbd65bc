import { useLocale, useTranslations } from 'next-intl';
import { eventKinds } from '@/content/business/mice';

/** What the four letters stand for; in Arabic, where they stand for nothing, numbers. */
export function EventKinds() {
  const locale = useLocale();
  const t = useTranslations('business.mice');
  return (
    <section aria-labelledby="kinds" className="mt-12 lg:mt-16">
      <h2 id="kinds" className="text-2xl md:text-3xl">
        {t('title')}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {eventKinds.map(({ letter, name, text }, index) => (
          <li key={letter} className="rounded-card bg-night p-6 text-on-night">
            <p aria-hidden="true" className="font-semibold text-5xl text-sun">
              {locale === 'ar' ? index + 1 : letter}
            </p>
            <h3 className="mt-3 text-xl">{name[locale]}</h3>
            <p className="mt-2 text-on-night-soft">{text[locale]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
