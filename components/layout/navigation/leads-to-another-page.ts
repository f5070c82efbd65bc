interface FollowedLink {
  origin: string;
  pathname: string;
  target: string;
  hasAttribute: (name: string) => boolean;
}

type ModifierKeys = Record<'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey', boolean> & { button: number };

/** Whether a click opens another page of the site in this tab. */
export function leadsToAnotherPage(link: FollowedLink, click: ModifierKeys, here: { origin: string; pathname: string }): boolean {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  return link.origin === here.origin && link.pathname !== here.pathname;
}
