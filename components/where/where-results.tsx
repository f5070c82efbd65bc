import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { visaRulesAsOf } from '@/content/visa-passports.generated';
import { comma, localizePath } from '@/lib/i18n/locales';
import { formatDay } from '@/lib/time/dates';
import { isInRamadan, occasionsWithin } from '@/lib/time/gulf/occasions';
import { namePlaces } from '@/lib/visa/name-places';
import { areVisaRulesOld, areVisaRulesTooOld } from '@/lib/visa/rules-age';
import type { ReadChoices, WhereChoices } from '@/lib/where/choices';
import type { FoundPlace, FoundPlaces } from '@/lib/where/find-places';
import { PlaceLine } from './place-line';
import { placesFor } from './places-for';
import { WhereMap } from './where-map';

/** The answer to the choices in the address: what fits, what may fit, and what was left out. */
export function WhereResults({ asked }: { asked: ReadChoices }) {
  const t = useTranslations('where');
  const { choices } = asked;
  const found = placesFor(choices);
  const { fitting, possible } = found;
  return (
    <>
      <RamadanNote choices={choices} />
      <div role="status" className="mt-8">
        <h2 className="text-2xl md:text-3xl">{t('fitting', { count: fitting.length })}</h2>
      </div>
      {fitting.length + possible.length === 0 && <p className="mt-2">{t('none')}</p>}
      <BesideMap found={found} choices={choices}>
        <PlaceList places={fitting} choices={choices} />
        {possible.length > 0 && (
          <section aria-labelledby="possible" className="mt-8">
            <h2 id="possible" className="text-2xl">
              {t('possible', { count: possible.length })}
            </h2>
            <p className="mt-1 text-ink-soft">{t('possibleText')}</p>
            <PlaceList places={possible} choices={choices} />
          </section>
        )}
      </BesideMap>
      <LeftOut left={found.left} query={asked.query} />
      <Sources choices={choices} shown={[...fitting, ...possible]} />
    </>
  );
}

interface BesideMapProps {
  found: FoundPlaces;
  choices: WhereChoices | null;
  children: ReactNode;
}

/** Places and their map, both in sight on a wide screen. */
export function BesideMap({ found, choices, children }: BesideMapProps) {
  return (
    <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-8">
      <div className="lg:order-last">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+1rem)]">
          <WhereMap found={found} choices={choices} />
        </div>
      </div>
      <div>{children}</div>
    </div>
  );
}

interface PlaceListProps {
  places: readonly FoundPlace[];
  choices: WhereChoices | null;
}

export function PlaceList({ places, choices }: PlaceListProps) {
  return (
    <ul className="mt-4 grid gap-x-8 md:max-lg:grid-cols-2 lg:mt-0">
      {places.map((found) => (
        <PlaceLine key={found.place.airport} found={found} choices={choices} />
      ))}
    </ul>
  );
}

function RamadanNote({ choices: { period, departure, nights } }: { choices: WhereChoices }) {
  const t = useTranslations('where.ramadan');
  const ramadan = period && occasionsWithin(period.from, period.to).find(({ occasion }) => occasion === 'ramadan');
  if (!ramadan) return null;
  const isReturn = departure !== null && nights !== null && isInRamadan(period.to) && !isInRamadan(departure);
  return (
    <Notice className="mt-6">
      {t(isReturn ? 'return' : 'within', { first: formatDay(ramadan.first), last: formatDay(ramadan.last) })}
    </Notice>
  );
}

/** The parameters of each wish that can be taken back. */
const parameterOf = { visa: 'visa', hours: 'hours', weather: 'weather', halal: 'halal', children: 'children', budget: 'budget' };

function LeftOut({ left, query }: Pick<FoundPlaces, 'left'> & Pick<ReadChoices, 'query'>) {
  const locale = useLocale();
  const t = useTranslations('where.left');
  if (left.length === 0) return null;
  const without = (parameter: string) => {
    const rest = new URLSearchParams(query);
    rest.delete(parameter);
    return localizePath(`/explore/where?${rest}`, locale);
  };
  return (
    <section aria-labelledby="left" className="mt-10">
      <h2 id="left" className="text-2xl">
        {t('title')}
      </h2>
      <ul className="mt-2">
        {left.map(({ criterion, count, moreWithout }) => (
          <li key={criterion} className="flex flex-wrap items-center gap-x-4">
            {t(criterion, { count })}
            {criterion !== 'entry' && (
              // A document: the router would find the page without choices.
              <a
                href={without(parameterOf[criterion])}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
              >
                {t('without', { count: moreWithout })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SourcesProps {
  choices: WhereChoices | null;
  shown: readonly FoundPlace[];
}

export function Sources({ choices, shown }: SourcesProps) {
  const locale = useLocale();
  const t = useTranslations('where.sources');
  const rules = useTranslations('visa.rules');
  const climates = choices?.month ? shown.flatMap(({ place }) => place.climate?.source[locale] ?? []) : [];
  const passport = choices?.passport && (namePlaces([choices.passport], locale)[0]?.name ?? choices.passport);
  return (
    <section aria-labelledby="sources" className="mt-10 max-w-3xl space-y-2 text-ink-soft text-sm">
      <h2 id="sources" className="text-ink text-xl">
        {t('title')}
      </h2>
      {passport && (
        <p>
          {t('visa', { passport })}{' '}
          {areVisaRulesTooOld() ? (
            rules('tooOld')
          ) : (
            <>
              {rules('source', { day: formatDay(visaRulesAsOf) })} {areVisaRulesOld() && rules('old')}{' '}
              <strong className="font-medium text-ink">{rules('confirm')}</strong>
            </>
          )}{' '}
          <TextLink href={`/support/travel-requirements?passport=${choices.passport}`}>{t('look')}</TextLink>
        </p>
      )}
      {choices?.isResident && <p>{t('residents')}</p>}
      <p>{t('flights')}</p>
      <p>{t('prices')}</p>
      {climates.length > 0 && <p>{t('weather', { sources: [...new Set(climates)].join(comma[locale]) })}</p>}
      {(choices?.isHalal || choices?.isForChildren) && <p>{t('guides')}</p>}
    </section>
  );
}
