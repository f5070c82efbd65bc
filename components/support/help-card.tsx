import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CallLink } from '@/components/ui/contact/call-link';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { openingPeriod } from '@/lib/i18n/opening-hours';

/** Telephone, WhatsApp, e-mail and hours, on every page of support. */
export function HelpCard({ greeting }: { greeting: string }) {
  const t = useTranslations('support.help');
  const locale = useLocale();
  const { saturdayToThursday, friday } = company.openingHours;
  const mail = `mailto:${company.email}?subject=${encodeURIComponent(t('subject'))}&body=${encodeURIComponent(greeting)}`;
  const days = [
    { name: t('week'), period: openingPeriod(saturdayToThursday, locale) },
    { name: t('friday'), period: openingPeriod(friday, locale) },
  ];
  return (
    <section aria-labelledby="help-title" className="rounded-card border border-line bg-raised p-6 shadow-card">
      <h2 id="help-title" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('text')}</p>
      <div className="mt-5 flex flex-col gap-3">
        <CallLink phone={company.phone} className={buttonClass()}>
          {(phone) => t.rich('call', { phone })}
        </CallLink>
        <WhatsAppLink number={company.whatsapp.number} message={greeting} className={buttonClass('secondary')}>
          {t('whatsapp')}
        </WhatsAppLink>
        <a href={mail} className={buttonClass('secondary')}>
          <Icon name="mail" />
          {t('email')}
        </a>
      </div>
      <h3 className="mt-6 font-semibold">{t('hours')}</h3>
      <dl className="mt-2 space-y-2">
        {days.map(({ name, period }) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="font-medium">
              <bdi>{period}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
