'use client';

import type { SupabaseClient } from '@supabase/supabase-js';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Icon } from '@/components/ui/icon';
import { TabList, TabPanel } from '@/components/ui/navigation/tabs';
import {
  countTripsOfAddress,
  groupTrips,
  readRequests,
  readTrips,
  type SentRequest,
  saveTripsOffline,
  type Trip,
  type TripGroup,
  tripGroups,
} from '@/lib/dashboard/trips';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { Link } from '@/lib/i18n/navigation';
import { holdFeed } from '@/lib/notifications/feed/shared-feed';
import { clearOfflineTrips } from '@/lib/storage/offline-trips';
import type { Database } from '@/lib/supabase/database.types';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { PrivatePart } from '../private-part';
import { SentRequests } from './sent-requests';
import { TripCard } from './trip-card';
import { TripsOfAddress } from './trips-of-address';

/** Query parameters: the shown group of trips, and the booking of a link. */
const parameter = 'trips';
const referenceParameter = 'reference';

interface MyTripsProps {
  itinerary: (flights: readonly SignedFlightOffer[]) => ReactNode;
  progress: (trip: Trip) => ReactNode;
  payments: (trip: Trip) => ReactNode;
  /** The cost of cancelling a trip that is not over. */
  cancellation: (trip: Trip) => ReactNode;
}

interface RequestsProps {
  requestProgress: (request: SentRequest) => ReactNode;
}

const cardId = (reference: string) => `trip-${reference}`;

async function readAll(client: SupabaseClient<Database>, userId: string) {
  const [trips, requests, unclaimed] = await Promise.all([
    readTrips(client, userId),
    readRequests(client, userId),
    countTripsOfAddress(client),
  ]);
  return { trips, requests, unclaimed };
}

/** The visitor's bookings and requests, with an offer to add those made signed out with the same address. */
export function MyTrips({ requestProgress, ...drawn }: MyTripsProps & RequestsProps) {
  return (
    <PrivatePart load={readAll}>
      {({ trips, requests, unclaimed }, user, reload) => (
        <div className="space-y-8">
          <TripsOfAddress count={unclaimed} email={user.email} onClaimed={reload} />
          <Trips trips={trips} hasMore={unclaimed > 0} {...drawn} userId={user.id} onNews={reload} />
          <OfflineTrips trips={trips} />
          <SentRequests requests={requests} progress={requestProgress} />
        </div>
      )}
    </PrivatePart>
  );
}

interface TripsProps extends MyTripsProps {
  trips: readonly Trip[];
  /** More can be added, which is offered above. */
  hasMore: boolean;
  userId: string;
  onNews: () => void;
}

/** Loads the lists again on news of a booking or a request. */
function Trips({ userId, onNews, hasMore, ...props }: TripsProps) {
  useTripNews(userId, onNews);
  if (props.trips.length > 0) return <GroupedTrips {...props} />;
  return hasMore ? null : <NoTrips />;
}

function GroupedTrips({ trips, itinerary, progress, payments, cancellation }: MyTripsProps & { trips: readonly Trip[] }) {
  const t = useTranslations('account.dashboard.trips');
  const [today] = useState(() => todayInQatar());
  const groups = groupTrips(trips, today);
  const first = tripGroups.find((group) => groups[group].length > 0) ?? 'upcoming';
  const address = useSearchParams();
  const linked = address.get(referenceParameter);
  const linkedGroup = tripGroups.find((group) => groups[group].some(({ reference }) => reference === linked));
  const picked = tripGroups.find((group) => group === address.get(parameter));
  const selected = picked ?? linkedGroup ?? first;
  const none = { upcoming: t('noneUpcoming'), requested: t('noneRequested'), past: t('nonePast') };
  const tabs = tripGroups.map((id) => ({ id, label: t(id), icon: <Count number={groups[id].length} /> }));

  useEffect(() => {
    if (!linked) return;
    const card = document.getElementById(cardId(linked));
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [linked]);

  function choose(group: TripGroup) {
    const changed = new URL(window.location.href);
    changed.searchParams.set(parameter, group);
    window.history.replaceState(null, '', changed);
  }

  return (
    <div>
      <TabList label={t('groups')} tabs={tabs} selected={selected} onSelect={choose} />
      {tripGroups.map((group) => (
        <TabPanel key={group} id={group} selected={group === selected}>
          {groups[group].length > 0 ? (
            <ul className="mt-4 space-y-5">
              {groups[group].map((trip, index) => (
                <li key={trip.id} id={cardId(trip.reference)} tabIndex={-1} className="scroll-mt-24 outline-none">
                  <TripCard
                    trip={trip}
                    group={group}
                    today={today}
                    isOpen={linked ? trip.reference === linked : group === 'upcoming' && index === 0}
                    itinerary={itinerary}
                    progress={group === 'past' ? null : progress(trip)}
                    payments={payments(trip)}
                    cancellation={group === 'past' ? null : cancellation(trip)}
                  />
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

/** Saves the confirmed trips on the device, and shows whether they are saved. */
function OfflineTrips({ trips }: { trips: readonly Trip[] }) {
  const t = useTranslations('account.dashboard.trips');
  const locale = useLocale();
  const [isSaved, setIsSaved] = useState(false);
  useEffect(() => {
    let isWanted = true;
    // An account without trips must not leave those of another one behind.
    if (trips.length === 0) void clearOfflineTrips();
    else void saveTripsOffline(locale).then((saved) => isWanted && setIsSaved(saved));
    return () => {
      isWanted = false;
    };
  }, [trips, locale]);
  return (
    <p aria-live="polite" className="text-ink-soft text-sm empty:hidden print:hidden">
      {isSaved && t('offline')}
    </p>
  );
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
      <EmptyState art="pages/no-trips" title={t('title')} text={t('text')} heading="h3">
        <Link href="/" prefetch={false} className={buttonClass()}>
          <Icon name="search" />
          {t('search')}
        </Link>
      </EmptyState>
    </div>
  );
}

/**
 * Calls `onNews` when the agency changes a booking or a request of the user. Shares the connection of the notifications; does nothing without a
 * network.
 */
function useTripNews(userId: string, onNews: () => void): void {
  const notify = useEffectEvent(onNews);
  useEffect(() => {
    let hasLeft = false;
    let leave: (() => void) | undefined;
    loadBrowserClient().then(
      (client) => {
        if (hasLeft) return;
        const { feed, release } = holdFeed(client, userId);
        const stop = feed.onArrival(
          (rows) => rows.some(({ subject }) => subject === 'booking' || subject === 'enquiry') && notify(),
        );
        leave = () => {
          stop();
          release();
        };
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      leave?.();
    };
  }, [userId]);
}
