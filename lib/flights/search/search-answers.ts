import { answerError } from '@/lib/network/http';
import type { FlightSearchFailure } from './queries';

const failures: Record<FlightSearchFailure, { status: number; error: string; code: string }> = {
  refused: { status: 502, error: 'The airline system did not answer this search.', code: 'supplierRefused' },
  supplierFailed: { status: 502, error: 'The airline system failed.', code: 'supplierFailed' },
  supplierBusy: { status: 502, error: 'The airline system has been asked too often.', code: 'supplierBusy' },
  unavailable: { status: 502, error: 'Flight search is not available right now.', code: 'searchUnavailable' },
  partyTooLarge: {
    status: 400,
    error: 'More seats than airlines sell online in one search. For groups, please call us or write on WhatsApp.',
    code: 'partyTooLarge',
  },
  tooSlow: { status: 504, error: 'The airline system took too long to answer.', code: 'supplierTooSlow' },
};

export function answerSearchFailure(reason: FlightSearchFailure): Response {
  const { status, ...body } = failures[reason];
  return answerError(status, body);
}
