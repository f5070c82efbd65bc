import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type PackageExtra, type PackageRates, packageExtras } from '@/content/package';
import { packageWishes } from '@/lib/bookings/products/package/schema';
import type { TripDraft } from '@/lib/bookings/products/package/trip-address';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { type OnField, TripForm, type TripFormProps } from './trip-form';

interface ExtraFieldsProps {
  trip: Pick<TripDraft, 'extras' | 'wishes'>;
  rates: PackageRates;
  onField: OnField;
}

const units = { fastTrack: 'perTraveller', secondTour: 'perCar', dinners: 'perEvening' } as const;
const texts = { fastTrack: 'fastTrackText', secondTour: 'secondTourText', dinners: 'dinnersText' } as const;

/** Extras with a price, and requests that the agency answers. */
export function ExtrasStep({ rates, ...form }: TripFormProps & Pick<ExtraFieldsProps, 'rates'>) {
  return (
    <TripForm step="extras" {...form}>
      {(onField) => <ExtraFields rates={rates} trip={form.trip} onField={onField} />}
    </TripForm>
  );
}

export function ExtraFields({ rates, trip: { extras, wishes }, onField }: ExtraFieldsProps) {
  const t = useTranslations('packages.request.extras');
  const tag = intlTag(useLocale());
  const priceOfExtra = (extra: PackageExtra) => (
    <bdi className="font-medium">{t(units[extra], { price: formatQar(rates.extras[extra], tag) })}</bdi>
  );
  return (
    <div className="space-y-8">
      {/* Read as "none" when no wish is sent. */}
      <input type="hidden" name="wishes" value="" />
      <fieldset className="min-w-0">
        <legend className="font-semibold text-lg">{t('title')}</legend>
        <p className="mt-1 mb-4 text-ink-soft">{t('none')}</p>
        <div className="space-y-3">
          {packageExtras.map((extra) => (
            <ChoiceCard
              key={extra}
              id={`extras.${extra}`}
              label={t(extra)}
              aside={priceOfExtra(extra)}
              isSelected={extras.includes(extra)}
              name="extras"
              value={extra}
              onField={onField}
            >
              {t(texts[extra])}
            </ChoiceCard>
          ))}
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-semibold text-lg">{t('wishes')}</legend>
        <p className="mt-1 mb-4 text-ink-soft">{t('wishesText')}</p>
        <div className="grid gap-3 sm:grid-cols-3">
          {packageWishes.map((wish) => (
            <ChoiceCard
              key={wish}
              id={`wishes.${wish}`}
              label={t(wish)}
              isSelected={wishes.includes(wish)}
              name="wishes"
              value={wish}
              onField={onField}
            />
          ))}
        </div>
        <p className="mt-3 text-ink-soft text-sm">
          {t.rich('insuranceText', {
            link: (text) => (
              <Link href="/services/travel-insurance" prefetch={false} className="text-accent underline underline-offset-4">
                {text}
              </Link>
            ),
          })}
        </p>
      </fieldset>
    </div>
  );
}

interface ChoiceCardProps {
  id: string;
  label: string;
  aside?: ReactNode;
  name: string;
  value: string;
  isSelected: boolean;
  onField: OnField;
  children?: ReactNode;
}

function ChoiceCard({ id, label, aside, name, value, isSelected, onField, children }: ChoiceCardProps) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-14 gap-3 rounded-control border border-line-strong bg-raised px-4 py-3 transition-colors duration-150 hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft"
    >
      <input
        type="checkbox"
        id={id}
        name={name}
        value={value}
        checked={isSelected}
        onChange={onField}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{label}</span>
          {aside}
        </span>
        {children && <span className="mt-1 block text-ink-soft text-sm">{children}</span>}
      </span>
    </label>
  );
}
