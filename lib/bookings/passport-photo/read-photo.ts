/** Reads a passport from a photo, on the device: nothing of the photo is sent anywhere. */
import { createWorker, OEM, PSM, type Worker as Reader } from 'tesseract.js';
import { looksLikeMachineLines, type PassportFacts, readMachineLines } from './machine-lines';

/** `failed`: the reader could not be loaded, or the browser cannot run it. */
export type PhotoOutcome = { facts: PassportFacts } | 'noPicture' | 'noPassport' | 'blurred' | 'tooSlow' | 'failed';

/** Served by the site itself. Not cached in the browser's database, which would ignore new versions of the files. */
const folder = '/passport-reader';
const readerOptions = {
  workerPath: `${folder}/worker.min.js`,
  corePath: `${folder}/tesseract-core-simd-lstm.js`,
  langPath: folder,
  // A worker from a blob has the policy of the page, which forbids WebAssembly.
  workerBlobURL: false,
  cacheMethod: 'none',
};
const timeoutMs = 45_000;
/** In pixels: enough for the 44 characters of a line. */
const wantedWidth = 1600;

/** The lines are at the bottom of a passport. The photo may be turned by 90° or 180°. */
const tries = [
  { turns: 0, from: 0.55, to: 1 },
  { turns: 0, from: 0.3, to: 0.8 },
  { turns: 0, from: 0, to: 1 },
  { turns: 1, from: 0.5, to: 1 },
  { turns: 3, from: 0.5, to: 1 },
  { turns: 2, from: 0.5, to: 1 },
];

/** Never rejects. Resolves at once, with null, when `signal` is aborted. `today` is yyyy-MM-dd. */
export async function readPassportPhoto(photo: Blob, today: string, signal: AbortSignal): Promise<PhotoOutcome | null> {
  const picture = await createImageBitmap(photo).catch(() => null);
  if (!picture) return 'noPicture';
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  let worker: Reader | undefined;
  const stopped = new Promise<null>((resolve) => limit.addEventListener('abort', () => resolve(null)));
  // Errors while it loads reach only this handler.
  let fail: (reason: unknown) => void = () => undefined;
  const broken = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const reading = (async () => {
    worker = await createWorker(
      'eng',
      OEM.LSTM_ONLY,
      { ...readerOptions, errorHandler: fail },
      { load_system_dawg: '0', load_freq_dawg: '0' },
    );
    if (limit.aborted) return null;
    await worker.setParameters({
      tessedit_char_whitelist: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<',
      tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    });
    return readPicture(worker, picture, today, limit);
  })();
  try {
    const outcome = await Promise.race([reading, stopped, broken]);
    if (outcome) return outcome;
    return signal.aborted ? null : 'tooSlow';
  } catch {
    return signal.aborted ? null : 'failed';
  } finally {
    void worker?.terminate();
    void reading.then(() => worker?.terminate()).catch(() => undefined);
    picture.close();
  }
}

async function readPicture(
  reader: Reader,
  picture: ImageBitmap,
  today: string,
  signal: AbortSignal,
): Promise<PhotoOutcome | null> {
  let isBlurred = false;
  for (const part of tries) {
    if (signal.aborted) return null;
    const { data } = await reader.recognize(drawPart(picture, part));
    const facts = readMachineLines(data.text, today);
    if (facts) return { facts };
    isBlurred ||= looksLikeMachineLines(data.text);
  }
  return isBlurred ? 'blurred' : 'noPassport';
}

/** A part of the picture (`from` and `to`: 0 at the top to 1), after quarter turns, scaled to the width that reading needs. */
function drawPart(picture: ImageBitmap, { turns, from, to }: (typeof tries)[number]): HTMLCanvasElement {
  const isUpright = turns % 2 === 0;
  const [width, height] = isUpright ? [picture.width, picture.height] : [picture.height, picture.width];
  const scale = wantedWidth / width;
  const canvas = document.createElement('canvas');
  canvas.width = wantedWidth;
  canvas.height = Math.round(height * (to - from) * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.scale(scale, scale);
  context.translate(width / 2, height / 2 - height * from);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}
