import { localizePath, splitLocale } from '../i18n/locales';

/** English paths that need a session, with everything below them. */
export const protectedPages = ['/dashboard', '/desk'] as const;

/** English path of the gallery of components, for developers. */
export const componentsPage = '/ui';

export function isForBuilders(pathname: string): boolean {
  return splitLocale(pathname).path === componentsPage;
}

/** The `notice` of the login page after a redirect from a protected page. */
export const guardNotice = 'sign-in';

export function isProtected(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return protectedPages.some((page) => path === page || path.startsWith(`${page}/`));
}

/** The login page in the language of the address, with that address as the page to return to. */
export function signInAddress(pathname: string, query: URLSearchParams): string {
  const params = new URLSearchParams(query);
  // Next.js adds it to requests for a page's data.
  params.delete('_rsc');
  const next = `${pathname}${params.size > 0 ? `?${params}` : ''}`;
  return localizePath(`/login?${new URLSearchParams({ next, notice: guardNotice })}`, splitLocale(pathname).locale);
}
