import 'server-only';
import { searchesPerDay } from '@/lib/env';
import { refuseTooMany } from './rate-limit';

/** Counts a search that a supplier will be asked for; the answer that refuses it once its sender has had a day's worth, else null. */
export function refuseBeyondQuota(request: Request): Promise<Response | null> {
  return refuseTooMany(request, { name: 'searches-a-day', uses: searchesPerDay(), seconds: 24 * 60 * 60 });
}
