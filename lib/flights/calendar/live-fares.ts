/** Days from today to the flights of a popular card. */
export const cardDays = { departure: 14, return: 21 };

/** What a popular trip costs today. */
export interface LiveFare {
  /** IATA code of the arrival. */
  code: string;
  /** QAR, one adult, there and back. */
  perAdult: number;
  /** Most changes of plane on the way there or back; null when the supplier does not say. */
  stops: number | null;
  /** QAR, one adult: the lowest non-stop fare of these days, where that is dearer and known. */
  nonStop: number | null;
  /** yyyy-MM-dd. */
  departure: string;
  return: string;
}

/** The supplier's own limit is 10 s. */
const timeoutMs = 14_000;

let asked: Promise<readonly LiveFare[]> | undefined;

/** One request per page, in the browser. Empty when the cards' own figures apply, and on failure. Never rejects. */
export function fetchLiveFares(): Promise<readonly LiveFare[]> {
  asked ??= fetch('/api/flights/popular', { signal: AbortSignal.timeout(timeoutMs) })
    .then((response) => (response.ok ? response.json() : []))
    .catch(() => []);
  return asked;
}
