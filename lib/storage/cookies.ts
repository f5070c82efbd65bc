/** The cookies a script may read, as `name=value; name=value`; empty where the browser lets nobody have them. Never throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

const probe = 'karam-probe';

/** Whether this browser saves a cookie of ours. One that blocks them throws, or forgets them without a word. */
export function savesCookies(): boolean {
  writeCookie(`${probe}=1; Path=/; SameSite=Lax`);
  const isSaved = readCookies().includes(`${probe}=1`);
  writeCookie(`${probe}=; Path=/; Max-Age=0; SameSite=Lax`);
  return isSaved;
}

/** Sets one cookie, with its attributes. Never throws: where a browser takes none, the page works without. */
export function writeCookie(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that our visitors use.
    document.cookie = cookie;
  } catch {
    // As in a frame that has no origin of its own.
  }
}
