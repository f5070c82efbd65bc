import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type ArtSlug, art, artSizes } from '@/content/art';
import { cardFile } from '@/content/card-file';
import { cropPhoto, writePhoto } from '@/lib/content/photo/photo-file';
import { pictureNames } from '@/lib/content/photo/picture-names';
import { readPublishedPhoto } from '@/lib/content/photo/published-photo';
import { describeError, logError } from '@/lib/log';
import { errorResponse } from '@/lib/network/http';
import { createSingleFlight } from '@/lib/network/single-flight';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { mailPicture, type PhotoCrop, type PhotoType, photoOf, photoTypes, photoWidths, pictureOfKey } from '@/lib/state/photos';

/** Enough for a reader of every page. */
const photosPerMinute = { name: 'photos', uses: 600, seconds: 60 };

interface Context {
  params: Promise<{ slug: string; version: string; file: string }>;
}

interface PhotoFile {
  slug: string;
  version: number;
  crop: PhotoCrop;
  width: number;
  type: PhotoType;
}

/**
 * A photograph in the place of a poster: /photos/doha/3/card-800.avif. A version never changes, so browsers keep its files for a year; the site answers
 * 404 once it is taken back or its right has ended. For mail also the poster itself: /photos/doha/poster/hero-rtl.jpg.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const address = await params;
  const poster = readPoster(address);
  const file = poster ? null : readAddress(address);
  if (!file && !poster) return unknownPhoto();
  const refusal = await refuseTooMany(request, photosPerMinute);
  if (refusal) return refusal;
  try {
    const bytes = poster ? await drawPoster(poster) : file && (await readFile(file));
    if (!bytes) return unknownPhoto();
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': `image/${(file?.type ?? 'jpg').replace('jpg', 'jpeg')}`,
        'Cache-Control': poster ? 'public, max-age=604800' : 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  } catch (error) {
    logError('photo-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    const meanwhile = file && posterOf(file);
    if (meanwhile) return new Response(null, { status: 302, headers: { Location: meanwhile, 'Cache-Control': 'no-store' } });
    return errorResponse(502, { error: 'The photograph cannot be read.', code: 'unavailable' });
  }
}

const unknownPhoto = () => errorResponse(404, { error: 'There is no such photograph.', code: 'unknownPhoto' });

/** The poster's file in public; null for other addresses. */
function readPoster({ slug, version, file }: Awaited<Context['params']>): string | null {
  const [, reading] = /^hero-(ltr|rtl)\.jpg$/.exec(file) ?? [];
  if (version !== 'poster' || !reading || !Object.hasOwn(art, slug)) return null;
  const crop = art[slug as ArtSlug].crops.includes('hero') ? 'hero' : 'card';
  return `${slug}-${crop}-${reading}.svg`;
}

/** What stands in the place of a photograph that cannot be read at the moment; null where it has a place of its own. */
function posterOf({ slug, crop }: PhotoFile): string | null {
  const picture = pictureOfKey(slug);
  if (!pictureNames.has(slug)) return null;
  const hasHero = crop === 'hero' && Object.hasOwn(art, slug) && art[slug as ArtSlug].crops.includes('hero');
  return hasHero ? `/art/${slug}-hero-ltr.svg` : cardFile(picture, 'ltr');
}

const drawPoster = (file: string): Promise<Buffer | null> =>
  keep(file, () => writePhoto(sharp(join(process.cwd(), 'public', 'art', file)).resize({ ...mailPicture, fit: 'cover' }), 'jpg'));

const name = /^(card|hero)-(\d{3,4})\.(avif|webp|jpg)$/;

function readAddress({ slug, version, file }: Awaited<Context['params']>): PhotoFile | null {
  const [, cropName, digits, typeName] = name.exec(file) ?? [];
  const crop = cropName === 'hero' ? 'hero' : 'card';
  const width = photoWidths[crop].find((known) => String(known) === digits);
  const type = ([...photoTypes, 'jpg'] as const).find((known) => known === typeName);
  if (!width || !type || !/^[a-z0-9-]{1,80}$/.test(slug) || !/^[1-9]\d{0,6}$/.test(version)) return null;
  return { slug, version: Number(version), crop, width, type };
}

/** Room for about 400 files. */
const files = new LRUCache<string, Buffer>({ maxSize: 48_000_000, sizeCalculation: ({ length }) => length });
const drawOnce = createSingleFlight<Buffer | null>();

/** Drawn on the first request and kept in this process, as long as it is shown; null for a version that may not be, or that nothing can draw. */
async function readFile({ slug, version, crop, width, type }: PhotoFile): Promise<Buffer | null> {
  const isShown = photoOf(slug)?.version === version;
  const key = `${slug}/${version}/${crop}-${width}.${type}`;
  // What a later one has replaced may be taken back at any time, and this process is not told.
  return keep(isShown ? key : `replaced ${key}`, () => drawPhoto({ slug, version, crop, width, type }), isShown ? 0 : aMoment);
}

const aMoment = 5_000;

async function drawPhoto({ slug, version, crop, width, type }: PhotoFile): Promise<Buffer | null> {
  const published = await readPublishedPhoto(slug, version);
  if (!published) return null;
  const size = { width, height: Math.round((width * artSizes[crop].height) / artSizes[crop].width) };
  try {
    return await writePhoto(await cropPhoto(published.bytes, size, published.focus), type);
  } catch (error) {
    logError('photo-damaged', { slug, version, cause: describeError(error) });
    return null;
  }
}

async function keep(key: string, draw: () => Promise<Buffer | null>, ttl = 0): Promise<Buffer | null> {
  return (
    files.get(key) ??
    drawOnce(key, async () => {
      const file = await draw();
      if (file) files.set(key, file, { ttl });
      return file;
    })
  );
}
