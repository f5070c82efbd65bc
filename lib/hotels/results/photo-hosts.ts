/** Where LiteAPI's photographs lie, by the samples of its description. Relative imports only: next.config.mjs reads this file as it is. */
const usualHosts = ['static.cupid.travel', 'snaphotelapi.com', 'liteapi-travel-static-data.s3.amazonaws.com'];

/** The hosts whose photographs the site fetches, scales and serves itself; `more` is a list with commas. */
export function photoHosts(more: string | undefined): string[] {
  const added = (more ?? '').split(',').map((host) => host.trim().toLowerCase());
  return [...new Set([...usualHosts, ...added.filter((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))])];
}

/** For `images.remotePatterns`: https on its usual port, without a query. */
export function photoPatterns(more: string | undefined) {
  return photoHosts(more).map((hostname) => ({ protocol: 'https' as const, hostname, port: '', search: '' }));
}
