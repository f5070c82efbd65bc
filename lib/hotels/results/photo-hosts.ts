/** Hosts of LiteAPI's photographs, from the samples in its documentation. Relative imports only, because next.config.mjs imports this file. */
const usualHosts = ['static.cupid.travel', 'snaphotelapi.com', 'liteapi-travel-static-data.s3.amazonaws.com'];

/** The hosts whose photographs the site fetches, scales and serves itself; `more` is a comma-separated list. */
export function photoHosts(more: string | undefined): string[] {
  const added = (more ?? '').split(',').map((host) => host.trim().toLowerCase());
  return [...new Set([...usualHosts, ...added.filter((host) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))])];
}

/** For `images.remotePatterns`: https on the default port, without a query. */
export function photoPatterns(more: string | undefined) {
  return photoHosts(more).map((hostname) => ({ protocol: 'https' as const, hostname, port: '', search: '' }));
}
