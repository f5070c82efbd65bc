import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import type { PrayerPlace } from '@/content/prayer-times';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import type { PrayerErrors } from '@/lib/prayer-times/asked';
import { programmePlaces } from '@/lib/prayer-times/places';
import type { PrayerDay } from '@/lib/prayer-times/prayer-day';
import { formatDayInWords, writeDay } from '@/lib/time/dates';
import { formatHijri } from '@/lib/time/gulf/hijri';
import { fastInWords } from './fast-in-words';
import { usePlaceWords } from './use-place-words';

export interface AskedPrayers {
  /** As in the address, so that nothing typed is lost. */
  given: { place: string; day: string };
  place: PrayerPlace | undefined;
  /** Null with an error, and before anything is asked. */
  hours: PrayerDay | null;
  errors: PrayerErrors;
}

/** The hours of prayer at one place on one day, and a form for another. Without script. */
export function PrayerPage({ asked }: { asked: AskedPrayers }) {
  const locale = useLocale();
  const t = useTranslations('prayers');
  const { place, hours } = asked;
  return (
    <div data-no-offers="" className="page-width pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('title')} />
      <h1 className="mt-2 text-3xl md:text-5xl rtl:leading-[1.35]">
        {place ? t('titleIn', { city: place.name[locale] }) : t('title')}
      </h1>
      {place && hours ? (
        <DayOfPrayers place={place} hours={hours} />
      ) : (
        <p className="mt-4 text-ink-soft text-lg">{t('page.lead')}</p>
      )}
      <PrayerForm asked={asked} />
    </div>
  );
}

function DayOfPrayers({ place, hours }: { place: PrayerPlace; hours: PrayerDay }) {
  const locale = useLocale();
  const t = useTranslations('prayers');
  const tag = intlTag(locale);
  const { rules, qibla, halal } = usePlaceWords(place);
  return (
    <div className="max-w-2xl">
      <p className="mt-4 text-lg">
        <span>{formatDayInWords(hours.day, tag)}</span>
        <span>{' · '}</span>
        <bdi>{formatHijri(hours.day, locale)}</bdi>
      </p>
      <dl className="mt-5 grid grid-cols-2 gap-x-8 rounded-card border border-line bg-raised px-5 py-3 sm:grid-cols-3">
        {hours.times.map(({ prayer, clock }) => (
          <div key={prayer} className="flex items-baseline justify-between gap-3 py-2">
            <dt className="text-ink-soft">{t(`names.${prayer}`)}</dt>
            <dd className="font-semibold text-xl tabular-nums">
              <bdi dir="ltr">{clock}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-5 space-y-1">
        <li>{fastInWords(hours, t('fast', { from: '{from}', to: '{to}', hours: '{hours}' }), tag)}</li>
        <li>{qibla}</li>
        <li>{halal}</li>
      </ul>
      <p className="mt-4 text-ink-soft text-sm">
        {hours.isEstimate && <span>{`${t('estimate')} `}</span>}
        <span>{rules}</span>
      </p>
    </div>
  );
}

function PrayerForm({ asked: { given, place, errors } }: { asked: AskedPrayers }) {
  const locale = useLocale();
  const t = useTranslations('prayers');
  const words = useDateWords();
  const places = place && !programmePlaces.includes(place) ? [place, ...programmePlaces] : programmePlaces;
  const options = places
    .map(({ slug, name }) => ({ slug, name: name[locale] }))
    .sort((a, b) => a.name.localeCompare(b.name, locale));
  return (
    <form action={localizePath('/prayer-times', locale)} className={cardClass({}, 'mt-8 max-w-2xl p-5 md:p-6')}>
      <div className="field-grid sm:grid-cols-2">
        <Select
          id="place"
          name="place"
          label={t('page.place')}
          defaultValue={place?.slug ?? ''}
          error={errors.place && t('page.unknownPlace')}
        >
          <option value="">{t('page.choose')}</option>
          {options.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Field id="day" label={t('day')} error={errors.day && words.errors[errors.day]}>
          {(control) => (
            <input
              {...control}
              name="day"
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              maxLength={40}
              placeholder={words.examples.trip}
              defaultValue={writeDay(given.day)}
              className="control tabular-nums"
            />
          )}
        </Field>
      </div>
      <Button type="submit" className="mt-4">
        {t('page.submit')}
      </Button>
    </form>
  );
}
