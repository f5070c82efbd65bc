/** Which step of a request for a package can be shown: nothing before it is missing. */
import type { PackageRates } from '@/content/package';
import { checkPeople, emptyDraft, openAgeIds, type PackageDraft } from '@/lib/bookings/products/package/draft';
import { hasTrip, readTrip } from '@/lib/bookings/products/package/trip-address';
import { departureError } from '@/lib/bookings/products/package/trip-rules';
import { type BookingStep, stepField, stepIn } from './step-address';

/** The trip in the address with those who travel in the draft of the tab, or the whole draft when the address has no trip. */
export function draftIn(query: URLSearchParams, saved: PackageDraft | null): PackageDraft {
  return saved && !hasTrip(query) ? saved : { ...(saved ?? emptyDraft()), ...readTrip(query) };
}

/** Without script, the button to the next step leads back to its own step while something is missing. */
export function refusedStep(query: URLSearchParams, shown: BookingStep): BookingStep | null {
  return query.getAll(stepField).length > 1 && stepIn(query) !== shown ? shown : null;
}

/** The step that can be shown; `rates` are null where nobody knows who travels. */
export function stateOf(draft: PackageDraft, asked: BookingStep, today: string, rates: PackageRates | null) {
  const error = departureError(draft.departureDate, today);
  const lacksAge = openAgeIds(draft.rooms).length > 0;
  const check = rates && asked === 'review' && !error && !lacksAge ? checkPeople(draft, rates.nights, today) : null;
  const people = check && 'request' in check ? check.request : null;
  return {
    error,
    people,
    step: reachable(asked, { lacksDay: error !== null, lacksAge, lacksPeople: rates !== null && !people }),
  };
}

function reachable(asked: BookingStep, draft: { lacksDay: boolean; lacksAge: boolean; lacksPeople: boolean }): BookingStep {
  if (asked === 'ask') return asked;
  if (draft.lacksDay) return 'dates';
  if (draft.lacksAge && asked !== 'dates') return 'rooms';
  return asked === 'review' && draft.lacksPeople ? 'travellers' : asked;
}
