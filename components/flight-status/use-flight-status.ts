import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchStatus, type StatusFailure } from '@/lib/flight-status/fetch-status';
import { statusQuery } from '@/lib/flight-status/question';
import type { FlightStatusAnswer, FlightStatusRequest } from '@/supabase/functions/_shared/contracts/flights/flight-status';

export interface StatusState {
  /** The question this is about. */
  key: string;
  answer: FlightStatusAnswer | null;
  failure: StatusFailure | null;
  isAsking: boolean;
}

/** The answer to a question, asked anew with each of the `repeats`. What was known stays until there is something newer. */
export function useFlightStatus(question: FlightStatusRequest, repeats: number) {
  const key = statusQuery(question);
  const [state, setState] = useState<StatusState>({ key: '', answer: null, failure: null, isAsking: false });
  const leaving = useRef<AbortController | null>(null);

  const ask = useCallback((asked: FlightStatusRequest) => {
    leaving.current?.abort();
    const controller = new AbortController();
    leaving.current = controller;
    const about = statusQuery(asked);
    setState((now) => ({ key: about, answer: now.key === about ? now.answer : null, failure: null, isAsking: true }));
    void fetchStatus(asked, controller.signal).then((outcome) => {
      if (!outcome) return;
      setState(({ answer }) =>
        outcome.ok
          ? { key: about, answer: outcome.answer, failure: null, isAsking: false }
          : { key: about, answer, failure: outcome.failure, isAsking: false },
      );
    });
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the question, whose object is new with each render.
  useEffect(() => {
    ask(question);
    return () => leaving.current?.abort();
  }, [key, repeats, ask]);

  const isCurrent = state.key === key;
  const waiting: StatusState = { key, answer: null, failure: null, isAsking: true };
  return { ...(isCurrent ? state : waiting), refresh: () => ask(question) };
}
