import { useLocale, useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { BesideArt } from '@/components/layout/guide/beside-art';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Field } from '@/components/ui/fields/field';
import { Select } from '@/components/ui/fields/select';
import type { PrayerPlace } from '@/content/prayer-times';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import type { PrayerErrors } from '@/lib/prayer-times/asked';
import { programmePlaces } from '@/lib/prayer-times/places';
import { isNextDay, type PrayerDay, qiblaFrom } from '@/lib/prayer-times/prayer-day';
import { formatDayInWords, writeDay } from '@/lib/time/dates';
import { formatHijri } from '@/lib/time/gulf/hijri';
import { isFastForbidden } from '@/lib/time/gulf/occasions';
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
      <BesideArt
        art="pages/prayer-sun"
        isMirrored
        heading={
          <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">
            {place ? t('titleIn', { city: place.name[locale] }) : t('title')}
          </h1>
        }
        className="mt-2"
      >
        {(asked.given.place === '' || !hours) && <p className="mt-4 text-ink-soft text-lg">{t('page.lead')}</p>}
        {place && hours && <DayOfPrayers place={place} hours={hours} />}
        <PrayerForm asked={asked} />
      </BesideArt>
    </div>
  );
}

function DayOfPrayers({ place, hours }: { place: PrayerPlace; hours: PrayerDay }) {
  const locale = useLocale();
  const t = useTranslations('prayers');
  const tag = intlTag(locale);
  const { rules, qibla, halal } = usePlaceWords(place);
  const { degrees } = qiblaFrom(place.latitude, place.longitude);
  return (
    <div className="grid max-w-4xl items-center gap-x-12 md:grid-cols-[minmax(0,1fr)_15rem]">
      <p className="mt-4 text-lg md:col-span-2">
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
              {isNextDay(hours, prayer) && <span className="block font-normal text-ink-soft text-xs">{t('nextDay')}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <QiblaCompass degrees={degrees} north={t('north')} />
      <ul className="mt-5 space-y-1">
        <li>
          {isFastForbidden(hours.day)
            ? t('noFast')
            : fastInWords(hours, t('fast', { from: '{from}', to: '{to}', hours: '{hours}' }), tag)}
        </li>
        <li>{qibla}</li>
        <li>{halal}</li>
      </ul>
      <p className="mt-4 text-ink-soft text-sm md:col-span-2 md:max-w-2xl">
        {hours.isEstimate && <span>{`${t('estimate')} `}</span>}
        <span>{rules}</span>
      </p>
    </div>
  );
}

/** The needle points to the Kaaba where north is up; the line beside it says the same. */
function QiblaCompass({ degrees, north }: { degrees: number; north: string }) {
  return (
    <svg viewBox="-64 -64 128 128" aria-hidden="true" className="mx-auto mt-6 size-48 md:row-span-2 md:mt-5 md:size-60">
      <circle r="60" className="fill-raised stroke-line" strokeWidth="2" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path key={turn} d="M0-56v6" transform={`rotate(${turn})`} strokeWidth="2" className="stroke-ink-soft" />
      ))}
      <text y="-35" textAnchor="middle" className="fill-ink-soft font-medium text-[12px]">
        {north}
      </text>
      <g transform={`rotate(${degrees})`}>
        <path d="M0 26L-6-22H6Z" className="fill-accent" />
        <rect x="-9" y="-46" width="18" height="20" rx="1.5" className="fill-ink" />
        <path d="M-9-40H9" strokeWidth="3" className="stroke-sun" />
      </g>
      <circle r="5" className="fill-raised stroke-accent" strokeWidth="3" />
    </svg>
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
