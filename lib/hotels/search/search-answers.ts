import { answerError, answerFieldErrors } from '@/lib/network/http';
import type { HotelSearchFailure } from './queries';

const failures: Record<Exclude<HotelSearchFailure, 'destinationUnknown'>, { status: number; error: string; code: string }> = {
  refused: { status: 502, error: 'Hotel search failed: the hotel system refused it.', code: 'supplierRefused' },
  supplierFailed: { status: 502, error: 'Hotel search failed: the hotel system failed.', code: 'supplierFailed' },
  supplierBusy: { status: 502, error: 'Hotel search failed: the hotel system has been asked too often.', code: 'supplierBusy' },
  unavailable: { status: 502, error: 'Hotel search failed: it is not available right now.', code: 'searchUnavailable' },
  tooSlow: { status: 504, error: 'Hotel search failed: the hotel system took too long.', code: 'supplierTooSlow' },
};

export function answerHotelSearchFailure(reason: HotelSearchFailure): Response {
  if (reason === 'destinationUnknown')
    return answerFieldErrors('invalidSearch', [{ path: 'cityCode', message: 'destinationUnknown' }]);
  const { status, ...body } = failures[reason];
  return answerError(status, body);
}
