import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { WhatsAppLink } from '@/components/ui/whatsapp-link';
import { company } from '@/content/company';

const action =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-5 py-2 text-center font-medium transition-colors';

/** Offers on request: a message with the words already in it. */
export function Newsletter() {
  const t = useTranslations('layout.newsletter');
  return (
    <section aria-labelledby="newsletter-title" className="bg-night-soft">
      <div className="page-width flex flex-wrap items-center gap-x-12 gap-y-6 py-10">
        <div className="min-w-64 max-w-2xl flex-1">
          <h2 id="newsletter-title" className="text-2xl">
            {t('title')}
          </h2>
          <p className="mt-2 text-on-night-soft">{t('text')}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <a
            href={`mailto:${company.email}?subject=${encodeURIComponent(t('subject'))}`}
            className={`${action} bg-on-night text-night hover:bg-on-night-soft`}
          >
            <Icon name="mail" />
            {t('email')}
          </a>
          <WhatsAppLink
            number={company.whatsapp.number}
            message={t('message')}
            className={`${action} border border-on-night-soft text-on-night hover:bg-night`}
          >
            {t('whatsapp')}
          </WhatsAppLink>
        </div>
      </div>
    </section>
  );
}
