/** Addresses every check of the whole site goes through; a new page is added here and is measured from then on. */
export const homePages = ['/', '/ar'];

/** Pages to read: they load like a plain document. */
export const contentPages: string[] = [];

export const otherPages = ['/booking/passenger-info', '/ar/booking/passenger-info', '/page-not-found', '/ar/page-not-found'];
