import { useLocale, useTranslations } from 'next-intl';
import { clubMessages } from '@/content/business/karam-club';

/** The letters a member can expect. */
export function ClubMessages() {
  const locale = useLocale();
  const t = useTranslations('business.club');
  return (
    <section aria-labelledby="messages" className="mt-12 rounded-card bg-sunken p-6 md:p-8 lg:mt-16">
      <h2 id="messages" className="text-2xl">
        {t('messages')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('messagesText')}</p>
      <ul className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {clubMessages.map(({ id, name, text }) => (
          <li key={id}>
            <h3 className="font-semibold">{name[locale]}</h3>
            <p className="text-ink-soft">{text[locale]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
