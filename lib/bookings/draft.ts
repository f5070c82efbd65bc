/** What a visitor has typed on the booking page so far: text as typed, kept through reloads until the request is sent. */
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flight-request';
import { type PassengerType, passengerTypesOf } from './passengers';

/** A day in three fields, as typed. */
export interface DayDraft {
  day: string;
  month: string;
  year: string;
}

export interface PassengerDraft {
  type: PassengerType;
  givenNames: string;
  surname: string;
  dateOfBirth: DayDraft;
  nationality: string;
  passportNumber: string;
  passportExpiry: DayDraft;
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

const emptyDay: DayDraft = { day: '', month: '', year: '' };

export function emptyPassengerDraft(type: PassengerType): PassengerDraft {
  return {
    type,
    givenNames: '',
    surname: '',
    dateOfBirth: emptyDay,
    nationality: '',
    passportNumber: '',
    passportExpiry: emptyDay,
  };
}

/** An empty form for the party of a search. */
export function emptyBookingDraft(search: FlightSearchRequest): BookingDraft {
  return { passengers: passengerTypesOf(search).map(emptyPassengerDraft), contact: { email: '', phone: '+974 ', notes: '' } };
}

/** Three typed fields as yyyy-MM-dd, padded; an empty text while one is missing. Whether the day exists is the schema's question. */
export function dayOfDraft({ day, month, year }: DayDraft): string {
  if (!day.trim() || !month.trim() || !year.trim()) return '';
  return `${year.trim().padStart(4, '0')}-${month.trim().padStart(2, '0')}-${day.trim().padStart(2, '0')}`;
}
