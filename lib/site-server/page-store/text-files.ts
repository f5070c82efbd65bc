import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folders with the address they are served under, and their text files. */
const folders = [
  { folder: '.next/static', address: '/_next/static', kind: /\.(?:js|css)$/ },
  { folder: 'public/art', address: '/art', kind: /\.svg$/ },
];
/** Names that need no escapes in an address. */
const plainName = /^[\w./~-]+$/;

/** The addresses of scripts, styles and posters in `project`: no other file is cached. */
export function textFiles(project: string): Set<string> {
  const addresses = folders.flatMap(({ folder, address, kind }) => {
    const names = readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => kind.test(name) && plainName.test(name)).map((name) => `${address}/${name}`);
  });
  return new Set(addresses);
}
