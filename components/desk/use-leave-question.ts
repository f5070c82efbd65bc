import { useEffect } from 'react';

/**
 * The browser asks before the tab is closed while something is typed and not saved: what the tab keeps ends with it. Whoever follows a link of this
 * site finds it again, and is not asked.
 */
export function useLeaveQuestion(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeLeaving(window) : undefined), [isUnsaved]);
}

/** Until the returned function is called. */
export function askBeforeLeaving(page: Pick<Window, 'addEventListener' | 'removeEventListener' | 'location'>): () => void {
  let isFollowing = false;
  const follow = ({ target }: Event) => {
    const link = (target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
    isFollowing = link?.origin === page.location.origin && !link.target;
  };
  const ask = (event: Event) => {
    if (!isFollowing) event.preventDefault();
  };
  page.addEventListener('click', follow, { capture: true });
  page.addEventListener('beforeunload', ask);
  return () => {
    page.removeEventListener('click', follow, { capture: true });
    page.removeEventListener('beforeunload', ask);
  };
}
