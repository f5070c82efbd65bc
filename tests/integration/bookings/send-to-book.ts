import { POST } from '@/app/api/bookings/[product]/route';
import { postJson } from './site-on-backend.ts';

/** Sends a request to the handler of every product, as `POST /api/bookings/<product>` does. */
export async function sendToBook(product: string, body: unknown, headers?: Record<string, string>) {
  const answer = await POST(postJson(`/api/bookings/${product}`, body, headers), { params: Promise.resolve({ product }) });
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
}
