/** What a visitor has typed on the booking page so far: text as typed, kept through reloads until the request is sent. */
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-request';
import { type PassengerType, passengerTypesOf, type TravelDocument } from './passengers';

export interface PassengerDraft {
  type: PassengerType;
  title: string;
  gender: string;
  givenNames: string;
  surname: string;
  /** Days as typed: see `readDay`. */
  dateOfBirth: string;
  nationality: string;
  /** Counts where the trip and the nationality allow a choice. */
  travelDocument: TravelDocument;
  passportNumber: string;
  passportExpiry: string;
}

export interface ContactDraft {
  email: string;
  phone: string;
  notes: string;
}

export interface BookingDraft {
  passengers: PassengerDraft[];
  contact: ContactDraft;
}

export function emptyPassengerDraft(type: PassengerType): PassengerDraft {
  return {
    type,
    title: '',
    gender: '',
    givenNames: '',
    surname: '',
    dateOfBirth: '',
    nationality: '',
    travelDocument: 'passport',
    passportNumber: '',
    passportExpiry: '',
  };
}

/** An empty form for the party of a search. */
export function emptyBookingDraft(search: FlightSearchRequest): BookingDraft {
  return { passengers: passengerTypesOf(search).map(emptyPassengerDraft), contact: { email: '', phone: '+974 ', notes: '' } };
}
