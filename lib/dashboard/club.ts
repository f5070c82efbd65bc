import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type ClubTier, clubNow, clubTiers } from '@/lib/club/club-now';
import type { Database } from '@/lib/supabase/database.types';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { clubTierNames } from '@/supabase/functions/_shared/contracts/states.generated';

const accountRow = z.object({
  points: z.number(),
  tier: z.enum(clubTierNames),
  tier_until: z.string(),
  tier_points: z.number(),
});
export type ClubAccount = z.infer<typeof accountRow>;

export const entryReasons = [
  'booking',
  'booking_cancelled',
  'birthday',
  'voucher',
  'voucher_returned',
  'expiry',
  'adjustment',
] as const;
const entryRow = z.object({
  id: z.string(),
  points: z.number(),
  reason: z.enum(entryReasons),
  earned_at: z.string(),
  expires_at: z.nullable(z.string()),
});
export type ClubEntry = z.infer<typeof entryRow>;

export interface ClubStatement {
  account: ClubAccount;
  /** Newest first. */
  entries: ClubEntry[];
  /** Without it there is no birthday present. */
  isBirthdayKnown: boolean;
}

/** Throws when it cannot be read. */
export async function readClub(client: SupabaseClient<Database>, userId: string): Promise<ClubStatement> {
  const [account, entries, profile] = await Promise.all([
    client.from('loyalty_accounts').select('points, tier, tier_until, tier_points').eq('user_id', userId).single(),
    client
      .from('loyalty_entries')
      .select('id, points, reason, earned_at, expires_at')
      .eq('user_id', userId)
      .order('earned_at', { ascending: false })
      .order('id'),
    client.from('profiles').select('birth_date').eq('user_id', userId).maybeSingle(),
  ]);
  const error = account.error ?? entries.error ?? profile.error;
  if (error) throw error;
  return {
    account: accountRow.parse(account.data),
    entries: z.array(entryRow).parse(entries.data),
    isBirthdayKnown: Boolean(profile.data?.birth_date),
  };
}

export function tierOf(id: ClubTier['id']): ClubTier {
  const [lowest, ...higher] = clubTiers();
  return higher.find((one) => one.id === id) ?? lowest;
}

/** The next tier, and how many points are missing; null at the top. `share` is the progress, 0 to 1. */
export function wayToNextTier({ tier, tier_points }: ClubAccount): { next: ClubTier; missing: number; share: number } | null {
  const tiers = clubTiers();
  const next = tiers[tiers.findIndex(({ id }) => id === tier) + 1];
  if (!next) return null;
  const collected = Math.max(0, tier_points);
  return { next, missing: Math.max(0, next.threshold - collected), share: Math.min(1, collected / next.threshold) };
}

/** The last day of a tier unless it is earned again, yyyy-MM-dd; null for the first tier, which does not end. */
export function tierEndsOn({ tier, tier_until }: ClubAccount): string | null {
  return tierOf(tier).threshold === 0 ? null : tier_until;
}

/**
 * Points that expire within the warning period, by their last day. Points that expire first are used first, as in run_daily_loyalty of the
 * database. `today` is yyyy-MM-dd in Qatar.
 */
export function endingPoints(entries: readonly ClubEntry[], today: string): { day: string; points: number }[] {
  const until = addDays(today, clubNow().warningDays);
  const given = new Map<string, number>();
  let used = 0;
  for (const { points, expires_at } of entries) {
    if (points < 0) used -= points;
    else if (expires_at) given.set(expires_at, (given.get(expires_at) ?? 0) + points);
  }
  const ending: { day: string; points: number }[] = [];
  for (const [day, points] of [...given].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rest = Math.max(0, points - used);
    used = Math.max(0, used - points);
    if (rest > 0 && day >= today && day <= until) ending.push({ day, points: rest });
  }
  return ending;
}
