import type { FlightSearchAnswer, FlightSearchRequest } from './offer';
import { buildFlightSearchQuery } from './search-params';

/** Going back and forth between a few searches asks no one again; a journey of several cities is up to six of them. */
const keptAnswers = 12;

const answers = new Map<string, FlightSearchAnswer>();

/** One text per search, whatever the order of its parts. */
export function searchKey(search: FlightSearchRequest): string {
  return String(buildFlightSearchQuery(search));
}

/** The answer of an earlier search on this page, while its offers can still be booked; otherwise null. */
export function recallAnswer(search: FlightSearchRequest, now: number = Date.now()): FlightSearchAnswer | null {
  const answer = answers.get(searchKey(search));
  return answer && Date.parse(answer.meta.expiresAt) > now ? answer : null;
}

export function keepAnswer(search: FlightSearchRequest, answer: FlightSearchAnswer): void {
  const key = searchKey(search);
  answers.delete(key);
  answers.set(key, answer);
  for (const oldest of [...answers.keys()].slice(0, -keptAnswers)) answers.delete(oldest);
}
