import { createHash } from 'node:crypto';
import { inlineScriptSources } from '../../security/inline-scripts.ts';

export interface LightPage {
  html: string;
  /** The data React starts from, as one script. */
  flight: string;
  flightAddress: string;
}

const flightScript = /<script>(\(?self\.__next_f[\s\S]*?)<\/script>/g;
const policy = /(<meta http-equiv="Content-Security-Policy" content="[^"]*?\bscript-src )([^;"]*)/;
const end = '</body></html>';

/**
 * The page of `route` as Next.js made it, with its flight data in a file of its own; null when the page does not look as expected. The
 * file is read before the page is complete, as the data in the page was.
 */
export function lighten(html: string, route: string): LightPage | null {
  const parts: string[] = [];
  const rest = html.replace(flightScript, (_, script: string) => {
    parts.push(script);
    return '';
  });
  if (!parts[0]?.startsWith('(self.__next_f=') || rest.includes('__next_f') || !rest.endsWith(end) || !policy.test(rest))
    return null;
  const flight = parts.join(';\n');
  const flightAddress = `/_flight/${hashOf(flight)}${route}.js`;
  const whole = `${rest.slice(0, -end.length)}<script src="${flightAddress}"></script>${end}`;
  return {
    html: whole.replace(policy, (_, start: string, sources: string) => start + newSources(sources, whole)),
    flight,
    flightAddress,
  };
}

/** Whole hosts stay; hashes are those of the scripts that are left, the same few on every page. */
function newSources(sources: string, html: string): string {
  const others = sources.split(' ').filter((source) => source !== '' && !source.startsWith("'sha256-"));
  return [...others, ...inlineScriptSources(html)].join(' ');
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
