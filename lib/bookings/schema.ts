/** One description of a booking request: the passenger form, the route handler and the tests read it from here. */
import * as z from 'zod/mini';
import { calendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { flightSearchShape, signedFlightOffer } from '@/supabase/functions/_shared/contracts/flight-search';
import { ageOn, passengerTypes, passportValidUntil, type PassengerType } from './passengers';

const name = (error: string) =>
  z.string({ error }).check(z.trim(), z.minLength(1, { error }), z.maxLength(60, { error: 'nameTooLong' }), z.regex(/^[A-Za-z][A-Za-z '.-]*$/, { error: 'nameAsInPassport' }));

export const passenger = z.object({
  type: z.enum(passengerTypes),
  /** In Latin letters, as the machine-readable line of the passport has them. */
  givenNames: name('givenNamesRequired'),
  surname: name('surnameRequired'),
  dateOfBirth: calendarDay('dateOfBirthInvalid'),
  /** ISO 3166 alpha-2. */
  nationality: z.string({ error: 'nationalityRequired' }).check(z.regex(/^[A-Z]{2}$/, { error: 'nationalityRequired' })),
  passportNumber: z.string({ error: 'passportNumberInvalid' }).check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9]{5,15}$/, { error: 'passportNumberInvalid' })),
  passportExpiry: calendarDay('passportExpiryInvalid'),
});
export type Passenger = z.infer<typeof passenger>;

export const contact = z.object({
  email: z.string({ error: 'emailInvalid' }).check(z.trim(), z.maxLength(254, { error: 'emailInvalid' }), z.email({ error: 'emailInvalid' })),
  /** With country code, digits after the plus sign; spaces and dashes are taken out. */
  phone: z
    .pipe(z.pipe(z.string({ error: 'phoneInvalid' }), z.transform((text) => text.replace(/[\s().-]/g, '').replace(/^00/, '+'))),
      z.string().check(z.regex(/^\+[1-9]\d{6,14}$/, { error: 'phoneInvalid' }))),
  notes: z.optional(z.string().check(z.trim(), z.maxLength(1000, { error: 'notesTooLong' }))),
});
export type Contact = z.infer<typeof contact>;

/** What the dates of the trip ask of a passenger: issues by field. `lastDay` is the day of the last flight, yyyy-MM-dd. */
export interface TripDates {
  departureDate: string;
  lastDay: string;
  today?: string;
}

export interface FieldIssue {
  field: 'dateOfBirth' | 'passportExpiry';
  error: string;
}

/** Checks a passenger against the trip: the age of their fare on every flight, and six months on the passport after the last one. */
export function checkPassengerForTrip(traveller: Passenger, { departureDate, lastDay, today = todayInQatar() }: TripDates): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (traveller.dateOfBirth > today) issues.push({ field: 'dateOfBirth', error: 'dateOfBirthFuture' });
  else if (!fitsFare(traveller, departureDate, lastDay)) issues.push({ field: 'dateOfBirth', error: `${traveller.type}Age` });
  if (traveller.passportExpiry < passportValidUntil(lastDay)) issues.push({ field: 'passportExpiry', error: 'passportTooShort' });
  return issues;
}

function fitsFare({ type, dateOfBirth }: { type: PassengerType; dateOfBirth: string }, departureDate: string, lastDay: string): boolean {
  const ages = [ageOn(dateOfBirth, departureDate), ageOn(dateOfBirth, lastDay)];
  if (type === 'adult') return ages.every((age) => age >= 12 && age <= 120);
  if (type === 'child') return ages.every((age) => age >= 2 && age <= 11);
  return ages.every((age) => age < 2);
}

export const bookingRequest = z.object({
  /** Made once per filled-in form; sending it again gives the same booking, not a second one. */
  idempotencyKey: z.uuid(),
  locale: z.enum(['en', 'ar']),
  search: flightSearchShape,
  offer: signedFlightOffer,
  passengers: z.array(passenger).check(z.minLength(1), z.maxLength(27)),
  contact,
});
export type BookingRequest = z.infer<typeof bookingRequest>;

/** Body of a stored request's answer. */
export interface BookingReceipt {
  reference: string;
  status: 'requested';
  requestedAt: string;
}
