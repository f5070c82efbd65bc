import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';

/**
 * The information dialog of a service that is booked by phone (SPEC section 2). A native popover: opens, closes on Escape and
 * on a click beside it without any script.
 */
export function CallToBook({ id, service }: { id: string; service: string }) {
  const t = useTranslations('home.services');
  const close = useTranslations('common')('close');
  return (
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] rounded-card bg-raised p-6 text-ink shadow-float backdrop:bg-night/50"
    >
      <div className="flex items-start gap-3">
        <h3 id={`${id}-title`} className="grow text-xl">
          {t('callTitle', { service })}
        </h3>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={close}
          className="-me-3 -mt-2 inline-flex size-11 items-center justify-center rounded-pill hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <p className="mt-3 text-ink-soft">{t('callText')}</p>
      <a href={company.phone.href} className={buttonClass('primary', 'mt-6 w-full')}>
        <Icon name="phone" />
        {t.rich('callAction', { phone: () => <bdi dir="ltr">{company.phone.display}</bdi> })}
      </a>
    </div>
  );
}
