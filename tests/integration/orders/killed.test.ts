import { afterAll, expect, it, vi } from 'vitest';
import { askStep, claimStep, recordStep } from '@/lib/bookings/orders/advance-orders';
import { password, signedInUser, startTestBackend, type TestBackend, temporaryFolder } from '../backend/test-backend.ts';
import { pointSiteAt } from '../bookings/site-on-backend.ts';
import { newFlightBooking } from './ordered-booking.ts';

vi.mock('server-only', () => ({}));

const data = temporaryFolder();
let backend: TestBackend;

afterAll(async () => {
  await backend?.stop();
  data.remove();
});

/** On the same data, as after SIGKILL: at another port. */
async function start() {
  backend = await startTestBackend(data.folder, { ORDER_SUPPLIER: 'sandbox' });
  pointSiteAt(backend);
}

async function workUntil(kind: string) {
  for (let due = await claimStep(0); due; due = await claimStep(0)) {
    if (due.kind === kind) return due;
    await recordStep(due, await askStep(due));
  }
  throw new Error(`Nobody asked to ${kind}`);
}

it('an order goes on after SIGKILL of database and functions, wherever it was, and is made once', async () => {
  await start();
  const staff = await signedInUser(backend, 'huda');
  await backend.admin().rpc('make_staff', { account_email: staff.email, staff_name: 'Huda' });
  const booking = await newFlightBooking(backend, { user: staff });
  const order = crypto.randomUUID();
  const asked = { new_order: order, booking: booking.id, wants: 'ticket', agreed: booking.total, may_be_unpaid: true };
  expect((await staff.client.rpc('desk_begin_order', asked)).data).toBe('created');

  await workUntil('price');
  await backend.kill();
  await start();

  const sent = await workUntil('buy');
  const lost = askStep(sent).catch(() => null);
  await backend.kill();
  await lost;
  await start();

  const answered = await workUntil('buy');
  expect(answered.step).toBe(sent.step);
  await askStep(answered);
  await backend.kill();
  await start();

  const last = await workUntil('buy');
  await recordStep(last, await askStep(last));
  await backend.kill();
  await start();

  const client = backend.client();
  await client.auth.signInWithPassword({ email: staff.email, password });
  const { data: end } = await client
    .from('orders')
    .select('status, pnr, order_steps (id, kind, status)')
    .eq('id', order)
    .single();
  expect(end).toMatchObject({ status: 'ticketed', order_steps: [{ status: 'done' }, { status: 'done' }] });
  const { data: booked } = await backend.admin().rpc('sandbox_order', { question: { do: 'find', key: sent.step } });
  expect(booked).toMatchObject({ status: 'ticketed', pnr: end?.pnr });
  expect(await claimStep(0)).toBeNull();
}, 180_000);
