import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { cardClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Poster } from '@/components/ui/poster';
import type { Picture } from '@/content/picture';
import { monthNames } from '@/lib/destinations/facts';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { regionNames } from '@/lib/i18n/region-name';
import { formatQar } from '@/lib/money';
import { formatDay } from '@/lib/time/dates';
import { namePlaces } from '@/lib/visa/name-places';
import { type ReadChoices, readChoices, type WhereChoices } from '@/lib/where/choices';
import { suggestPassport } from '@/lib/where/suggest-passport';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { placesFor } from './places-for';
import { Sources } from './sources';
import { WhereForm } from './where-form';
import { BesideMap, PlaceList, WhereResults } from './where-results';

/** "Where can I go?": the form, and the answer to what was asked. Null: nothing was asked yet. */
export function WherePage({ asked }: { asked: ReadChoices | null }) {
  const t = useTranslations('where');
  const destinations = useTranslations('destinations');
  const meant = asked?.errors.passport === 'passport' ? suggestPassport(asked.given.passport) : null;
  const isVisaRuleUnknown = asked?.errors.passport === 'passport' && asked.wantsVisaFree;
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
          {t('errors.title')} {isVisaRuleUnknown && t('errors.passportForVisa')}{' '}
          {meant && <MeantPassport code={meant} query={asked.query} />}
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

/** Every place, for who has not chosen anything: the nearest first, the others on a tap. */
function AllPlaces() {
  const t = useTranslations('where');
  const found = placesFor(readChoices(new URLSearchParams(), todayInQatar()).choices);
  const { fitting } = found;
  const number = new Intl.NumberFormat(intlTag(useLocale()));
  return (
    <>
      <h2 className="mt-8 text-2xl md:text-3xl">{t('all', { count: fitting.length })}</h2>
      <a href="#map" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 lg:hidden">
        {t('map.show')}
      </a>
      <BesideMap found={found} choices={null}>
        {groups.map(({ key, most }, index) => {
          const least = groups[index - 1]?.most ?? 0;
          const places = fitting.filter(({ minutes }) => minutes > least && minutes <= most);
          return (
            <details key={key} open={index === 0} className="group border-line border-t">
              <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
                <h2 className="text-xl">{t(`groups.${key}`)}</h2>
                <span className="ms-auto text-ink-soft">{number.format(places.length)}</span>
                <Icon name="down" className="size-5 text-ink-soft group-open:rotate-180" />
              </summary>
              <PlaceList places={places} choices={null} />
            </details>
          );
        })}
      </BesideMap>
      <Sources choices={null} shown={fitting} />
    </>
  );
}

/** Choices that many begin with. None ages: months are left open. Most pictures stand in the list too. */
const ideas = {
  beach: { query: 'weather=warm&beach=yes&hours=4', picture: 'places/muscat' },
  weekend: { query: 'hours=2', picture: 'places/bahrain' },
  children: { query: 'children=yes', picture: 'days/dubai-aquarium' },
  snow: { query: 'weather=snow', picture: 'pages/skating' },
  visaFree: { query: 'passport=IN&visa=free', picture: 'places/kathmandu' },
  halal: { query: 'halal=easy&hours=6', picture: 'days/istanbul-bosphorus' },
} as const satisfies Record<string, { query: string; picture: Picture }>;

/** Other passports of people who live in Qatar. */
const passports = ['QA', 'EG', 'PH', 'PK', 'BD', 'NP', 'LK', 'JO', 'LB'];

/** A first answer in one tap: links to choices, as documents, since the router would find the page without choices. */
function WhereIdeas() {
  const locale = useLocale();
  const t = useTranslations('where.ideas');
  const nameOf = regionNames(locale);
  const path = (query: string) => localizePath(`/explore/where?view=results&${query}`, locale);
  return (
    <nav aria-label={t('title')} className="mt-6">
      <ul className="-mx-4 flex gap-3 overflow-x-auto px-4 pb-2 md:mx-0 md:grid md:grid-cols-6 md:px-0">
        {Object.entries(ideas).map(([key, { query, picture }]) => (
          <li key={key} className="w-36 shrink-0 md:w-auto">
            <a href={path(query)} className="group block font-medium text-sm leading-snug underline-offset-4 hover:underline">
              <Poster
                slug={picture}
                crop="card"
                locale={locale}
                decorative
                className="mb-2 aspect-4/3 w-full rounded-card object-cover"
              />
              {t(key as keyof typeof ideas)}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
        {t('otherPassports')}
        {passports.map((code) => (
          <a
            key={code}
            href={path(`passport=${code}&visa=free`)}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {nameOf(code)}
          </a>
        ))}
      </p>
    </nav>
  );
}
