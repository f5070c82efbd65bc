import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cardClass } from '@/components/ui/card';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon, type IconName } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { company } from '@/content/company';
import { OpeningHours } from './branches/opening-hours';
import { mapLink } from './links';

const reachLink = 'inline-flex min-h-11 items-center font-semibold text-lg text-accent underline-offset-4 hover:underline';

/** Telephone, chat, e-mail and address, and when to use each. */
export function ReachCards() {
  const locale = useLocale();
  const t = useTranslations('company.reach');
  return (
    <section aria-labelledby="reach" className="mt-10 md:mt-12">
      <h2 id="reach" className="sr-only">
        {t('title')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:*:last:odd:col-span-full">
        <ReachCard icon="phone" title={t('phone')} text={t('phoneText')}>
          <a href={company.phone.href} className={reachLink}>
            <bdi dir="ltr">{company.phone.display}</bdi>
          </a>
        </ReachCard>
        <ReachCard icon="whatsapp" title={t('whatsapp')} text={t('whatsappText')}>
          <a href={`https://wa.me/${company.whatsapp.number}`} target="_blank" rel="noopener" className={reachLink}>
            <bdi dir="ltr">{company.whatsapp.display}</bdi>
          </a>
        </ReachCard>
        <ReachCard icon="mail" title={t('email')} text={t('emailText')}>
          <a href={`mailto:${company.email}`} className={reachLink}>
            <bdi dir="ltr" className="break-all">
              {company.email}
            </bdi>
          </a>
        </ReachCard>
        <ReachCard icon="pin" title={t('office')} text={company.address[locale]} wide>
          <TextLink href={mapLink(company.address[locale], locale)} className="inline-flex min-h-11 items-center font-medium">
            {t('map')}
          </TextLink>
        </ReachCard>
        <ReachCard icon="clock" title={t('hours')}>
          <div className="mt-3">
            <OpeningHours />
          </div>
        </ReachCard>
      </ul>
    </section>
  );
}

interface ReachCardProps {
  icon: IconName | 'whatsapp';
  title: string;
  text?: string;
  wide?: boolean;
  children: ReactNode;
}

function ReachCard({ icon, title, text, wide = false, children }: ReachCardProps) {
  return (
    <li className={cardClass({}, wide ? 'p-5 lg:col-span-2' : 'p-5')}>
      <h3 className="flex items-center gap-2 text-lg">
        {icon === 'whatsapp' ? (
          <WhatsAppIcon className="size-5 text-accent" />
        ) : (
          <Icon name={icon} className="size-5 text-accent" />
        )}
        {title}
      </h3>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {children}
    </li>
  );
}
