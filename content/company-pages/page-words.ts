/** What every page says of itself, in one language. */
export interface PageWords {
  /** Title of the browser tab without the agency's name: at most 45 characters. */
  title: string;
  /** What search engines show: at most 160 characters. */
  description: string;
  heading: string;
  lead: string;
}

/** Ways on from a page: its own words for pages of the site. */
export interface NextPage {
  /** English path. */
  href: string;
  label: string;
  text: string;
}
