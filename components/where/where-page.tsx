import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { cardClass } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { monthNames } from '@/lib/destinations/facts';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { formatDay } from '@/lib/time/dates';
import { namePlaces } from '@/lib/visa/name-places';
import { type ReadChoices, readChoices, type WhereChoices } from '@/lib/where/choices';
import { suggestPassport } from '@/lib/where/suggest-passport';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { placesFor } from './places-for';
import { Sources } from './sources';
import { WhereForm } from './where-form';
import { WhereIdeas } from './where-ideas';
import { BesideMap, PlaceList, WhereResults } from './where-results';

/** "Where can I go?": the form, and the answer to what was asked. Null: nothing was asked yet. */
export function WherePage({ asked }: { asked: ReadChoices | null }) {
  const t = useTranslations('where');
  const destinations = useTranslations('destinations');
  const meant = asked?.errors.passport === 'passport' ? suggestPassport(asked.given.passport) : null;
  const hasErrors = asked !== null && Object.keys(asked.errors).length > 0;
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={[{ label: destinations('title'), href: '/explore/destinations' }]} current={t('name')} isShareable />
      <header className="mt-2 max-w-3xl">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>
        {!asked && <p className="mt-2 text-ink-soft text-lg">{t('lead')}</p>}
      </header>
      {!asked && <WhereIdeas />}
      {hasErrors && (
        <Notice tone="warning" announce="status" className="mt-6">
          {t('errors.title')} {meant && <MeantPassport code={meant} query={asked.query} />}
        </Notice>
      )}
      {asked ? (
        <details open={hasErrors} className={cardClass({}, 'mt-6')}>
          <summary className="flex min-h-12 cursor-pointer list-none flex-wrap items-center gap-x-4 px-5 py-2 [&::-webkit-details-marker]:hidden">
            <SelectedWishes choices={asked.choices} />
            <span className="ms-auto text-accent underline underline-offset-4">{t('form.change')}</span>
          </summary>
          <div className="p-5 pt-2">
            <WhereForm asked={asked} meant={meant} />
          </div>
        </details>
      ) : (
        <div className={cardClass({}, 'mt-4 p-4 md:p-6')}>
          <WhereForm asked={null} meant={null} />
        </div>
      )}
      {asked ? <WhereResults asked={asked} /> : <AllPlaces />}
    </div>
  );
}

/** The answer to what somebody most likely meant. */
function MeantPassport({ code, query }: { code: string; query: string }) {
  const locale = useLocale();
  const t = useTranslations('where.errors');
  const meant = new URLSearchParams(query);
  meant.set('passport', code);
  return (
    <a
      href={localizePath(`/explore/where?${meant}`, locale)}
      className="flex min-h-11 w-fit items-center underline underline-offset-4"
    >
      {t('meant', { country: namePlaces([code], locale)[0]?.name ?? code })}
    </a>
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
    choices.isBeach && t('isBeach'),
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

/** The longest flights of each group, in minutes. */
const groups = [
  { key: 'near', most: 180 },
  { key: 'middle', most: 330 },
  { key: 'far', most: Number.POSITIVE_INFINITY },
] as const;

/** Every place, for who has not chosen anything: the nearest first. */
function AllPlaces() {
  const t = useTranslations('where');
  const found = placesFor(readChoices(new URLSearchParams(), todayInQatar()).choices);
  const { fitting } = found;
  return (
    <>
      <h2 className="mt-8 text-2xl md:text-3xl">{t('all', { count: fitting.length })}</h2>
      <a href="#map" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 lg:hidden">
        {t('map.show')}
      </a>
      <BesideMap found={found} choices={null}>
        {groups.map(({ key, most }, index) => {
          const least = groups[index - 1]?.most ?? 0;
          return (
            <Fragment key={key}>
              <h2 className="mt-8 text-xl first:mt-0">{t(`groups.${key}`)}</h2>
              <PlaceList places={fitting.filter(({ minutes }) => minutes > least && minutes <= most)} choices={null} />
            </Fragment>
          );
        })}
      </BesideMap>
      <Sources choices={null} shown={fitting} />
    </>
  );
}
