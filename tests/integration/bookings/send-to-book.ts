import { POST } from '@/app/api/bookings/[product]/route';
import type { TestBackend } from '../backend/test-backend.ts';
import { postJson } from './site-on-backend.ts';

/** Sends a request to the handler of every product, as `POST /api/bookings/<product>` does. */
export async function sendToBook(product: string, body: unknown, headers?: Record<string, string>) {
  const answer = await POST(postJson(`/api/bookings/${product}`, body, headers), { params: Promise.resolve({ product }) });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}

/** The rows, with passengers, that requests with this key have created. */
export async function storedBookings(backend: TestBackend, { idempotencyKey }: { idempotencyKey: string }) {
  const select = '*, booking_passengers (*)';
  const { data, error } = await backend.admin().from('bookings').select(select).eq('idempotency_key', idempotencyKey);
  if (error) throw error;
  return data;
}
