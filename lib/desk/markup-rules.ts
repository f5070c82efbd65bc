import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { airports } from '@/content/airports';
import { type SendFailure, sendAction } from '@/lib/network/send-action';
import type { Database } from '@/lib/supabase/database.types';
import { readHundredths } from '@/lib/text/amount';
import { toLatinDigits } from '@/lib/text/digits';
import { airportsOf, isSamePlace } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { cabinClasses } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { hotelSearchShape } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { markupProducts, markupRule, mostBasisPoints, mostFixedAmount } from '@/supabase/functions/_shared/contracts/markup-rule';
import { refuseOthers } from './staff';

const text = z.string().check(z.minLength(1), z.maxLength(120));
const placeName = z.object({ en: text, ar: text });

const deskRule = z.extend(markupRule, {
  id: z.string(),
  /** Of the place of a stay. */
  place_name: z.nullable(placeName),
  is_active: z.boolean(),
  version: z.number(),
  /** The first one made it. */
  markup_rule_changes: z.array(
    z.object({
      staff_name: z.string(),
      basis_points: z.number(),
      fixed_amount: z.number(),
      is_active: z.boolean(),
      changed_at: z.string(),
    }),
  ),
});
export type DeskRule = z.infer<typeof deskRule>;

const columns =
  'id, product, airline, origin, destination, place_name, cabin, basis_points, fixed_amount, is_active, version, created_at, markup_rule_changes (staff_name, basis_points, fixed_amount, is_active, changed_at)' as const;

/** All rules, those that are active first, then the newest. Throws when they cannot be read, a NotStaffError for other users. */
export async function readMarkupRules(client: SupabaseClient<Database>): Promise<DeskRule[]> {
  const { data, error } = await client
    .from('markup_rules')
    .select(columns)
    .order('is_active', { ascending: false })
    .order('created_at', { ascending: false });
  if (error) throw error;
  const rules = z.array(deskRule).parse(data);
  if (rules.length === 0) await refuseOthers(client);
  return rules;
}

const codes = new Set(airports.map(({ code }) => code));
const capitals = z.overwrite((typed: string) => toLatinDigits(typed).trim().toUpperCase());

const airline = z.string({ error: 'airline' }).check(capitals, z.regex(/^[A-Z0-9]{2}$/, { error: 'airline' }));
const place = (error: string) =>
  z.string({ error }).check(
    capitals,
    z.regex(/^[A-Z]{3}$/, { error, abort: true }),
    z.refine((code) => airportsOf(code).every((each) => codes.has(each)), { error }),
  );

/** A number as typed, with two decimals at most, in hundredths; nothing is 0. */
const hundredths = (error: string, most: number) =>
  z.pipe(
    z.pipe(
      z._default(z.string({ error }), ''),
      z.transform((typed) => readHundredths(typed.replace(/[٪%]/g, '').trim() || '0') ?? Number.NaN),
    ),
    z.number({ error }).check(z.lte(most, { error })),
  );

const amounts = { percent: hundredths('percent', mostBasisPoints), fixed: hundredths('fixed', mostFixedAmount) };

/** A new rule as typed, or other amounts of one: the same for form and handler. Errors are keys of `desk.markup.errors`. */
export const markupRuleAction = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('make'),
      id: z.uuid(),
      product: z.enum(markupProducts),
      airline: z.optional(airline),
      origin: z.optional(place('origin')),
      destination: z.optional(place('destination')),
      cabin: z.optional(z.enum(cabinClasses)),
      /** Of a stay. */
      place: z.optional(z.object({ id: hotelSearchShape.shape.cityCode, name: placeName }, { error: 'place' })),
      ...amounts,
    })
    .check(({ value, issues }) => {
      const { origin, destination } = value;
      if (origin && destination && isSamePlace(origin, destination))
        issues.push({ code: 'custom', input: destination, path: ['destination'], message: 'sameCity' });
    }),
  z.object({ type: z.literal('change'), id: z.uuid(), seen: z.int(), isActive: z.boolean(), ...amounts }),
]);
/** As it is sent: numbers are typed text. */
export type TypedRule = z.input<typeof markupRuleAction>;
export type MarkupRuleAction = z.infer<typeof markupRuleAction>;

export const ruleOutcomes = ['created', 'saved', 'repeated', 'stale', 'taken'] as const;
export type RuleOutcome = (typeof ruleOutcomes)[number] | SendFailure;

export const sendMarkupRule = (action: TypedRule): Promise<RuleOutcome> =>
  sendAction('/api/desk/markup-rules', action, ruleOutcomes);
