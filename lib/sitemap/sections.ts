import { branchPages } from '@/content/branches';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { holidayCountries } from '@/content/packages';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { posts } from '@/content/posts';
import { postFiles } from '@/lib/seo/last-change';
import { type ListedPage, type SectionName, singlePages } from './single-pages';

function family(path: string, folder: string, list: readonly { slug: string }[]): ListedPage[] {
  return list.map(({ slug }) => ({ path: `${path}/${slug}`, sources: [`content/${folder}/${slug}.ts`] }));
}

/** The files of content/practical, and the places whose answers stand there. */
const answersIn: Readonly<Record<string, readonly string[]>> = {
  arabia: ['dubai', 'ras-al-khaimah', 'saudi-arabia'],
  asia: ['maldives', 'south-korea', 'sri-lanka', 'thailand', 'uzbekistan'],
  caucasus: ['azerbaijan', 'georgia'],
  europe: ['bosnia', 'france', 'greece', 'spain', 'switzerland'],
  london: ['london'],
  neighbours: ['morocco', 'moscow', 'turkey'],
};

function planningPages(folder: string, list: readonly { slug: string }[]): ListedPage[] {
  const fileOf = (slug = '') => {
    const file = Object.keys(answersIn).find((name) => answersIn[name]?.includes(slug));
    if (!file) throw new Error(`No file of content/practical is named for ${slug}`);
    return file;
  };
  return family('/travel/destination', folder, list).map((page, index) => ({
    ...page,
    sources: [...page.sources, `content/practical/${fileOf(list[index]?.slug)}.ts`],
  }));
}

/** Every page of the site that search engines may show, by part of the site map. */
export const sections: Readonly<Record<SectionName, readonly ListedPage[]>> = {
  pages: [...singlePages.pages, ...family('/branches', 'branches', branchPages)],
  destinations: [
    ...singlePages.destinations,
    ...family('/explore/destinations', 'destinations', destinations),
    ...planningPages('places', places),
    ...planningPages('planned-places', plannedPlaces),
  ],
  hotels: [...singlePages.hotels, ...family('/explore/hotels', 'hotels', hotels)],
  packages: [
    ...singlePages.packages,
    ...holidayCountries.flatMap(({ slug, cities }) =>
      cities.map(({ id }) => ({ path: `/travel/package/${id}`, sources: [`content/packages/${slug}.ts`] })),
    ),
  ],
  blog: [...singlePages.blog, ...posts.map(({ slug }) => ({ path: `/blog/${slug}`, sources: postFiles(slug) }))],
};
