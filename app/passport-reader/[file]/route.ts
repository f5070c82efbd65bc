import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The programs that read passports in the browser (lib/bookings/passport-photo), served from their packages. */
const files: Record<string, { path: string; type: string }> = {
  'worker.min.js': { path: 'tesseract.js/dist/worker.min.js', type: 'text/javascript' },
  'tesseract-core-simd-lstm.js': { path: 'tesseract.js-core/tesseract-core-simd-lstm.js', type: 'text/javascript' },
  'tesseract-core-simd-lstm.wasm': { path: 'tesseract.js-core/tesseract-core-simd-lstm.wasm', type: 'application/wasm' },
  // Letters and digits of Latin script. A script decompresses it: this is not a content encoding of the answer.
  'eng.traineddata.gz': { path: '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', type: 'application/octet-stream' },
};

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return Object.keys(files).map((file) => ({ file }));
}

interface Context {
  params: Promise<{ file: string }>;
}

/** A file of the reader, written once by the build. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const file = files[(await params).file];
  if (!file) return new Response(null, { status: 404 });
  const content = await readFile(join(process.cwd(), 'node_modules', file.path));
  return new Response(new Uint8Array(content), { headers: { 'Content-Type': file.type } });
}
