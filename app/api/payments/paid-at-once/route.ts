import { isPaidAtOnce, orderSuppliers } from '@/lib/env';
import { jsonResponse } from '@/lib/network/http';

/** How requests of `kind` are sold, paid at once or not, and whether `supplier` takes orders: prerendered pages cannot know. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const [kind, supplier] = [searchParams.get('kind') ?? '', searchParams.get('supplier') ?? ''];
  return jsonResponse({ isPaidAtOnce: isPaidAtOnce(kind), isOrdered: orderSuppliers().includes(supplier) });
}
