'use client';

import { HotelPicture } from '../results/card/hotel-picture';

interface HotelGalleryProps {
  pictures: readonly string[];
  label: string;
}

/** The pictures of a hotel: a strip to swipe on a phone, a mosaic on a wide screen. Decorative, as each picture is. */
export function HotelGallery({ pictures, label }: HotelGalleryProps) {
  const [frame, first] = layouts[Math.min(pictures.length, layouts.length) - 1] ?? usualLayout;
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
      tabIndex={0}
      className={`mt-4 flex snap-x gap-2 overflow-x-auto rounded-card md:grid ${frame}`}
    >
      {pictures.map((uri, index) => (
        <HotelPicture
          key={uri}
          uri={uri}
          width={index === 0 ? 800 : 400}
          className={`aspect-video shrink-0 md:aspect-4/3 snap-start rounded-control object-cover md:w-full ${index === 0 ? first : 'w-[82%]'}`}
        />
      ))}
    </section>
  );
}

/** The frame and its first picture on a wide screen, by the number of pictures: one to four, more. */
const usualLayout = ['md:grid-cols-4', 'w-[82%] md:col-span-2 md:row-span-2 md:h-full'] as const;
const layouts = [
  ['', 'w-full md:aspect-21/9'],
  ['md:grid-cols-2 md:*:aspect-2/1', 'w-[82%]'],
  ['md:grid-cols-3', 'w-[82%] md:col-span-2 md:row-span-2 md:h-full'],
  ['md:grid-cols-4 md:*:last:col-span-2 md:*:last:aspect-8/3', 'w-[82%] md:col-span-2 md:row-span-2 md:h-full'],
  usualLayout,
] as const;
