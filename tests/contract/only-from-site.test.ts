import { describe, expect, it, vi } from 'vitest';
import { onlyFromSite, siteProof, siteProofHeader } from '../../supabase/functions/_shared/only-from-site.ts';

const secret = 's'.repeat(32);
const settings = (name: string) => (name === 'OFFER_SIGNING_SECRET' ? secret : undefined);

function ask(headers: Record<string, string>) {
  const handler = vi.fn(async () => new Response('found'));
  const request = new Request('http://functions.test/flight-search', { method: 'POST', headers });
  return { handler, answer: onlyFromSite(handler, settings)(request) };
}

describe('a function', () => {
  it('answers only callers who prove to be the site', async () => {
    const { handler, answer } = ask({ [siteProofHeader]: await siteProof(secret) });
    expect(await (await answer).text()).toBe('found');
    expect(handler).toHaveBeenCalledOnce();
  });

  it.each<[string, () => Promise<Record<string, string>>]>([
    ['nothing', async () => ({})],
    ['the publishable key', async () => ({ apikey: 'sb_publishable_1', authorization: 'Bearer sb_publishable_1' })],
    ['a proof with another secret', async () => ({ [siteProofHeader]: await siteProof('t'.repeat(32)) })],
    ['half a proof', async () => ({ [siteProofHeader]: (await siteProof(secret)).slice(0, 20) })],
    ['no base64', async () => ({ [siteProofHeader]: '%%%' })],
  ])('refuses a caller with %s without any request', async (_what, headers) => {
    const { handler, answer } = ask(await headers());
    expect((await answer).status).toBe(401);
    expect(await (await answer).json()).toMatchObject({ code: 'notTheSite' });
    expect(handler).not.toHaveBeenCalled();
  });

  it('without a secret fails instead of answering everybody', async () => {
    const open = onlyFromSite(
      async () => new Response(),
      () => undefined,
    );
    await expect(open(new Request('http://functions.test/'))).rejects.toThrow('OFFER_SIGNING_SECRET');
  });
});
