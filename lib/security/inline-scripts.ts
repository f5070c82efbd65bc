import { createHash } from 'node:crypto';

/** Blocks of data, such as JSON-LD, are not scripts to the browser and need no hash. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

/** What a policy has to list for the scripts that stand in `html`, each once. */
export function inlineScriptSources(html: string): string[] {
  const sources = Array.from(html.matchAll(inlineScript), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  });
  return [...new Set(sources)];
}
