import { revalidatePath } from 'next/cache';
import { rendererToken } from '@/lib/env';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { rendererTokenHeader } from '@/lib/site-server/follow-content';
import { takeOutdated } from '@/lib/state/published-content';

/** Has Next.js make again what was published differently, for the server in front of it, which asks every second. */
export function GET(request: Request): Response {
  const token = rendererToken();
  if (!token || request.headers.get(rendererTokenHeader) !== token)
    return errorResponse(404, { error: 'There is nothing at this address.', code: 'unknownPage' });
  const routes = takeOutdated();
  for (const route of routes) revalidatePath(route);
  return jsonResponse({ routes });
}
