import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/** Shorter than this, packing gains nothing worth its time. */
const worthPacking = 4_000;

/** A text for a store across the network: the answer to a search is half a million characters, and a tenth of that when packed. */
export async function compressText(text: string): Promise<string | Buffer> {
  return text.length < worthPacking ? text : deflate(text, { level: 1 });
}

export async function decompressText(packed: Buffer): Promise<string> {
  // No text in UTF-8 begins like gzip does: its second byte cannot follow its first.
  const isPacked = packed[0] === 0x1f && packed[1] === 0x8b;
  return (isPacked ? await inflate(packed) : packed).toString();
}
