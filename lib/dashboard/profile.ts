import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { refuseSignedOut } from '@/lib/supabase/signed-out-error';
import { personName } from '@/lib/text/direction';
import { isEmptyPhone, readPhone } from '@/lib/text/phone';
import { readDay, writingError } from '@/lib/time/dates';

const profileRow = z.object({
  first_name: z.nullable(z.string()),
  last_name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** yyyy-MM-dd. */
  birth_date: z.nullable(z.string()),
  locale: z.enum(['en', 'ar']),
});
export type Profile = z.infer<typeof profileRow>;

const columns = 'first_name, last_name, phone, birth_date, locale';

/** Throws when it cannot be read, or is missing. */
export async function readProfile(client: SupabaseClient<Database>, userId: string): Promise<Profile> {
  const { data, error } = await client.from('profiles').select(columns).eq('user_id', userId).single();
  if (error) throw error;
  return profileRow.parse(data);
}

/**
 * Stores the profile, and the names in the session, where the header reads them without a database query. Returns whether a session event has
 * announced it, which happens when the names changed. Throws when the profile is refused, a SignedOutError without a session.
 */
export async function saveProfile(client: SupabaseClient<Database>, userId: string, profile: Profile): Promise<boolean> {
  const { data, error, status } = await client.from('profiles').update(profile).eq('user_id', userId).select('user_id');
  refuseSignedOut(status);
  if (error || data.length === 0) throw error ?? new Error('There is no profile to change');
  const names = { first_name: profile.first_name ?? '', last_name: profile.last_name ?? '' };
  const { error: notNamed } = await client.auth.updateUser({ data: { ...names, locale: profile.locale } });
  return !notNamed;
}

/** As typed; the birthday may be empty. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  phone: string;
  birthDate: string;
  locale: Profile['locale'];
}

export type ProfileError =
  | 'nameTooLong'
  | 'phoneInvalid'
  | 'birthDateInvalid'
  | 'noSuchDay'
  | 'shortYear'
  | 'birthDateFuture'
  | 'birthDateTooOld';
export type ProfileErrors = Partial<Record<keyof ProfileDraft, ProfileError>>;

const longestName = 60;

/** The profile as it is stored, or errors by field in the order of the form. `today` is yyyy-MM-dd in Qatar. */
export function checkProfile(
  draft: ProfileDraft,
  today: string,
): { profile: Profile; errors: null } | { profile: null; errors: ProfileErrors } {
  const errors: ProfileErrors = {};
  const [firstName, lastName] = [personName(draft.firstName), personName(draft.lastName)];
  if (firstName.length > longestName) errors.firstName = 'nameTooLong';
  if (lastName.length > longestName) errors.lastName = 'nameTooLong';
  const phone = isEmptyPhone(draft.phone) ? null : readPhone(draft.phone);
  if (phone === null && !isEmptyPhone(draft.phone)) errors.phone = 'phoneInvalid';
  const birthDate = readDay(draft.birthDate);
  const writtenError = birthDate && writingError(birthDate);
  if (writtenError) errors.birthDate = writtenError === 'unreadable' ? 'birthDateInvalid' : writtenError;
  else if (birthDate > today) errors.birthDate = 'birthDateFuture';
  // The same limit as in the database.
  else if (birthDate && birthDate < '1900-01-01') errors.birthDate = 'birthDateTooOld';
  if (Object.keys(errors).length > 0) return { profile: null, errors };
  return {
    profile: {
      first_name: firstName || null,
      last_name: lastName || null,
      phone,
      birth_date: birthDate || null,
      locale: draft.locale,
    },
    errors: null,
  };
}
