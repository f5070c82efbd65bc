/** The cookies a script may read, as `name=value; name=value`; empty where the browser lets nobody have them. Never throws. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
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
