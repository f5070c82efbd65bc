import { localizePath, splitLocale } from '../i18n/locales';

/** English paths that need a session, with everything below them. */
export const protectedPages = ['/dashboard', '/desk'] as const;

/** English path of the page that shows the components, for those who build the site. */
export const componentsPage = '/ui';

export function isForBuilders(pathname: string): boolean {
  return splitLocale(pathname).path === componentsPage;
}

/** `notice` of the login page for those whom the guard sends there. */
export const guardNotice = 'sign-in';

export function isProtected(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return protectedPages.some((page) => path === page || path.startsWith(`${page}/`));
}

/** The login page in the language of the address, which remembers that address. */
export function signInAddress(pathname: string, query: URLSearchParams): string {
  const params = new URLSearchParams(query);
  // The framework's own mark on requests for a page's data.
  params.delete('_rsc');
  const next = `${pathname}${params.size > 0 ? `?${params}` : ''}`;
  return localizePath(`/login?${new URLSearchParams({ next, notice: guardNotice })}`, splitLocale(pathname).locale);
}
