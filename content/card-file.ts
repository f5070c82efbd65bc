/** The address of a picture's card: a drawing in a folder has one file for both directions of reading. Apart from ./art, which browsers need not load. */
export function cardFile(slug: string, reading: 'ltr' | 'rtl'): string {
  return slug.includes('/') ? `/art/${slug}.svg` : `/art/${slug}-card-${reading}.svg`;
}
