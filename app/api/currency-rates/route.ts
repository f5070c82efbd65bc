import { findRates } from '@/lib/currency/queries';
import { jsonResponse } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';

const readsPerMinute = { name: 'currency-rates', uses: 60, seconds: 60 };

export async function GET(request: Request): Promise<Response> {
  return (await refuseTooMany(request, readsPerMinute)) ?? jsonResponse(await findRates());
}
