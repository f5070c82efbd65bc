import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it } from 'vitest';
import { readDetail } from '@/lib/desk/details';
import { addRemark, moveOn } from '@/lib/desk/history';
import { readList } from '@/lib/desk/lists';
import { NotStaffError } from '@/lib/desk/staff';

/** A database that finds nothing, refuses every change with `status`, and knows whether the user is staff. */
function database(isStaff: boolean, status = 403): SupabaseClient {
  const query = { select: () => query, eq: () => query, maybeSingle: async () => ({ data: null, error: null }) };
  const rpc = async (name: string) => {
    if (name === 'is_staff') return { data: isStaff, error: null, status: 200 };
    if (name === 'desk_list') return { data: [], error: null, status: 200 };
    return { data: null, error: { code: '42501' }, status };
  };
  return { from: () => query, rpc } as unknown as SupabaseClient;
}

const list = { subject: 'booking', search: '', status: '', page: 1 } as const;
const move = { subject: 'booking', id: 'b', seen: 'requested', wanted: 'confirmed', remark: '' } as const;

it('an empty result means "nothing" for staff, and "no access" for former staff', async () => {
  expect(await readList(database(true), list)).toEqual({ rows: [], found: 0 });
  expect(await readDetail(database(true), 'booking', 'b')).toBeNull();
  await expect(readList(database(false), list)).rejects.toBeInstanceOf(NotStaffError);
  await expect(readDetail(database(false), 'booking', 'b')).rejects.toBeInstanceOf(NotStaffError);
});

it.each([403, 500])('a change refused with %i is reported as a missing role if the user is not staff', async (status) => {
  await expect(moveOn(database(false, status), move)).rejects.toBeInstanceOf(NotStaffError);
  await expect(addRemark(database(false, status), 'booking', 'b', 'Called')).rejects.toBeInstanceOf(NotStaffError);
  await expect(moveOn(database(true, status), move)).rejects.not.toBeInstanceOf(NotStaffError);
});
