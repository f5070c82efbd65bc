import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { multiCityFormPath, multiCityResultsPath, readSelectedOffers } from '@/lib/flights/multi-city/address';
import { connectionTexts } from '@/lib/flights/multi-city/connection-texts';
import { type HardConnection, hardConnectionsOf, overlapIn } from '@/lib/flights/multi-city/connections';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import type { SelectedOffer } from '@/lib/flights/selected-offer';
import { localizePath } from '@/lib/i18n/locales';
import { useDurationWords } from '../../results/card/duration-text';
import { SampleNote } from '../../results/list/list-notes';
import { leaveResults, replaceAddress } from '../history';
import { LegSection, legHeadingId } from './leg/leg-section';
import { ResultsHead } from './results-head';
import { TripTotal } from './trip-total';
import { useLegSearches } from './use-leg-searches';
import { useSelectedLegs } from './use-selected-legs';

interface FoundLegsProps {
  searches: readonly FlightSearchRequest[];
  query: URLSearchParams;
  whatsappNumber: string;
}

const totalId = 'multi-city-total';

/** All legs in the order flown, one of them open for its offer to be chosen, and what the choice costs together. */
export function FoundLegs({ query, whatsappNumber, ...props }: FoundLegsProps) {
  const t = useTranslations('flights.multiCity.results');
  const locale = useLocale();
  // Each choice writes the address, from which the searches are read anew: the first reading keeps the legs as they are.
  const [searches] = useState(props.searches);
  const { states, searchAgain } = useLegSearches(searches);
  const { legs, choose, acceptPrice } = useSelectedLegs(searches, states, readSelectedOffers(query, searches.length));
  const [openLeg, setOpenLeg] = useState<number | null>(() => firstWithout(readSelectedOffers(query, searches.length)));
  const connections = hardConnectionsOf(legs.map(({ selected }) => selected?.offer ?? null));
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function pick(index: number, selected: SelectedOffer) {
    const ids = choose(index, selected);
    replaceAddress(localizePath(multiCityResultsPath(searches, ids), locale));
    const next = firstWithout(ids);
    setOpenLeg(next);
    requestAnimationFrame(() => goTo(next === null ? totalId : legHeadingId(next)));
  }

  function refresh(index: number) {
    // The button that was pressed is out of reach until the answer comes.
    document.getElementById(legHeadingId(index))?.focus({ preventScroll: true });
    searchAgain(index);
  }

  return (
    <div className="flex flex-col gap-3 pb-6">
      <ResultsHead
        searches={searches}
        states={states}
        headingRef={heading}
        whatsappNumber={whatsappNumber}
        onLeave={() => leaveResults(localizePath(multiCityFormPath(searches), locale))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-8">
        <ol aria-label={t('title')} className="flex flex-col gap-4">
          {searches
            .map((search, index) => ({ id: `leg ${index}`, search, index }))
            .map(({ id, search, index }) => {
              const hard = connections.find(({ number }) => number === index + 1);
              const state = states[index];
              const chosen = legs[index];
              return (
                <Fragment key={id}>
                  {state && chosen && (
                    <LegSection
                      search={search}
                      index={index}
                      state={state}
                      chosen={chosen}
                      before={legs[index - 1]?.selected?.offer ?? null}
                      isOpen={openLeg === index}
                      onOpen={() => setOpenLeg(openLeg === index ? null : index)}
                      onChoose={(selected) => pick(index, selected)}
                      onAcceptPrice={() => acceptPrice(index)}
                      onSearchAgain={() => refresh(index)}
                      onChangeSearch={() => leaveResults(localizePath(multiCityFormPath(searches), locale))}
                      whatsappNumber={whatsappNumber}
                    />
                  )}
                  {hard && (
                    <li>
                      <ConnectionNote hard={hard} />
                    </li>
                  )}
                </Fragment>
              );
            })}
        </ol>
        <TripTotal
          id={totalId}
          searches={searches}
          legs={legs}
          overlap={overlapIn(connections)}
          onRefresh={(indexes) => {
            for (const index of indexes) searchAgain(index);
          }}
        />
      </div>
      {states.some((state) => state.status === 'found' && state.answer.meta.sandbox) && <SampleNote />}
    </div>
  );
}

/** Why the connection between two legs is hard. */
function ConnectionNote({ hard }: { hard: HardConnection }) {
  const t = useTranslations('flights.multiCity.results.connection');
  const locale = useLocale();
  const { short } = useDurationWords();
  return (
    <Notice tone={overlapIn([hard]) ? 'danger' : 'warning'} announce="status">
      {connectionTexts(hard, { t, duration: short, locale }).map(({ warning, text }) => (
        <p key={warning}>{text}</p>
      ))}
    </Notice>
  );
}

function firstWithout(ids: readonly (string | null)[]): number | null {
  const index = ids.indexOf(null);
  return index < 0 ? null : index;
}

function goTo(id: string): void {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'nearest' });
}
