'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { TabList, TabPanel } from '@/components/ui/tabs';
import { groupTrips, readTrips, type Trip, type TripGroup, tripGroups } from '@/lib/dashboard/trips';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { Link } from '@/lib/i18n/navigation';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { PrivatePart } from '../private-part';
import { ClaimForm } from './claim-form';
import { TripCard } from './trip-card';

/** Of the address: which trips are shown. */
const parameter = 'trips';

interface MyTripsProps {
  /** Draws the flights of a trip. */
  itinerary: (offer: SignedFlightOffer) => ReactNode;
}

/** What the visitor has booked or asked for, and the way to add what they asked for while signed out. */
export function MyTrips({ itinerary }: MyTripsProps) {
  return (
    <PrivatePart load={readTrips}>
      {(trips, _, reload) => (
        <div className="space-y-10">
          {trips.length > 0 ? <Trips trips={trips} itinerary={itinerary} /> : <NoTrips />}
          <ClaimForm onClaimed={reload} />
        </div>
      )}
    </PrivatePart>
  );
}

function Trips({ trips, itinerary }: MyTripsProps & { trips: readonly Trip[] }) {
  const t = useTranslations('account.dashboard.trips');
  const [today] = useState(() => todayInQatar());
  const groups = groupTrips(trips, today);
  const first = tripGroups.find((group) => groups[group].length > 0) ?? 'upcoming';
  const [chosen, setChosen] = useState(groupInAddress);
  const selected = chosen ?? first;
  const none = { upcoming: t('noneUpcoming'), requested: t('noneRequested'), past: t('nonePast') };
  const tabs = tripGroups.map((id) => ({ id, label: t(id), icon: <Count number={groups[id].length} /> }));

  function choose(group: TripGroup) {
    setChosen(group);
    const address = new URL(window.location.href);
    address.searchParams.set(parameter, group);
    window.history.replaceState(null, '', address);
  }

  return (
    <div>
      <TabList label={t('groups')} tabs={tabs} selected={selected} onSelect={choose} />
      {tripGroups.map((group) => (
        <TabPanel key={group} id={group} selected={group === selected}>
          {groups[group].length > 0 ? (
            <ul className="mt-4 space-y-5">
              {groups[group].map((trip, index) => (
                <li key={trip.id}>
                  <TripCard trip={trip} group={group} isOpen={group === 'upcoming' && index === 0} itinerary={itinerary} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="mt-4 rounded-card border border-line border-dashed p-6 text-center text-ink-soft">{none[group]}</p>
          )}
        </TabPanel>
      ))}
    </div>
  );
}

/** The group that was looked at before the page was loaded anew. Drawn in the browser alone, so there is an address. */
function groupInAddress(): TripGroup | null {
  const named = new URLSearchParams(window.location.search).get(parameter);
  return tripGroups.find((group) => group === named) ?? null;
}

function Count({ number }: { number: number }) {
  return (
    <span className="order-last inline-flex h-5 min-w-5 items-center justify-center rounded-pill bg-sunken px-1 text-ink-soft text-xs tabular-nums max-sm:-ms-1">
      <bdi>{number}</bdi>
    </span>
  );
}

function NoTrips() {
  const t = useTranslations('account.dashboard.trips.none');
  return (
    <div className="rounded-card border border-line bg-raised shadow-card">
      <EmptyState icon="suitcase" title={t('title')} text={t('text')} heading="h3">
        <Link href="/" prefetch={false} className={buttonClass()}>
          <Icon name="search" />
          {t('search')}
        </Link>
      </EmptyState>
    </div>
  );
}
