/** Travellers saved in an account, which fill in the passenger form. */
import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { refuseSignedOut } from '@/lib/supabase/signed-out-error';
import { fitsTitle, passportNumber } from '@/lib/text/contact';
import { formatDay, isDay, latestPassportExpiry, readDay } from '@/lib/time/dates';
import { birthError, documentDay, type PassengerDraft, passenger as passengerShape } from './people';

/** The database enforces the same limit. */
export const mostTravellers = 20;

const travellerRow = z.object({
  id: z.string(),
  /** Null for travellers who were saved before this field existed. */
  title: z.nullable(z.string()),
  gender: z.nullable(z.string()),
  given_names: z.string(),
  surname: z.string(),
  date_of_birth: z.string(),
  nationality: z.string(),
  passport_number: z.string(),
  passport_expiry: z.string(),
  loyalty_airline: z.nullable(z.string()),
  loyalty_number: z.nullable(z.string()),
});
export type SavedTraveller = z.infer<typeof travellerRow>;
export type TravellerFacts = Omit<SavedTraveller, 'id'>;

const table = 'saved_travellers';
const columns =
  'id, title, gender, given_names, surname, date_of_birth, nationality, passport_number, passport_expiry, loyalty_airline, loyalty_number';

/** The travellers of the user of `client`, oldest first. Throws when they cannot be read. */
export async function readTravellers(client: SupabaseClient<Database>): Promise<SavedTraveller[]> {
  const { data, error } = await client.from(table).select(columns).order('created_at').order('id');
  if (error) throw error;
  return z.array(travellerRow).parse(data);
}

/**
 * Adds a traveller, or changes the one with this id. Returns "duplicate" when the account has this passport already. Throws on failure, a
 * SignedOutError without a session.
 */
export async function saveTraveller(
  client: SupabaseClient<Database>,
  facts: TravellerFacts,
  id: string | null,
): Promise<'saved' | 'duplicate'> {
  const rows = client.from(table);
  const { data, error, status } = await (id ? rows.update(facts).eq('id', id).select('id') : rows.insert(facts).select('id'));
  if (error?.code === '23505') return 'duplicate';
  refuseSignedOut(status);
  if (error || data.length === 0) throw error ?? new Error('The traveller is gone');
  return 'saved';
}

/** Throws when the database did not confirm. */
export async function removeTraveller(client: SupabaseClient<Database>, id: string): Promise<void> {
  const { error } = await client.from(table).delete().eq('id', id);
  if (error) throw error;
}

/** What is saved of a passenger: a new field of the passenger form is saved only when it is named here. */
const facts = z.extend(
  z.pick(passengerShape, {
    title: true,
    gender: true,
    givenNames: true,
    surname: true,
    dateOfBirth: true,
    nationality: true,
    loyaltyAirline: true,
    loyaltyNumber: true,
  }),
  // Required: travellers are saved so that the passport need not be typed again.
  { passportNumber, passportExpiry: documentDay('passportExpiryInvalid') },
);
type SavedFacts = z.infer<typeof facts>;

export type SavedTravellerDraft = Pick<PassengerDraft, keyof SavedFacts>;
/** Keys of `bookings.errors`, or of the account's own errors. */
export type TravellerErrors = Partial<Record<keyof SavedTravellerDraft, string>>;

export const emptySavedTraveller: SavedTravellerDraft = {
  title: '',
  gender: '',
  givenNames: '',
  surname: '',
  dateOfBirth: '',
  nationality: '',
  passportNumber: '',
  passportExpiry: '',
  loyaltyAirline: '',
  loyaltyNumber: '',
};

/** The typed traveller as a row, or errors by field, by the rules of passengers. `today` is yyyy-MM-dd in Qatar. */
export function checkTraveller(
  draft: SavedTravellerDraft,
  today: string,
): { facts: TravellerFacts; errors: null } | { facts: null; errors: TravellerErrors } {
  const { loyaltyAirline, loyaltyNumber, ...person } = draft;
  const isMember = loyaltyAirline !== '' || loyaltyNumber.trim() !== '';
  const checked = facts.safeParse({
    ...person,
    ...(isMember && { loyaltyAirline, loyaltyNumber }),
    dateOfBirth: readDay(draft.dateOfBirth),
    passportExpiry: readDay(draft.passportExpiry),
  });
  const errors: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) errors[String(path[0])] ??= message;
  const { dateOfBirth, passportExpiry } = {
    dateOfBirth: readDay(draft.dateOfBirth),
    passportExpiry: readDay(draft.passportExpiry),
  };
  const unborn = birthError(dateOfBirth, today);
  if (unborn) errors['dateOfBirth'] ??= unborn;
  if (passportExpiry < today) errors['passportExpiry'] ??= 'passportExpired';
  else if (passportExpiry > latestPassportExpiry(today)) errors['passportExpiry'] ??= 'passportTooLong';
  if (!checked.success || Object.keys(errors).length > 0) {
    const fields = Object.keys(draft) as (keyof SavedTravellerDraft)[];
    return {
      facts: null,
      errors: Object.fromEntries(fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : []))),
    };
  }
  return { facts: rowOf(checked.data), errors: null };
}

function rowOf(traveller: SavedFacts): TravellerFacts {
  return {
    title: traveller.title,
    gender: traveller.gender,
    given_names: traveller.givenNames,
    surname: traveller.surname,
    date_of_birth: traveller.dateOfBirth,
    nationality: traveller.nationality,
    passport_number: traveller.passportNumber,
    passport_expiry: traveller.passportExpiry,
    loyalty_airline: traveller.loyaltyAirline ?? null,
    loyalty_number: traveller.loyaltyNumber ?? null,
  };
}

/** A saved traveller as the form shows one. */
export function draftOf(traveller: TravellerFacts): SavedTravellerDraft {
  return {
    title: traveller.title ?? '',
    gender: traveller.gender ?? '',
    givenNames: traveller.given_names,
    surname: traveller.surname,
    dateOfBirth: typedDay(traveller.date_of_birth),
    nationality: traveller.nationality,
    passportNumber: traveller.passport_number,
    passportExpiry: typedDay(traveller.passport_expiry),
    loyaltyAirline: traveller.loyalty_airline ?? '',
    loyaltyNumber: traveller.loyalty_number ?? '',
  };
}

/** The same in the form of a booking: a title saved for a child does not fit an adult, and vice versa. */
export function draftFor(traveller: TravellerFacts, isAdult: boolean): SavedTravellerDraft {
  const facts = draftOf(traveller);
  return { ...facts, title: fitsTitle(facts.title, isAdult) ? facts.title : '' };
}

/** Postgres also has "infinity" and other eras: such a day must be typed again. */
function typedDay(stored: string): string {
  return isDay(stored) ? formatDay(stored) : '';
}
