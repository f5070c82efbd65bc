/** What the reader likes best; of equals brotli, as the smallest, then gzip. Nothing said of identity means as the last. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const qualities = new Map<string, number>();
  for (const part of accepted?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='));
    // What is no number refuses, as 0 does.
    qualities.set(name, quality === undefined ? 1 : Math.min(Number(quality.slice(2)) || 0, 1));
  }
  let best: 'br' | 'gzip' | 'identity' = 'identity';
  let quality = qualities.get('identity') ?? 0;
  for (const encoding of ['gzip', 'br'] as const) {
    const own = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (own <= 0 || own < quality) continue;
    best = encoding;
    quality = own;
  }
  return best;
}
