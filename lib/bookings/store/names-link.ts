import 'server-only';
import { readSigned, signText } from '@/lib/security/signed-text';

/** The key of the link by which everybody who travels is named after the request; whoever has it may. */
export const namesKey = (reference: string): string => signText('booking-names', reference);

/** The reference in a key with a valid signature; null for anything else. */
export const bookingOfNames = (key: string): string | null => readSigned('booking-names', key);
