/** Days from today to the flights of a popular card. */
export const cardDays = { departure: 14, return: 21 };

/** The present price of a popular trip. */
export interface LiveFare {
  /** IATA code of the arrival. */
  code: string;
  /** In QAR for one adult, round trip. */
  perAdult: number;
  /** The most stops in either direction; null when the supplier does not state them. */
  stops: number | null;
  /** In QAR for one adult: the lowest non-stop fare of these days, if it is known and higher. */
  nonStop: number | null;
  /** yyyy-MM-dd. */
  departure: string;
  return: string;
}

/** In milliseconds; the supplier's own limit is 10 s. */
const timeoutMs = 14_000;

let asked: Promise<readonly LiveFare[]> | undefined;

/** One request per page, in the browser. Empty when the built-in figures of the cards apply, and on failure. Never rejects. */
export function fetchLiveFares(): Promise<readonly LiveFare[]> {
  asked ??= fetch('/api/flights/popular', { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => (response.ok ? response.json() : []))
    .catch(() => []);
  return asked;
}
