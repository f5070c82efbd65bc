import { useLocale, useTranslations } from 'next-intl';
import { type PackageExtra, type PackageRates, packageExtras } from '@/content/package';
import { packageWishes } from '@/lib/bookings/products/package/schema';
import type { TripDraft } from '@/lib/bookings/products/package/trip-address';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { formatQar } from '@/lib/money';
import { FlightFields } from '../flights/flight-fields';
import type { HolidayFlights } from '../flights/use-holiday-flights';
import { ChoiceCard } from './choice-card';
import { type OnField, TripForm, type TripFormProps } from './trip-form';

interface ExtraFieldsProps {
  trip: Pick<TripDraft, 'extras' | 'wishes' | 'flight'>;
  rates: PackageRates;
  onField: OnField;
}

const units = { fastTrack: 'perTraveller', secondTour: 'perCar', dinners: 'perEvening' } as const;
const texts = { fastTrack: 'fastTrackText', secondTour: 'secondTourText', dinners: 'dinnersText' } as const;

interface ExtrasStepProps extends TripFormProps, Pick<ExtraFieldsProps, 'rates'> {
  flights: HolidayFlights;
  againAt: string;
}

/** The flights, extras with a price, and requests that the agency answers. */
export function ExtrasStep({ rates, flights, againAt, ...form }: ExtrasStepProps) {
  return (
    <TripForm step="extras" {...form}>
      {(onField) => (
        <div className="space-y-8">
          <FlightFields choice={form.trip.flight} flights={flights} againAt={againAt} onField={onField} />
          <ExtraFields rates={rates} trip={form.trip} onField={onField} />
        </div>
      )}
    </TripForm>
  );
}

export function ExtraFields({ rates, trip: { extras, wishes, flight }, onField }: ExtraFieldsProps) {
  const t = useTranslations('packages.request.extras');
  const tag = intlTag(useLocale());
  // The answer covers flights that were not found without being asked.
  const offered = packageWishes.filter((wish) => wish !== 'flights' || flight === 'none');
  const priceOfExtra = (extra: PackageExtra) => (
    <bdi className="font-medium">{t(units[extra], { price: formatQar(rates.extras[extra], tag) })}</bdi>
  );
  return (
    <div className="space-y-8">
      {/* Read as "none" when no wish is sent. */}
      <input type="hidden" name="wishes" value="" />
      {/* A wish that is not offered at present. */}
      {flight !== 'none' && wishes.includes('flights') && <input type="hidden" name="wishes" value="flights" />}
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
          {offered.map((wish) => (
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
