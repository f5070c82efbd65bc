import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Crumb } from '@/components/layout/breadcrumb';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { buttonClass } from '@/components/ui/button';
import { CallLink as PhoneLink } from '@/components/ui/contact/call-link';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { Icon } from '@/components/ui/icon';
import type { CallService } from '@/content/services/call-service';
import { company } from '@/lib/company/company';
import { openingPeriod } from '@/lib/i18n/opening-hours';

interface CallPageProps {
  service: CallService;
  trail: readonly Crumb[];
  /** The page's own content, above its first section. */
  children: ReactNode;
}

/** A service that cannot be booked online (SPEC section 1): all buttons lead to the telephone. */
export function CallPage({ service, trail, children }: CallPageProps) {
  const locale = useLocale();
  const text = service[locale];
  return (
    <GuidePage
      locale={locale}
      text={text}
      art={service.art}
      name={service.name[locale]}
      trail={trail}
      action={<CallLink />}
      aside={<CallCard ready={service.ready[locale]} greeting={text.greeting} />}
    >
      {children}
    </GuidePage>
  );
}

interface CallCardProps {
  ready: readonly string[];
  /** Message of visitors who want to be called. */
  greeting: string;
}

/** The next step of a service that is booked by phone: number, hours, and what to have at hand. */
function CallCard({ ready, greeting }: CallCardProps) {
  const locale = useLocale();
  const t = useTranslations('services.call');
  const { saturdayToThursday, friday } = company.openingHours;
  return (
    <section aria-labelledby="call-title" className="rounded-card bg-night p-6 text-on-night shadow-card">
      <h2 id="call-title" className="text-xl">
        {t('title')}
      </h2>
      <a href={company.phone.href} className="mt-2 inline-flex min-h-11 items-center underline-offset-4 hover:underline">
        <bdi dir="ltr" className="whitespace-nowrap font-semibold text-2xl">
          {company.phone.display}
        </bdi>
      </a>
      <p className="text-on-night-soft">
        {t.rich('hours', {
          week: openingPeriod(saturdayToThursday, locale),
          friday: openingPeriod(friday, locale),
          period: (hours) => <bdi className="whitespace-nowrap">{hours}</bdi>,
        })}
      </p>
      <div className="mt-5 rounded-control bg-raised p-4 text-ink">
        <h3 className="font-semibold">{t('ready')}</h3>
        <ReadyList items={ready} />
      </div>
      <WhatsAppLink number={company.whatsapp.number} message={greeting} className={buttonClass('secondary', 'mt-4 w-full')}>
        {t('whatsapp')}
      </WhatsAppLink>
    </section>
  );
}

/** The number of the call-only services, in large type. */
export function CallLink() {
  const t = useTranslations('services.call');
  return (
    <PhoneLink phone={company.phone} className={buttonClass('primary', 'text-lg')}>
      {(phone) => t.rich('action', { phone })}
    </PhoneLink>
  );
}

/** What the caller should have at hand. */
export function ReadyList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 space-y-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-5 text-accent" />
          {item}
        </li>
      ))}
    </ul>
  );
}
