import { answerError, answerOnly } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { readShareAddress } from '@/lib/seo/share/share-address';
import { readShareImage } from '@/lib/seo/share/share-cache';
import { findHotelSharePage } from './hotel-share-page';

/** Enough for a reader of every page; drawing one image takes a third of a second. */
const imagesPerMinute = { name: 'share', uses: 240, seconds: 60 };

/** Images keep their address when their words or their poster change. */
const keep = 'public, max-age=604800, stale-while-revalidate=2592000';

interface Context {
  params: Promise<{ address: string[] }>;
}

/** The picture that stands beside a link to one of our pages: /share/ar/explore/destinations/france.jpg. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const page = readShareAddress((await params).address.join('/'));
  const refusal = page && (await refuseTooMany(request, imagesPerMinute));
  if (refusal) return refusal;
  const image = page && (await readShareImage(page.path, page.locale, findHotelSharePage));
  if (!image) return answerError(404, { error: 'No page has a share image at this address.', code: 'unknownPage' });
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': keep } });
}

const onlyGet = answerOnly('GET, HEAD');

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
