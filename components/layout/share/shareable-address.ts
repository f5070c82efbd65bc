/** The address of a page as others should get it: without the reader's own choice of language and without a place on the page. */
export function shareableAddress(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('lang');
  address.hash = '';
  return address.href;
}
