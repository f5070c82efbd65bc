/** Reproducible randomness: what varies in the sandbox is derived from a seed text. */

/** A number in 0 ≤ n < 1 for this text: FNV-1a with a final mix, so that similar texts give different numbers. */
export function chance(text: string): number {
  return hash(text, 0x811c9dc5) / 0x1_0000_0000;
}

/** Eleven letters and digits that identify this text; collisions are not expected. */
export function fingerprint(text: string): string {
  const high = hash(text, 0x811c9dc5).toString(36);
  const low = hash(text, 0x01234567).toString(36);
  return (high.padStart(7, '0') + low.padStart(7, '0')).slice(0, 14);
}

function hash(text: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value ^= value >>> 16;
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
