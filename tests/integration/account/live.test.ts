import type { RealtimePostgresInsertPayload } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { password, signedInUser, startTestBackend, type TestBackend, temporaryFolder } from '../backend/test-backend.ts';

let backend: TestBackend;
let member: Awaited<ReturnType<typeof signedInUser>>;
const data = temporaryFolder();

beforeAll(async () => {
  backend = await startTestBackend(data.folder);
  member = await signedInUser(backend, 'amina');
});

afterAll(async () => {
  await member?.client.removeAllChannels();
  await backend?.stop();
  data.remove();
});

const traveller = {
  ...{ given_names: 'Amina', surname: 'Example', date_of_birth: '1990-01-01', nationality: 'QA' },
  ...{ passport_number: 'QX100000', passport_expiry: '2031-01-01' },
};

async function request(contactEmail: string): Promise<string> {
  const booked = await storeBooking(
    backend.admin(),
    { contact_email: contactEmail, total_amount: '10000.00' },
    { surname: 'Example' },
  );
  return booked.reference;
}

/** Listens as the bell does; resolves with the titles once `count` have come. */
async function nextTitles(count: number): Promise<{ titles: Promise<string[]> }> {
  const heard: string[] = [];
  let finish: (titles: string[]) => void;
  const titles = new Promise<string[]>((resolve) => {
    finish = resolve;
  });
  const filter = { event: 'INSERT', schema: 'public', table: 'notifications', filter: `user_id=eq.${member.id}` } as const;
  await new Promise<void>((resolve) => {
    member.client
      .channel('bell')
      .on('postgres_changes', filter, ({ new: row }: RealtimePostgresInsertPayload<{ title: string }>) => {
        if (heard.push(row.title) === count) finish(heard);
      })
      .subscribe((status) => status === 'SUBSCRIBED' && resolve());
  });
  return { titles };
}

describe('the account of a member', () => {
  it('exists after sign-up, and its owner may change the listed columns', async () => {
    const own = await member.client.from('profiles').select();
    expect(own.data).toMatchObject([{ user_id: member.id, first_name: 'amina', last_name: null, locale: 'en' }]);
    const change = { first_name: 'Noora', last_name: 'Example', phone: '+97440000000', birth_date: '1990-05-20', locale: 'ar' };
    const changed = await member.client.from('profiles').update(change).eq('user_id', member.id).select().single();
    expect(changed.data).toMatchObject(change);
    await member.client.from('profiles').update({ locale: 'en' }).eq('user_id', member.id);
  });

  it('saves travellers without naming their owner', async () => {
    const saved = await member.client.from('saved_travellers').insert(traveller).select().single();
    expect(saved.data).toMatchObject({ ...traveller, user_id: member.id });
    const again = await member.client.from('saved_travellers').insert(traveller);
    expect(again.error?.code).toBe('23505');
    const id = saved.data?.id;
    const changed = await member.client.from('saved_travellers').update({ surname: 'Else' }).eq('id', id).select();
    expect(changed.data).toMatchObject([{ surname: 'Else' }]);
    expect((await member.client.from('saved_travellers').delete().eq('id', id).select()).data).toHaveLength(1);
  });

  it('is immediately notified of changes by triggers and functions', async () => {
    const reference = await request(member.email);
    const { titles } = await nextTitles(3);
    const claim = { claimant: member.id, wanted_reference: reference, wanted_surname: 'example' };
    expect((await backend.admin().rpc('claim_booking', { ...claim, wanted_surname: 'Else' })).data).toBe(false);
    expect((await backend.admin().rpc('claim_booking', claim)).data).toBe(true);
    expect((await member.client.from('bookings').select('reference')).data).toEqual([{ reference }]);

    await backend.admin().from('bookings').update({ status: 'ticketed' }).eq('reference', reference);
    const award = { user_id: member.id, points: 1500, reason: 'adjustment' };
    expect((await backend.admin().rpc('award_points', award)).error).toBeNull();
    expect((await titles).toSorted()).toEqual([
      ...['A voucher is ready for you', `Booking ${reference} is in your account`, 'Welcome to Gold'],
    ]);
    const stands = await member.client.from('loyalty_accounts').select('points, tier, tier_points');
    expect(stands.data).toEqual([{ points: 2500, tier: 'gold', tier_points: 2500 }]);
    const entries = await member.client.from('loyalty_entries').select('points, reason').order('points');
    expect(entries.data).toEqual([
      { points: 1000, reason: 'booking' },
      { points: 1500, reason: 'adjustment' },
    ]);
  });

  it('is updated by the daily run, which the backend also makes at its start', async () => {
    const { data: today } = await backend.admin().from('loyalty_accounts').select('tier_since').eq('user_id', member.id).single();
    const birthMonth = String(today?.tier_since).slice(5, 7);
    await member.client
      .from('profiles')
      .update({ birth_date: `1990-${birthMonth}-15` })
      .eq('user_id', member.id);
    await backend.stop();
    backend = await startTestBackend(data.folder);
    const reported = async () =>
      (await backend.admin().from('notifications').select('type').eq('user_id', member.id).eq('type', 'birthday_bonus')).data;
    await expect.poll(reported).toHaveLength(1);
    expect((await backend.admin().rpc('run_daily_loyalty')).error).toBeNull();
    expect((await backend.admin().rpc('run_daily_loyalty', { today: today?.tier_since })).error).toBeNull();
    expect(await reported()).toHaveLength(1);
  });

  it('can be deleted, and a new one with the same address created', async () => {
    const elsewhere = backend.client();
    await elsewhere.auth.signInWithPassword({ email: member.email, password });
    const remove = async () => (await backend.admin().rpc('delete_account', { account: member.id })).data;
    expect(await remove()).toBe(true);
    expect(await remove()).toBe(false);
    expect((await elsewhere.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await backend.client().auth.signInWithPassword({ email: member.email, password })).error?.code).toBe(
      'invalid_credentials',
    );
    for (const table of ['profiles', 'saved_travellers', 'loyalty_accounts', 'loyalty_entries', 'notifications']) {
      const left = await backend.admin().from(table).select('user_id').eq('user_id', member.id);
      expect(left.data, table).toEqual([]);
    }
    // In addition to the rows of the seed.
    const left = await backend.admin().from('bookings').select('user_id, status').neq('contact_email', 'layla@example.com');
    expect(left.data).toEqual([{ user_id: null, status: 'ticketed' }]);
    const again = await backend.client().auth.signUp({ email: member.email, password });
    expect(again.error).toBeNull();
  });
});
