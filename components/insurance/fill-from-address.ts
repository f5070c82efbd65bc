import { tripOfAddress } from '@/lib/insurance/trip-of-address';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** Fills the form with the trip in the address, as if typed. Returns whether the address has an unusable value. */
export function fillFromAddress(form: HTMLFormElement): boolean {
  const trip = tripOfAddress(new URLSearchParams(window.location.search), todayInQatar());
  for (const [name, value] of Object.entries(trip.fields)) fill(form.elements.namedItem(name), value);
  return trip.isRefused;
}

/** Uses the native setter, because React does not notice a value that is set on the element itself. */
function fill(field: Element | RadioNodeList | null, value: string): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return;
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
