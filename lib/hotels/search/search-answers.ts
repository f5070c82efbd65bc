import { answerError, answerFieldErrors } from '@/lib/network/http';
import type { FunctionFailure } from '@/lib/supabase/cached-function';

export type HotelSearchFailure = FunctionFailure | 'destinationUnknown';

const failures: Record<FunctionFailure, { status: number; error: string }> = {
  supplierRefused: { status: 502, error: 'Hotel search failed: the hotel system refused it.' },
  supplierFailed: { status: 502, error: 'Hotel search failed: the hotel system failed.' },
  supplierBusy: { status: 502, error: 'Hotel search failed: the hotel system has been asked too often.' },
  searchUnavailable: { status: 502, error: 'Hotel search failed: it is not available right now.' },
  supplierTooSlow: { status: 504, error: 'Hotel search failed: the hotel system took too long.' },
};

export function answerHotelSearchFailure(code: HotelSearchFailure): Response {
  if (code === 'destinationUnknown')
    return answerFieldErrors('invalidSearch', [{ path: 'cityCode', message: 'destinationUnknown' }]);
  const { status, error } = failures[code];
  return answerError(status, { error, code });
}
