import type { Bilingual } from './bilingual.ts';
import type { DestinationSlug } from './destination.ts';
import type { Picture } from './picture.ts';

export const postCategories = ['destinations', 'planning', 'family', 'faith', 'business'] as const;
export type PostCategory = (typeof postCategories)[number];

export interface PostStop {
  name: Bilingual;
  onwards?: Bilingual;
}

/** An article of the blog; its text is Markdown in content/posts/{slug}/{en,ar}.md, without a first-level heading. */
export interface Post {
  slug: string;
  category: PostCategory;
  art: Picture;
  /** yyyy-MM-dd. */
  published: string;
  title: Bilingual;
  /** For the browser's tab, at most 45 characters, where the title is longer. */
  tab?: Bilingual;
  /** At most 160 characters; also the first words of the list and of the feed. */
  description: Bilingual;
  /** Whose pages lead to this article. */
  destinations?: readonly DestinationSlug[];
  /** A sentence of the text, word for word, shown large between its sections. */
  quote: Bilingual;
  /** The journey of the article, drawn as a strip: its stops, and how one goes to the next. */
  stops?: readonly PostStop[];
  /** Where a reader of this article goes next: English paths with their words. */
  next: { href: string; label: Bilingual };
  /** Its Markdown and the day of the change in Qatar, where it comes from the desk. */
  fromDesk?: { text: Bilingual; day: string };
}
