import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Result } from '@/lib/result';

export type LiveOfferState<Offer, Failure> =
  | { status: 'searching' }
  /** `before` is the offer that was shown before its price rose or its terms changed; null once the visitor has accepted the change. */
  | { status: 'selected'; selected: Offer; before: Offer | null }
  /** `legs`: which of several are known to be, from 0. `nearest`: what may be taken in its place. */
  | { status: 'gone'; legs: readonly number[]; nearest?: Offer | null }
  | { status: 'failed'; failure: Failure };

/** The result of a search: the offer, or null when it is no longer sold; then the closest replacement, if there is one. */
export interface Found<Offer> {
  selected: Offer | null;
  /** As the visitor saw it, if that has changed. */
  before?: Offer | null;
  nearest?: Offer | null;
}

export type Renewal<Offer, Failure> =
  | { status: 'found'; selected: Offer }
  | Exclude<LiveOfferState<Offer, Failure>, { status: 'searching' | 'selected' }>;

export interface LiveOffer<Selected, Failure> {
  state: LiveOfferState<Selected, Failure>;
  /** Searches for the offer again. Until then, and if that fails, the offer is still shown. Never rejects. */
  renew: () => Promise<Renewal<Selected, Failure>>;
  /** Shows the offer as it is sold now, next to its previous price. */
  replace: (selected: Selected) => void;
  /** Call when the offer is no longer sold. Shows the closest replacement, if any, and resolves with it. */
  lose: (legs: readonly number[]) => Promise<Selected | null>;
  searchAgain: () => void;
  acceptPrice: () => void;
  /** Continues with the closest replacement. */
  takeNearest: () => void;
}

/** How an offer is cached, searched for again and parsed. Must be stable while the page is open. */
export interface OfferSource<Selected, Failure> {
  /** What the server found, which the page shows before React runs. */
  drawn?: Result<Found<Selected>, Failure>;
  load: () => Selected | null;
  /** Rejects when the price could not be checked. */
  find: (signal: AbortSignal) => Promise<Found<Selected>>;
  save: (selected: Selected) => void;
  /** Removes these legs from the cache, so that the next visit searches for them again. */
  clear?: (selected: Selected, legs: readonly number[]) => void;
  /** The closest replacement for an offer whose `legs` are no longer sold. */
  instead?: (lost: Selected, legs: readonly number[], signal: AbortSignal) => Promise<Found<Selected>>;
  /** ISO instant after which it cannot be booked. */
  expiryOf: (selected: Selected) => string;
  /** True when the offer is still what the visitor saw, so that they need not confirm it again. */
  isUnchanged: (sold: Selected, seen: Selected) => boolean;
  explain: (error: unknown) => Failure;
  /** Renews the offer in the background before it expires. */
  isRenewedAhead: boolean;
}

/** How long before its expiry an offer is renewed, so that a request already being sent is not refused. */
const renewAheadMs = 60_000;

/** In milliseconds: the minimum time between renewals. A device with a fast clock sees every offer as expired and would renew without a pause. */
const betweenRenewalsMs = 30_000;

/** Milliseconds until the offer must be renewed. */
export function untilRenewal(expiresAt: string, now = Date.now()): number {
  return Math.max(betweenRenewalsMs, Date.parse(expiresAt) - now - renewAheadMs);
}

/**
 * The offer named by the address: from the results' cache, or from a new search (another tab, a shared link, an expired price). Renewed in the
 * background before it expires.
 */
export function useLiveOffer<Selected, Failure>(source: OfferSource<Selected, Failure>): LiveOffer<Selected, Failure> {
  const { drawn, load, find: search, save, clear, instead, expiryOf, isUnchanged, explain, isRenewedAhead } = source;
  const [stored] = useState(load);
  const [state, setState] = useState(() => (drawn ? stateOf(drawn) : stateOfStored()));
  const shownBefore = state.status === 'selected' ? state : null;

  function stateOfStored(): LiveOfferState<Selected, Failure> {
    const isLive = stored && Date.parse(expiryOf(stored)) > Date.now();
    return isLive ? { status: 'selected', selected: stored, before: null } : { status: 'searching' };
  }

  /** The page was drawn without knowing what this tab has seen. */
  const compareWithTab = useEffectEvent(() => {
    if (!drawn) return;
    const selected = drawn.ok ? drawn.value.selected : null;
    if (stored && !(selected && Date.parse(expiryOf(selected)) > Date.parse(expiryOf(stored)))) {
      setState(stateOfStored());
    } else if (selected) {
      save(selected);
      if (stored && !isUnchanged(selected, stored)) setState({ status: 'selected', selected, before: stored });
    }
  });
  useLayoutEffect(() => compareWithTab(), []);

  async function find(signal: AbortSignal): Promise<Selected | null> {
    const { selected, nearest = null } = await search(signal);
    if (signal.aborted) return null;
    if (!selected) {
      setState({ status: 'gone', legs: [], nearest });
      return null;
    }
    replace(selected);
    return selected;
  }

  function replace(selected: Selected): void {
    save(selected);
    // Uses the state at that moment: the visitor may have accepted a price since this was rendered.
    setState((current) => {
      const seen = current.status === 'selected' ? (current.before ?? current.selected) : stored;
      const isOther = seen !== null && !isUnchanged(selected, seen);
      return { status: 'selected', selected, before: isOther ? seen : null };
    });
  }

  async function lose(legs: readonly number[]): Promise<Selected | null> {
    const lost = shownBefore?.selected;
    if (lost) clear?.(lost, legs);
    const found = lost && (await instead?.(lost, legs, new AbortController().signal).catch(() => null));
    if (found?.selected) replace(found.selected);
    else setState({ status: 'gone', legs, nearest: found?.nearest ?? null });
    return found?.selected ?? null;
  }

  function takeNearest(): void {
    if (state.status !== 'gone' || !state.nearest) return;
    save(state.nearest);
    setState({ status: 'selected', selected: state.nearest, before: null });
  }

  const findFirst = useEffectEvent((signal: AbortSignal) => {
    find(signal).catch((error: unknown) => {
      if (!signal.aborted) setState({ status: 'failed', failure: explain(error) });
    });
  });

  /** Keeps the current offer if this fails; submitting checks again. */
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

  const expiresAt = isRenewedAhead && shownBefore && expiryOf(shownBefore.selected);
  useEffect(() => {
    if (!expiresAt) return;
    const controller = new AbortController();
    const timer = setTimeout(() => renewQuietly(controller.signal), untilRenewal(expiresAt));
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [expiresAt]);

  async function renew(): Promise<Renewal<Selected, Failure>> {
    try {
      const selected = await find(new AbortController().signal);
      return selected ? { status: 'found', selected } : { status: 'gone', legs: [] };
    } catch (error) {
      return { status: 'failed', failure: explain(error) };
    }
  }

  return {
    state,
    renew,
    replace,
    lose,
    searchAgain: () => setState({ status: 'searching' }),
    acceptPrice: () => setState((current) => (current.status === 'selected' ? { ...current, before: null } : current)),
    takeNearest,
  };
}

function stateOf<Offer, Failure>(drawn: Result<Found<Offer>, Failure>): LiveOfferState<Offer, Failure> {
  if (!drawn.ok) return { status: 'failed', failure: drawn.reason };
  const { selected, before = null, nearest = null } = drawn.value;
  return selected ? { status: 'selected', selected, before } : { status: 'gone', legs: [], nearest };
}
