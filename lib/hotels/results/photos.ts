import { photoHosts } from './photo-hosts';

// biome-ignore lint/style/noProcessEnv: written into the code at build (next.config.mjs), where lib/env cannot be read.
const hosts = photoHosts(process.env.HOTEL_PHOTO_HOSTS);

/** True for a photograph that the site may show: our server refuses others, and a development server fails on them. */
export function isShownPhoto(uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const { protocol, hostname, port, search, username } = new URL(uri);
  return protocol === 'https:' && !port && !search && !username && hosts.includes(hostname);
}
