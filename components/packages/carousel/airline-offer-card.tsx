import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { OnDays } from '@/components/ui/dates/on-days';
import { Icon } from '@/components/ui/icon';
import { InfoPopover } from '@/components/ui/overlays/info-popover';
import { airlineOffer } from '@/content/airline-offer';
import { company } from '@/content/company';
import { comma } from '@/lib/i18n/locales';
import { mailtoPackages } from '@/lib/packages/mailto-packages';
import { formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** The airline's promotion: a line below the packages, and a dialog with its details (SPEC section 2), while it is on sale. Needs no script. */
export function AirlineOfferCard() {
  return (
    <OnDays {...airlineOffer.sale} built={todayInQatar()}>
      <OfferOnSale />
    </OnDays>
  );
}

function OfferOnSale() {
  const locale = useLocale();
  const t = useTranslations('packages.airlineOffer');
  const { discount, sale, travel, destinations, terms } = airlineOffer;
  const days = ({ from, until }: { from: string; until: string }) => (
    <span className="whitespace-nowrap">
      <bdi>{formatDay(from)}</bdi> – <bdi>{formatDay(until)}</bdi>
    </span>
  );
  const percent = (amount: number) => <bdi>{`${amount}%`}</bdi>;
  const facts = [
    { term: t('economy'), text: percent(discount.economy) },
    { term: t('premium'), text: percent(discount.premium) },
    { term: t('sale'), text: days(sale) },
    { term: t('travel'), text: days(travel) },
    { term: t('destinations'), text: destinations.map((place) => place[locale]).join(comma[locale]) },
    { term: t('cabin'), text: t('cabins') },
  ];
  const message = t('message');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sun-soft p-5">
      <Icon name="plane" className="size-7 shrink-0 text-accent" />
      <p className="min-w-[min(100%,14rem)] flex-1">
        <span className="block font-semibold text-lg">
          {t('title', { percent: Math.max(discount.economy, discount.premium) })}
        </span>
        {t('text')}
      </p>
      <button type="button" popoverTarget="airline-offer" className={buttonClass('secondary', 'max-sm:w-full')}>
        {t('open')}
      </button>
      <InfoPopover
        id="airline-offer"
        title={t('title', { percent: Math.max(discount.economy, discount.premium) })}
        closeLabel={t('close')}
      >
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {facts.map(({ term, text }) => (
            <div key={term} className="sm:nth-[n+3]:col-span-2">
              <dt className="text-ink-soft text-sm">{term}</dt>
              <dd className="font-medium">{text}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-5 text-base">{t('terms')}</h3>
        <ul className="mt-1 list-disc space-y-1 ps-5 text-ink-soft text-sm">
          {terms.map((term) => (
            <li key={term.en}>{term[locale]}</li>
          ))}
        </ul>
        <div className="mt-5 grid grid-cols-2 gap-2">
          <a href={mailtoPackages(t('subject'), message)} className={buttonClass('primary', 'col-span-2')}>
            <Icon name="mail" />
            {t('plan')}
          </a>
          <a href={company.phone.href} className={buttonClass('secondary')}>
            <Icon name="phone" />
            {t('call')}
          </a>
          <WhatsAppLink number={company.whatsapp.number} message={message} className={buttonClass('secondary')}>
            {t('whatsapp')}
          </WhatsAppLink>
        </div>
      </InfoPopover>
    </div>
  );
}
