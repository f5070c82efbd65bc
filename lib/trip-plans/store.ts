import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locales';
import { wordsIn } from '@/lib/i18n/server-words';
import { readSigned, signText } from '@/lib/security/signed-text';
import { createTokenCache } from '@/lib/state/token-cache';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Json } from '@/lib/supabase/database.types';
import { freeText } from '@/lib/text/contact';
import { hasLetter, hasVisible } from '@/lib/text/direction';
import { type PlanChoice, planLimits, type Said, type TripPlan, tripPlan } from './plan';

/** The digest of a device that nobody has. */
const nobody = '';

/** The plan, as `device` may see it; null when it has ended. Rejects when it cannot be read. */
export async function readPlan(id: string, device: string | null): Promise<TripPlan | null> {
  const { data, error } = await createAdminClient().rpc('read_trip_plan', { plan: id, device: device ?? nobody });
  if (error) throw new Error('The plan cannot be read', { cause: error });
  return data === null ? null : tripPlan.parse(data);
}

/** The plans that something can be added to from this device, the latest first. Rejects when they cannot be read. */
export async function plansOfDevice(device: string | null): Promise<{ id: string; title: string }[]> {
  if (!device) return [];
  const { data, error } = await createAdminClient().rpc('trip_plans_of_device', { device });
  if (error) throw new Error('The plans cannot be read', { cause: error });
  return z.array(z.object({ id: z.string(), title: z.string() })).parse(data);
}

/** A choice as the server has just seen it. */
export interface SeenChoice extends Pick<PlanChoice, 'kind' | 'address' | 'price'> {
  said: Said;
  /** yyyy-MM-dd; null without days. */
  lastDay: string | null;
}

const outcomes = z.enum(['done', 'gone', 'closed', 'choiceGone', 'notJoined', 'notYours', 'full']);
export type PlanOutcome = z.infer<typeof outcomes>;

interface Adder {
  device: string;
  name?: string | undefined;
  /** Of a plan that this makes. */
  title?: string | undefined;
}

/** Adds a choice; the same again takes its new price. Rejects when the database does not confirm. */
export async function addChoice(plan: string, { device, name, title }: Adder, choice: SeenChoice): Promise<PlanOutcome> {
  const { lastDay, said, ...rest } = choice;
  const { data, error } = await createAdminClient().rpc('add_to_trip_plan', {
    plan,
    device,
    person_name: name ?? null,
    new_title: title ?? null,
    choice: { ...rest, said: { ...said }, last_day: lastDay },
  });
  if (error) throw new Error('The choice is not added', { cause: error });
  return outcomes.parse(data);
}

/** Does what a checked form says. Rejects when the database does not confirm. */
export async function changePlan(plan: string, device: string, change: Record<string, Json>): Promise<PlanOutcome> {
  const { data, error } = await createAdminClient().rpc('change_trip_plan', { plan, device, change });
  if (error) throw new Error('The plan is not changed', { cause: error });
  return outcomes.parse(data);
}

/** What became of a form that was posted without script. */
export interface PlanResponse {
  /** Who sees it: the link may be passed on with it. */
  device: string;
  /** A key of `tripPlans.notices`. */
  notice?: PlanNotice | undefined;
  errors: { path: string; message: string }[];
  /** What was typed, by the name of its field. */
  typed: Record<string, string>;
}
export type PlanNotice = Exclude<PlanOutcome, 'done'> | 'added' | 'asked' | 'notFound' | 'tooMany' | 'notStored' | 'notAsked';

const answers = createTokenCache<PlanResponse>('trip-plan');
export const keepPlanResponse = answers.keep;
export const planAnswerOf = answers.read;

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

/** The outcome of a form in the language of its page. */
export async function planAnswerInWords(locale: Locale, { notice, errors }: Pick<PlanResponse, 'notice' | 'errors'>) {
  const t = (await wordsIn(locale, ['tripPlans']))('tripPlans');
  const inWords: Record<string, string> = {};
  for (const { path, message } of errors) {
    const key = `errors.${message}` as 'errors.nameMissing';
    inWords[path] ??= t.has(key) ? t(key) : t('notices.notStored');
  }
  return {
    notice: notice ? { isGood: notice === 'added' || notice === 'asked', text: t(`notices.${notice}`) } : null,
    errors: inWords,
  };
}

/** Errors of a field, as keys of `tripPlans.errors`. */
type PlanError = 'nameMissing' | 'nameTooLong' | 'titleMissing' | 'titleTooLong' | 'textMissing' | 'textTooLong';

const line = (text: string) => freeText(text).replace(/\s+/g, ' ');
const lines = (text: string) => freeText(text.replace(/\r\n?/g, '\n'));

const written = (clean: (text: string) => string, isThere: (text: string) => boolean, most: number, errors: PlanError[]) =>
  z
    .string({ error: errors[0] })
    .check(z.overwrite(clean), z.refine(isThere, { error: errors[0], abort: true }), z.maxLength(most, { error: errors[1] }));

const name = written(line, hasLetter, planLimits.name, ['nameMissing', 'nameTooLong']);
const text = written(lines, hasVisible, planLimits.text, ['textMissing', 'textTooLong']);
const item = z.uuid();

/** What a posted form of the plan's page does. Values are texts, as forms send them. */
export const planAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('join'), name }),
  z.object({ type: z.literal('vote'), item, vote: z.enum(['for', 'against', 'none']) }),
  z.object({ type: z.literal('comment'), item, text }),
  z.object({ type: z.literal('remove'), item }),
  z.object({ type: z.literal('voting'), isOpen: z.enum(['true', 'false']) }),
  z.object({ type: z.literal('delete') }),
]);

/** The form that adds to a plan where the device has said a name. */
export const addition = z.object({ name: z.optional(name) });
/** The form that makes a plan. */
export const newPlan = z.object({ name, title: written(line, hasVisible, planLimits.title, ['titleMissing', 'titleTooLong']) });
