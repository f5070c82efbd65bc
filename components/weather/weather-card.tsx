import { useTranslations } from 'next-intl';
import { type ComponentProps, useId } from 'react';
import { Weather } from './weather';

/** The weather as a card of its own among other things about a place. */
export function WeatherCard(props: ComponentProps<typeof Weather>) {
  const id = useId();
  const t = useTranslations('weather');
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h3 id={id} className="mb-4 text-lg">
        {t('title')}
      </h3>
      <Weather {...props} />
    </section>
  );
}
