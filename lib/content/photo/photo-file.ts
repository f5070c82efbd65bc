import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { failure, type Result, success } from '@/lib/result';
import type { PhotoContent, PhotoType } from '@/lib/state/photos';

/** What a camera or a photographer sends, in bytes. */
export const mostPhotoBytes = 25_000_000;
/** As wide as the widest file, and high enough for a card as wide. In pixels. */
const least = { width: 1600, height: 900 };
/** The longest side of what is stored. */
const stored = 2_560;
/** A small file may be a picture that fills the memory. */
const mostPixels = 80_000_000;

/** Width to height. Of a longer strip, or a taller one, crops would be small parts, enlarged. */
const shapes = { widest: 3, tallest: 1 / 2 };

export type PhotoError = 'photoType' | 'photoHeic' | 'photoTooSmall' | 'photoShape' | 'photoTooLarge' | 'photoBroken';

interface CheckedPhoto {
  /** JPEG, turned upright, without place, device and time. */
  bytes: Buffer;
  /** See `photoContent`. */
  blur: string;
}

const starts = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF.{4}WEBP/s, /^.{4}ftypavif/s];

/** What iPhones take unless told otherwise, and browsers do not show. */
const heic = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/** Name and type of a file prove nothing, so its bytes are read: a JPEG, PNG, WebP or AVIF of at least 1600 by 900 pixels, of one picture. */
export async function checkPhoto(bytes: Uint8Array): Promise<Result<CheckedPhoto, PhotoError>> {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (heic.test(start)) return failure('photoHeic');
  if (!starts.some((known) => known.test(start))) return failure('photoType');
  try {
    // Only the head is read: the pixels come after they are counted.
    const { width = 0, height = 0, pages = 1, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) return failure('photoTooLarge');
    if (pages > 1) return failure('photoType');
    if (autoOrient.width < least.width || autoOrient.height < least.height) return failure('photoTooSmall');
    const shape = autoOrient.width / autoOrient.height;
    if (shape > shapes.widest || shape < shapes.tallest) return failure('photoShape');
    const small = await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .resize(stored, stored, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 88, mozjpeg: true })
      .toBuffer();
    const blur = await sharp(small).resize(16, 12, { fit: 'fill' }).webp({ quality: 30 }).toBuffer();
    return success({ bytes: small, blur: `data:image/webp;base64,${blur.toString('base64')}` });
  } catch {
    return failure('photoBroken');
  }
}

/** The part of a photograph with the proportions of `width` and `height`, as large as it goes, with the focus as near to its middle as it goes. */
export async function cropPhoto(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
  { x, y }: PhotoContent['focus'],
): Promise<Sharp> {
  const { width: whole = 0, height: high = 0 } = await sharp(bytes).metadata();
  const scale = Math.min(whole / width, high / height);
  const [cropWidth, cropHeight] = [Math.round(width * scale), Math.round(height * scale)];
  const start = (focus: number, side: number, part: number) =>
    Math.round(Math.min(Math.max((side * focus) / 100 - part / 2, 0), side - part));
  const part = { left: start(x, whole, cropWidth), top: start(y, high, cropHeight), width: cropWidth, height: cropHeight };
  return sharp(bytes).extract(part).resize(width, height);
}

/** For a list at the desk. */
export const shrinkPhoto = (bytes: Buffer): Promise<Buffer> => sharp(bytes).resize(320, 240).jpeg({ quality: 70 }).toBuffer();

/** AVIF of the least effort is half the size of WebP, and drawn in a third of a second. */
export function writePhoto(photo: Sharp, type: PhotoType): Promise<Buffer> {
  if (type === 'jpg') return photo.jpeg({ quality: 76, mozjpeg: true }).toBuffer();
  return (type === 'avif' ? photo.avif({ quality: 52, effort: 2 }) : photo.webp({ quality: 74 })).toBuffer();
}
