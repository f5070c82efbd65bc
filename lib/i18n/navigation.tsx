import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localizePath } from './locales';

export { redirect, useRouter } from 'next/navigation';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & {
  /** English path, with query or hash where needed. */
  href: string;
};

/** A link inside the site, in the language of the page. For server components; client leaves get a localized href as a prop. */
export function Link({ href, ...props }: LinkProps) {
  const locale = useLocale();
  return <NextLink href={localizePath(href, locale)} {...props} />;
}
