import 'server-only';
import type { Metadata } from 'next';
import { streetMapStyle } from '../env';

/** For a page that may show a street map: adds the map's service to the page's policy (lib/security/page-policy.ts). */
export function streetMapMetadata(): Metadata {
  const style = streetMapStyle();
  return style ? { other: { 'street-map': new URL(style).origin } } : {};
}
