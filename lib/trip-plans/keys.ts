import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { readSigned, signText } from '@/lib/security/signed-text';

/** The key in the link of a plan: whoever has it may look and join. */
export const planKey = (id: string) => signText('trip-plan', id);
export const planOfKey = (key: string) => readSigned('trip-plan', key);

/** English path of a plan's page. */
export const planPath = (id: string) => `/trip-plan?key=${planKey(id)}`;

/** For the form that makes a plan: sent twice, it makes one. The key of a link makes none. */
export const newPlanKey = () => signText('new-trip-plan', randomUUID());
export const planToMake = (key: string) => readSigned('new-trip-plan', key);

/** Holds who the device is in the plans it has joined. */
export const deviceCookie = 'karam-trip-plans';
export const deviceSeconds = 400 * 24 * 3600;

/** A signed id for a device without a cookie: its forms carry it until the first of them has set the cookie, so that a double tap is one person. */
export const newDevice = () => signText('trip-plan-device', randomUUID());

/** What the database knows a device by; null for anything that we did not sign. */
export function deviceOf(signed: string | undefined): string | null {
  const id = signed && readSigned('trip-plan-device', signed);
  return id ? createHash('sha256').update(id).digest('hex') : null;
}
