import { useEffect, useEffectEvent, useState } from 'react';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { explainFailure, type SearchFailure } from '@/lib/flights/search-failure';
import { searchFlights } from '@/lib/flights/search-flights';
import { recallOffer, rememberOffer, type SelectedOffer } from '@/lib/flights/selected-offer';

export type ChosenOffer =
  | { status: 'searching' }
  /** `priceBefore` is the total in QAR that was shown until the offer was found again at another price; null otherwise. */
  | { status: 'chosen'; selected: SelectedOffer; priceBefore: number | null }
  | { status: 'gone' }
  | { status: 'failed'; failure: SearchFailure };

export type Renewal = { status: 'found'; selected: SelectedOffer } | Exclude<ChosenOffer, { status: 'searching' | 'chosen' }>;

interface ChosenOfferControls {
  state: ChosenOffer;
  /** Finds the offer again while it stays on screen; a failure leaves it there. Never rejects. */
  renew: () => Promise<Renewal>;
  searchAgain: () => void;
  acceptPrice: () => void;
}

/** An offer is found again this long before it runs out, so that a request on its way is not refused. */
const renewAheadMs = 60_000;

/** To a clock that runs fast every offer has run out already: renewals keep this distance whatever it says. */
const betweenRenewalsMs = 30_000;

/** How long an offer on screen is left alone. */
export function untilRenewal(expiresAt: string, now = Date.now()): number {
  return Math.max(betweenRenewalsMs, Date.parse(expiresAt) - now - renewAheadMs);
}

export function isExpired({ meta }: SelectedOffer): boolean {
  return Date.parse(meta.expiresAt) <= Date.now();
}

export function totalOf({ offer }: SelectedOffer): number {
  return Number(offer.price.total);
}

/**
 * The offer in the address: kept from the results, or found by searching again (another tab, a shared link, a price that
 * ran out). While it stands it is renewed quietly before it expires.
 */
export function useChosenOffer(search: FlightSearchRequest, offerId: string): ChosenOfferControls {
  const [remembered] = useState(() => recallOffer(search, offerId));
  const [state, setState] = useState<ChosenOffer>(() =>
    remembered && !isExpired(remembered)
      ? { status: 'chosen', selected: remembered, priceBefore: null }
      : { status: 'searching' },
  );
  const shownBefore = state.status === 'chosen' ? state : null;

  async function find(signal: AbortSignal): Promise<SelectedOffer | null> {
    const { data, meta, dictionaries } = await searchFlights(search, signal);
    if (signal.aborted) return null;
    const offer = data.find(({ id }) => id === offerId);
    if (!offer) {
      setState({ status: 'gone' });
      return null;
    }
    const selected = { search, offer, meta, dictionaries };
    const earlier = shownBefore?.priceBefore ?? priceOf(shownBefore?.selected ?? remembered);
    rememberOffer(selected);
    setState({ status: 'chosen', selected, priceBefore: earlier === totalOf(selected) ? null : earlier });
    return selected;
  }

  const findFirst = useEffectEvent((signal: AbortSignal) => {
    find(signal).catch((error: unknown) => {
      if (!signal.aborted) setState({ status: 'failed', failure: explainFailure(error) });
    });
  });

  /** The offer on screen outlives a failure here: sending it asks once more. */
  const renewQuietly = useEffectEvent((signal: AbortSignal) => {
    find(signal).catch(() => null);
  });

  const isSearching = state.status === 'searching';
  useEffect(() => {
    if (!isSearching) return;
    const controller = new AbortController();
    findFirst(controller.signal);
    return () => controller.abort();
  }, [isSearching]);

  const expiresAt = shownBefore?.selected.meta.expiresAt;
  useEffect(() => {
    if (!expiresAt) return;
    const controller = new AbortController();
    const timer = setTimeout(() => renewQuietly(controller.signal), untilRenewal(expiresAt));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [expiresAt]);

  async function renew(): Promise<Renewal> {
    try {
      const selected = await find(new AbortController().signal);
      return selected ? { status: 'found', selected } : { status: 'gone' };
    } catch (error) {
      return { status: 'failed', failure: explainFailure(error) };
    }
  }

  return {
    state,
    renew,
    searchAgain: () => setState({ status: 'searching' }),
    acceptPrice: () => shownBefore && setState({ ...shownBefore, priceBefore: null }),
  };
}

function priceOf(selected: SelectedOffer | null): number | null {
  return selected && totalOf(selected);
}
