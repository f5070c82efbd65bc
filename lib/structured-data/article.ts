import type { BlogPostingLeaf } from 'schema-dts';
import type { Post } from '@/content/post';
import type { Locale } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { organizationRef, websiteRef } from '@/lib/seo/graph';
import { updatedOn } from '@/lib/seo/last-change';
import { pageImage } from '@/lib/seo/page-metadata';

/** No article is signed by a person. */
const desk = { en: 'Editorial desk of Karam Travel', ar: 'هيئة تحرير كرم للسفر' };

/** A blog article. */
export function articleNode(post: Post, locale: Locale): BlogPostingLeaf {
  const url = absoluteUrl(`/blog/${post.slug}`, locale);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: post.title[locale],
    description: post.description[locale],
    url,
    mainEntityOfPage: url,
    image: pageImage(`/blog/${post.slug}`, locale),
    datePublished: morningOf(post.published),
    dateModified: morningOf(updatedOn(post) ?? post.published),
    inLanguage: locale,
    author: {
      '@type': 'Organization',
      name: desk[locale],
      url: absoluteUrl('/blog', locale),
      parentOrganization: organizationRef(),
    },
    publisher: organizationRef(),
    isPartOf: websiteRef(),
  };
}

/** Morning in Doha on that day, as in the feed. */
function morningOf(day: string): string {
  return `${day}T09:00:00+03:00`;
}
