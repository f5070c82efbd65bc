/** True when the policy that this page came with lets its scripts ask `origin`; a page keeps it however far one goes on within the site. */
export function mayConnectTo(origin: string): boolean {
  const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;
  const [, sources = ''] = /connect-src ([^;]*)/.exec(policy ?? '') ?? [];
  return policy === undefined || sources.split(' ').includes(origin);
}
