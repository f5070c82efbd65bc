import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { multiCityResultsPath, readSelectedOffers } from '@/lib/flights/multi-city/address';
import { connectionTexts } from '@/lib/flights/multi-city/connection-texts';
import { type HardConnection, hardConnectionsOf, overlapIn } from '@/lib/flights/multi-city/connections';
import { type LegChoice, lookUpChoice, type SelectedLeg } from '@/lib/flights/multi-city/selected-leg';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { loadOffer, type SelectedOffer, saveOffer } from '@/lib/flights/selected-offer';
import { localizePath } from '@/lib/i18n/locales';
import { useDurationWords } from '../../results/card/duration-text';
import { replaceAddress } from '../history';
import { LegSection, legHeadingId } from './leg/leg-section';
import { TripTotal } from './trip-total';
import { answerOf, type LegState } from './use-leg-searches';

interface SeparateTicketsProps {
  searches: readonly FlightSearchRequest[];
  states: readonly LegState[];
  /** The query with which the page was opened. */
  query: URLSearchParams;
  isHidden: boolean;
  /** Whether the server found the flights: then offers are chosen without script too. */
  isDrawn: boolean;
  whatsappNumber: string;
  onSearchAgain: (index: number) => void;
  onChangeSearch: () => void;
}

const totalId = 'multi-city-total';

/** All legs in the order flown, one of them open to select its offer, and the total. */
export function SeparateTickets({
  searches,
  states,
  isHidden,
  isDrawn,
  whatsappNumber,
  onSearchAgain,
  ...props
}: SeparateTicketsProps) {
  const t = useTranslations('flights.multiCity.results');
  const locale = useLocale();
  const [fromAddress] = useState(() => readSelectedOffers(props.query, searches.length));
  const { legs, choose, acceptPrice } = useSelectedLegs(searches, states, fromAddress);
  const [openLeg, setOpenLeg] = useState<number | null>(() => firstWithout(fromAddress));
  const connections = hardConnectionsOf(legs.map(({ selected }) => selected?.offer ?? null));

  function pick(index: number, selected: SelectedOffer) {
    const ids = choose(index, selected);
    replaceAddress(localizePath(multiCityResultsPath(searches, ids), locale));
    const next = firstWithout(ids);
    setOpenLeg(next);
    requestAnimationFrame(() => goTo(next === null ? totalId : legHeadingId(next)));
  }

  function addressOf(index: number, offerId: string): string {
    const ids = legs.map(({ selected }, at) => (at === index ? offerId : (selected?.offer.id ?? null)));
    return localizePath(multiCityResultsPath(searches, ids), locale);
  }

  function refresh(index: number) {
    // The pressed button disappears until the answer arrives, so move the focus to the heading.
    document.getElementById(legHeadingId(index))?.focus({ preventScroll: true });
    onSearchAgain(index);
  }

  return (
    <div
      hidden={isHidden}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-8 [&[hidden]]:hidden"
    >
      <ol aria-label={t('title')} className="flex flex-col gap-4">
        {searches
          .map((search, index) => ({ id: `leg ${index}`, search, index }))
          .map(({ id, search, index }) => {
            const hard = connections.find(({ number }) => number === index + 1);
            const state = states[index];
            const selected = legs[index];
            return (
              <Fragment key={id}>
                {state && selected && (
                  <LegSection
                    search={search}
                    index={index}
                    state={state}
                    selected={selected}
                    before={legs[index - 1]?.selected?.offer ?? null}
                    isOpen={openLeg === index}
                    addressOf={isDrawn ? (offerId) => addressOf(index, offerId) : undefined}
                    onOpen={() => setOpenLeg(openLeg === index ? null : index)}
                    onChoose={(selected) => pick(index, selected)}
                    onAcceptPrice={() => acceptPrice(index)}
                    onSearchAgain={() => refresh(index)}
                    onChangeSearch={props.onChangeSearch}
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
          for (const index of indexes) onSearchAgain(index);
        }}
      />
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

interface SelectedLegs {
  legs: readonly SelectedLeg[];
  /** Returns the selected ids by leg, from the address. */
  choose: (index: number, selected: SelectedOffer) => readonly (string | null)[];
  acceptPrice: (index: number) => void;
}

/** One offer per leg: initially from the address, then as the visitor selects; looked up again in each new answer. */
function useSelectedLegs(
  searches: readonly FlightSearchRequest[],
  states: readonly LegState[],
  fromAddress: readonly (string | null)[],
): SelectedLegs {
  const [choices, setChoices] = useState<readonly (LegChoice | null)[]>(() =>
    searches.map((search, index) => {
      const offerId = fromAddress[index];
      if (!offerId) return null;
      return { offerId, seen: loadOffer(search, offerId) };
    }),
  );

  const legs = searches.map((search, index) => lookUpChoice(search, choices[index] ?? null, answerOf(states[index])));

  function put(index: number, choice: LegChoice): readonly (LegChoice | null)[] {
    const next = choices.map((earlier, at) => (at === index ? choice : earlier));
    setChoices(next);
    return next;
  }

  return {
    legs,
    choose(index, selected) {
      saveOffer(selected);
      const next = put(index, { offerId: selected.offer.id, seen: selected });
      return next.map((choice) => choice?.offerId ?? null);
    },
    acceptPrice(index) {
      const selected = legs[index]?.selected;
      if (selected) put(index, { offerId: selected.offer.id, seen: selected });
    },
  };
}
