import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { comma, intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { namePlaces } from '@/lib/visa/name-places';
import { readRule } from '@/lib/visa/rule';
import { areVisaRulesTooOld } from '@/lib/visa/rules-age';
import { visaRulesOf } from '@/lib/visa/rules-of';
import type { ReadChoices, WhereChoices } from '@/lib/where/choices';
import type { Criterion, FoundPlace, FoundPlaces, Returning } from '@/lib/where/find-places';
import { CalendarNotes } from './calendar-notes';
import { monthsMark, PlaceLine } from './place-line';
import { placesFor } from './places-for';
import { Sources } from './sources';
import { WhereMap } from './where-map';

/** The answer to the choices in the address: what fits, what may fit, and what was left out. */
export function WhereResults({ asked }: { asked: ReadChoices }) {
  const t = useTranslations('where');
  const { choices } = asked;
  const found = placesFor(choices);
  const { fitting, possible, together } = found;
  const heading = useHeading(found, asked);
  return (
    <>
      <CalendarNotes choices={choices} />
      <div role="status" className="mt-8">
        <h2 className="text-2xl md:text-3xl">{heading}</h2>
      </div>
      <PassportNote choices={choices} />
      <BudgetNote found={found} choices={choices} />
      {fitting.length + possible.length === 0 && <p className="mt-2">{t(together ? 'noneTogether' : 'none')}</p>}
      <BesideMap found={found} choices={choices}>
        {fitting.length > 0 && <FirstPlaces places={fitting} choices={choices} />}
        {possible.length > 0 && <PossiblePlaces places={possible} choices={choices} isAlone={fitting.length === 0} />}
      </BesideMap>
      <LeftOut found={found} query={asked.query} />
      <Sources choices={choices} shown={[...fitting, ...possible]} />
    </>
  );
}

/** For whom the rules of entry count, and what the same passport needs to come back. */
function PassportNote({ choices: { passport, people } }: { choices: WhereChoices }) {
  const locale = useLocale();
  const t = useTranslations('where.passports');
  const rules = useTranslations('visa.rules');
  if (!passport || areVisaRulesTooOld()) return null;
  const back = passport === 'QA' ? null : readRule(visaRulesOf(passport)?.['QA'] ?? '');
  return (
    <div className="mt-2 max-w-3xl text-ink-soft text-sm">
      {people > 1 && <p>{t('all', { people, passport: namePlaces([passport], locale)[0]?.name ?? passport })}</p>}
      {passport !== 'QA' && <p>{back ? t('back', { rule: rules(back.kind) }) : t('backUnknown')}</p>}
    </div>
  );
}

/** A budget that no flight we know is within: of the places still shown we know no fare. */
function BudgetNote({ found: { belowFlights, possible }, choices: { people } }: { found: FoundPlaces; choices: WhereChoices }) {
  const locale = useLocale();
  const t = useTranslations('where');
  if (!belowFlights) return null;
  const { place, total } = belowFlights;
  return (
    <Notice tone="warning" className="mt-4">
      {t.rich('belowFlights', {
        people,
        place: place.name[locale],
        price: () => <bdi>{formatQar(total, intlTag(locale))}</bdi>,
      })}{' '}
      {possible.length > 0 && t('noFares')}
    </Notice>
  );
}

/** How many places there are, and whether all that was wished for is in the answer. */
function useHeading({ fitting, possible }: FoundPlaces, { errors }: ReadChoices): string {
  const t = useTranslations('where');
  const isRefused = Object.values(errors).some((error) => error !== 'monthOfOtherDay');
  const isUncertain = fitting.length === 0 && possible.length > 0;
  if (isUncertain) {
    const found = t('uncertain', { count: possible.length });
    return isRefused ? t('withoutRefused', { found }) : found;
  }
  if (!isRefused || fitting.length === 0) return t('fitting', { count: fitting.length });
  return t('withoutRefused', { found: t('places', { count: fitting.length }) });
}

interface BesideMapProps {
  found: FoundPlaces;
  choices: WhereChoices | null;
  children: ReactNode;
}

/** Places and their map, both in sight on a wide screen. */
export function BesideMap({ found, choices, children }: BesideMapProps) {
  const t = useTranslations('where.legend');
  return (
    <div className="mt-4 gap-8 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <div>
        <p className="mb-4 text-ink-soft text-sm">
          {!choices?.month && !choices?.weather && <span className={monthsMark}>{t('months')} </span>}
          {t('holidays')}
        </p>
        {children}
      </div>
      <div id="map" className="mt-8 scroll-mt-24 lg:sticky lg:top-[calc(var(--header-height)+1rem)] lg:mt-0 lg:self-start">
        <WhereMap found={found} choices={choices} />
      </div>
    </div>
  );
}

/** As many as are shown of a list before its button. */
const shownAtFirst = 12;

/** Places that nothing rules out. What is not known of any of them is said once. */
function PossiblePlaces({ places, choices, isAlone }: PlaceListProps & { isAlone: boolean }) {
  const locale = useLocale();
  const t = useTranslations('where');
  const isUnknownOf = (criterion: Criterion) => (found: FoundPlace) =>
    found.unknown.includes(criterion) && !(criterion === 'budget' && found.cost?.isWhole);
  const said = places[0]?.unknown.filter((criterion) => places.every(isUnknownOf(criterion))) ?? [];
  return (
    <section aria-labelledby="possible" className="mt-8 first:mt-0">
      <h2 id="possible" className={isAlone ? 'sr-only' : 'text-2xl'}>
        {t('possible', { count: places.length })}
      </h2>
      <p className="text-ink-soft">
        {t('possibleText')}{' '}
        {said.length > 0 && t('unknownOfAll', { what: said.map((criterion) => t(`criteria.${criterion}`)).join(comma[locale]) })}
      </p>
      <FirstPlaces places={places} choices={choices} said={said} />
    </section>
  );
}

interface PlaceListProps {
  places: readonly FoundPlace[];
  choices: WhereChoices | null;
  /** What is not known of any of them. */
  said?: readonly Criterion[];
}

/** The first places of a long list, and the others on a tap. */
function FirstPlaces({ places, ...list }: PlaceListProps) {
  const t = useTranslations('where');
  const rest = places.slice(shownAtFirst);
  return (
    <>
      <PlaceList places={places.slice(0, shownAtFirst)} {...list} />
      {rest.length > 0 && (
        <details className="group mt-4">
          <summary className={buttonClass('secondary', 'w-full list-none group-open:hidden [&::-webkit-details-marker]:hidden')}>
            {t('more', { count: rest.length })}
          </summary>
          <PlaceList places={rest} {...list} />
        </details>
      )}
    </>
  );
}

export function PlaceList({ places, choices, said = [] }: PlaceListProps) {
  return (
    <ul className="mt-3 grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
      {places.map((found) => (
        <PlaceLine
          key={found.place.airport}
          found={found}
          choices={choices}
          // A cost says itself what is missing of it.
          unknown={found.unknown.filter((criterion) => !said.includes(criterion) && !(criterion === 'budget' && found.cost))}
        />
      ))}
    </ul>
  );
}

function LeftOut({ found: { left, together }, query }: { found: FoundPlaces } & Pick<ReadChoices, 'query'>) {
  const locale = useLocale();
  const t = useTranslations('where.left');
  const criteria = useTranslations('where.criteria');
  const format = useFormatter();
  if (left.length === 0) return null;
  const back = ({ fitting, possible }: Returning) =>
    fitting > 0 ? t('fitting', { count: fitting }) : t('possible', { count: possible });
  const linkWithout = (wishes: readonly Criterion[], words: string) => {
    const rest = new URLSearchParams(query);
    // A wish has the name of its parameter.
    for (const wish of wishes) rest.delete(wish);
    // A document: the router would find the page without choices.
    return (
      <a
        href={localizePath(`/explore/where?${rest}`, locale)}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        {words}
      </a>
    );
  };
  return (
    <section aria-labelledby="left" className="mt-10">
      <h2 id="left" className="text-2xl">
        {t('title')}
      </h2>
      {together && (
        <p className="mt-2">
          {linkWithout(
            together.wishes,
            t('together', {
              wishes: format.list(together.wishes.map((wish) => criteria(wish))),
              size: together.wishes.length,
              back: back(together.without),
            }),
          )}
        </p>
      )}
      <ul className="mt-2">
        {left.map(({ criterion, count, without }) => (
          <li key={criterion} className="flex min-h-11 flex-wrap items-center gap-x-4">
            {t(criterion, { count })}
            {criterion !== 'entry' &&
              (without.fitting + without.possible > 0 ? (
                linkWithout([criterion], t('without', { back: back(without) }))
              ) : (
                <span className="text-ink-soft">{t('nothing')}</span>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
