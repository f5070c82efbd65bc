import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { type Branch, company } from '@/content/company';
import { directionsLink } from '../links';
import { OpeningHours } from './opening-hours';

/** Everything needed before a visit. */
export function VisitCard({ office, greeting }: { office: Branch; greeting: string }) {
  const locale = useLocale();
  const t = useTranslations('company.branches');
  const { address, phone } = office;
  return (
    <section aria-labelledby="visit" className={cardClass({}, 'p-6')}>
      <h2 id="visit" className="text-xl">
        {t('visit')}
      </h2>
      <div className="mt-4 divide-y divide-line">
        <div className="flex gap-3 pb-3">
          <Icon name="pin" className="mt-0.5 size-5 text-accent" />
          <div>
            <p>{address[locale]}</p>
            <TextLink href={directionsLink(address[locale])} className="inline-flex min-h-11 items-center">
              {t('directions')}
            </TextLink>
          </div>
        </div>
        <div className="flex gap-3 py-4">
          <Icon name="clock" className="mt-0.5 size-5 text-accent" />
          <div className="grow">
            <OpeningHours />
          </div>
        </div>
      </div>
      <div className="mt-2 flex flex-col gap-3">
        <a href={phone.href} className={buttonClass()}>
          <Icon name="phone" />
          <span>
            {t.rich('call', {
              phone: () => (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {phone.display}
                </bdi>
              ),
            })}
          </span>
        </a>
        <WhatsAppLink number={company.whatsapp.number} message={greeting} className={buttonClass('secondary')}>
          {t('whatsapp')}
        </WhatsAppLink>
      </div>
    </section>
  );
}
