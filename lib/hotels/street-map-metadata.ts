import 'server-only';
import type { Metadata } from 'next';
import { streetMapStyle } from '../env';

/** For a page that may show streets: names the map's service to the policy of the page (lib/security/page-policy.ts). */
export function streetMapMetadata(): Metadata {
  const style = streetMapStyle();
  return style ? { other: { 'street-map': new URL(style).origin } } : {};
}
