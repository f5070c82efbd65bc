/** The encoding that the client prefers; among equals brotli, then gzip. Identity comes last unless it is mentioned. */
export function encodingFor(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  const qualities = new Map<string, number>();
  for (const part of accepted?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((text) => text.startsWith('q='));
    // A quality that is not a number counts as 0.
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
