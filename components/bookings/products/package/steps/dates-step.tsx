import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { Field } from '@/components/ui/fields/field';
import { Stepper } from '@/components/ui/fields/stepper';
import { Icon } from '@/components/ui/icon';
import { loadOnUse } from '@/components/ui/load-on-use';
import { Skeleton } from '@/components/ui/skeleton';
import type { PackageRates } from '@/content/package';
import type { PackageDraft } from '@/lib/bookings/products/package/draft';
import { mostExtraNights } from '@/lib/bookings/products/package/schema';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { extraNightPrice } from '@/lib/packages/price';
import { levelOf } from '@/lib/packages/seasons';
import { formatDay, formatDayInWords } from '@/lib/time/dates';
import { StepButtons } from './step-buttons';

const loadSheet = () => import('./departure-sheet').then(({ DepartureSheet }) => DepartureSheet);
const DepartureSheet = loadOnUse(loadSheet, <Skeleton className="h-4" />);

interface DatesStepProps {
  draft: PackageDraft;
  rates: PackageRates;
  window: { earliest: string; latest: string };
  /** Error key of the present day, or null. */
  errorKey: string | null;
  onChange: (part: Partial<PackageDraft>) => void;
  onComplete: () => void;
}

/** The first day, and extra nights. */
export function DatesStep({ draft, rates, window, errorKey, onChange, onComplete }: DatesStepProps) {
  const t = useTranslations('packages.request.dates');
  const errors = useTranslations('packages.request.errors');
  const tag = intlTag(useLocale());
  const [isOpen, setIsOpen] = useState(false);
  const [isErrorShown, setIsErrorShown] = useState(draft.departureDate !== '' && errorKey !== null);
  const { departureDate, extraNights } = draft;
  const nights = rates.nights + extraNights;
  const error = isErrorShown && errorKey ? errors(errorKey as 'departureRequired') : undefined;
  const days = { earliest: formatDay(window.earliest), latest: formatDay(window.latest) };

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!errorKey) return onComplete();
    setIsErrorShown(true);
    document.getElementById('departure')?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className="space-y-5 rounded-card border border-line bg-raised p-4 shadow-card md:p-6">
        <Field id="departure" label={t('departure')} hint={t('window', days)} error={error}>
          {({ id, 'aria-invalid': isInvalid, ...control }) => (
            <button
              type="button"
              id={id}
              {...control}
              data-invalid={isInvalid}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
              onPointerEnter={() => void loadSheet()}
              className="control flex max-w-sm items-center gap-2 data-invalid:border-danger"
            >
              <Icon name="calendar" className="size-5 text-ink-soft" />
              <bdi className={departureDate ? 'tabular-nums' : 'text-ink-soft'}>
                {departureDate ? formatDay(departureDate) : t('choose')}
              </bdi>
            </button>
          )}
        </Field>
        {departureDate && !error && (
          <p className="flex flex-wrap gap-x-3 gap-y-1" role="status">
            <span>{t('home', { day: formatDayInWords(lastDayOf(draft, rates.nights), tag), nights, days: nights + 1 })}</span>
            <span className="rounded-pill bg-sunken px-3 text-sm leading-6">
              {t('season', { season: levelOf(rates.seasons, departureDate) })}
            </span>
          </p>
        )}
        <div className="max-w-sm border-line border-t pt-5">
          <Stepper
            label={t('extraNights')}
            hint={t('extraNightsHint', { price: formatQar(extraNightPrice(rates, departureDate), tag) })}
            value={extraNights}
            min={0}
            max={mostExtraNights}
            words={{ more: t('moreNights'), fewer: t('fewerNights') }}
            onChange={(value) => onChange({ extraNights: value })}
          />
        </div>
      </div>
      <StepButtons />
      {isOpen && (
        <DepartureSheet
          value={departureDate}
          earliest={window.earliest}
          latest={window.latest}
          onClose={() => setIsOpen(false)}
          onPick={(day) => {
            setIsErrorShown(true);
            setIsOpen(false);
            onChange({ departureDate: day });
          }}
        />
      )}
    </form>
  );
}
