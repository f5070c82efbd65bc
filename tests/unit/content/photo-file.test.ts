import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/photos/[slug]/[version]/[file]/route';
import { checkPhoto } from '@/lib/content/photo/photo-file';
import { timeouts } from '@/lib/network/timeouts';
import { stubBackend } from '../stubs';

vi.mock('server-only', () => ({}));

describe('a file', () => {
  const begins = (brand: string) => checkPhoto(Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0`, 'latin1'));

  it('of an iPhone is known by its bytes, so that the desk can say what to do', async () => {
    for (const brand of ['heic', 'heix', 'hevc', 'mif1'])
      expect(await begins(brand), brand).toEqual({ ok: false, reason: 'photoHeic' });
    expect(await begins('isom')).toEqual({ ok: false, reason: 'photoType' });
    const avif = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2a6f97' } }).avif({ effort: 0 });
    expect(await checkPhoto(await avif.toBuffer())).toMatchObject({ ok: true });
  });
});

describe('while the database is away', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('the poster stands in the place of a photograph after the usual time, and is not kept', async () => {
    stubBackend();
    vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => Promise.reject(signal?.reason));
    const waited: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
      waited.push(limit);
      return AbortSignal.abort(new DOMException('No answer in time', 'TimeoutError'));
    });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const ask = async (slug: string, file: string) => {
      const answer = await GET(new Request(`http://localhost/photos/${slug}/1/${file}`), {
        params: Promise.resolve({ slug, version: '1', file }),
      });
      return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')];
    };
    expect(await ask('doha', 'card-400.avif')).toEqual([302, '/art/doha-card-ltr.svg', 'no-store']);
    expect(await ask('doha', 'hero-960.webp')).toEqual([302, '/art/doha-hero-ltr.svg', 'no-store']);
    expect(await ask('food--france-table', 'card-400.webp')).toEqual([302, '/art/food/france-table.svg', 'no-store']);
    expect((await ask('bali-2', 'card-400.webp'))[0]).toBe(502);
    expect(new Set(waited)).toEqual(new Set([timeouts.supabase]));
  });
});
