import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { cardClass } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Poster } from '@/components/ui/poster';
import { describeArt } from '@/content/picture';
import { monthNames } from '@/lib/destinations/facts';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { formatDay } from '@/lib/time/dates';
import { namePlaces } from '@/lib/visa/name-places';
import { type ReadChoices, readChoices, type WhereChoices } from '@/lib/where/choices';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { placesFor } from './places-for';
import { WhereForm } from './where-form';
import { BesideMap, PlaceList, Sources, WhereResults } from './where-results';

const picture = 'pages/window-seat';

/** "Where can I go?": the form, and the answer to what was asked. Null: nothing was asked yet. */
export function WherePage({ asked }: { asked: ReadChoices | null }) {
  const locale = useLocale();
  const t = useTranslations('where');
  const destinations = useTranslations('destinations');
  const hasErrors = asked !== null && Object.keys(asked.errors).length > 0;
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={[{ label: destinations('title'), href: '/explore/destinations' }]} current={t('name')} isShareable />
      <header className="mt-2 flex items-center gap-6">
        <div className="max-w-3xl grow">
          <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>
          {!asked && <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('lead')}</p>}
        </div>
        {!asked && (
          <Poster
            slug={picture}
            crop="card"
            locale={locale}
            alt={describeArt(picture, locale)}
            priority
            className="ms-auto w-28 shrink-0 rounded-card sm:w-48 md:w-64"
          />
        )}
      </header>
      {hasErrors && (
        <Notice tone="warning" announce="status" className="mt-6">
          {t('errors.title')}
        </Notice>
      )}
      {asked ? (
        <details open={hasErrors} className={cardClass({}, 'mt-6')}>
          <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 px-5 py-2 [&::-webkit-details-marker]:hidden">
            <SelectedWishes choices={asked.choices} />
            <span className="ms-auto text-accent underline underline-offset-4">{t('form.change')}</span>
          </summary>
          <div className="p-5 pt-2">
            <WhereForm asked={asked} />
          </div>
        </details>
      ) : (
        <div className={cardClass({}, 'mt-6 p-5 md:p-6')}>
          <WhereForm asked={null} />
        </div>
      )}
      {asked ? <WhereResults asked={asked} /> : <AllPlaces />}
    </div>
  );
}

/** What was chosen, in one line. */
function SelectedWishes({ choices }: { choices: WhereChoices }) {
  const locale = useLocale();
  const t = useTranslations('where.form');
  const selected = useTranslations('where.selected');
  const tag = intlTag(locale);
  const { passport, departure, month, nights, people, budget, hours, weather } = choices;
  const parts = [
    passport && selected('passport', { country: namePlaces([passport], locale)[0]?.name ?? passport }),
    choices.isResident && selected('isResident'),
    departure ? formatDay(departure) : month && monthNames(tag, 'long')[month - 1],
    nights && t('stay', { nights }),
    selected('people', { people }),
    budget && formatQar(budget, tag),
    hours && t('within', { hours }),
    weather && t(weather),
    choices.isVisaFree && t('isVisaFree'),
    choices.isHalal && t('isHalal'),
    choices.isForChildren && t('isForChildren'),
  ].filter((part) => typeof part === 'string');
  return (
    <span className="font-semibold">
      {parts.map((part, index) => (
        <Fragment key={part}>
          <bdi>{part}</bdi>
          {index < parts.length - 1 && '\u00a0· '}
        </Fragment>
      ))}
    </span>
  );
}

/** Every place, for who has not chosen anything. */
function AllPlaces() {
  const t = useTranslations('where');
  const found = placesFor(readChoices(new URLSearchParams(), todayInQatar()).choices);
  const { fitting } = found;
  return (
    <>
      <h2 className="mt-10 text-2xl md:text-3xl">{t('all', { count: fitting.length })}</h2>
      <BesideMap found={found} choices={null}>
        <PlaceList places={fitting} choices={null} />
      </BesideMap>
      <Sources choices={null} shown={fitting} />
    </>
  );
}
