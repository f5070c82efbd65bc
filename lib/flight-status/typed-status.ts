/** The draft of the flight status form, stored for this tab until submitted. It is not in the address, because that would start a search. */
import { isShapedLike } from '@/lib/storage/stored-shape';
import { readTab, writeTab } from '@/lib/storage/tab-storage';
import { checkStatusForm, type StatusForm } from './question';

const key = 'karam.flight-status.v1';

/** Null when nothing was typed. A day too far in the past is left out. `today` is yyyy-MM-dd in Qatar. */
export function loadTyped(today?: string): StatusForm | null {
  const saved = readTab(key);
  if (!isShapedLike(saved, { by: '', flight: '', from: '', to: '', date: '' })) return null;
  const form = saved as StatusForm;
  const check = checkStatusForm(form, today);
  const isOld = 'errors' in check && check.errors.date;
  return { ...form, by: form.by === 'route' ? 'route' : 'number', ...(isOld && { date: '' }) };
}

/** Airports as codes, or empty. */
export function saveTyped(form: StatusForm): void {
  writeTab(key, form);
}
