import type { SelectedOffer } from '@/lib/flights/selected-offer';
import type { SelectedStay } from '@/lib/hotels/selected-stay';

/** What is on sale in place of what was sold out. `before`: the price of that, in QAR. */
export type Instead =
  | { kind: 'flight'; like: 'price' | 'fare' | 'flights'; before: number; selected: SelectedOffer }
  | { kind: 'hotel'; like: 'rate' | 'room'; before: number; selected: SelectedStay };

/** `none`: nothing else is on sale. `failed`: nobody could say. `unasked`: not for such a booking. */
export type InsteadResponse = { outcome: 'none' | 'failed' | 'unasked' } | { outcome: 'found'; instead: Instead };
