'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadOnUse } from '@/components/ui/load-on-use';
import { useSheetStep } from '@/components/ui/overlays/use-sheet-step';
import { HotelPicture } from '../../results/card/hotel-picture';

const loadLightbox = () => import('./hotel-lightbox').then((pictures) => pictures.HotelLightbox);

/** Offline, it opens once the connection is back, so that the page is not lost. */
const loadOnline = (): ReturnType<typeof loadLightbox> =>
  loadLightbox().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return new Promise((resolve) => window.addEventListener('online', resolve, { once: true })).then(loadOnline);
  });
const HotelLightbox = loadOnUse(loadOnline);

/** The open lightbox has its own history entry, so that Back closes only the lightbox. */
const openPictures = {
  isIn: (): boolean => window.history.state?.karamHotelPictures === true,
  enter: () => window.history.pushState({ karamHotelPictures: true }, ''),
};

interface HotelGalleryProps {
  pictures: readonly string[];
  label: string;
}

/** The pictures of a hotel: a strip to swipe on a phone, a mosaic on a wide screen; each opens large. */
export function HotelGallery({ pictures, label }: HotelGalleryProps) {
  const t = useTranslations('hotels.stayPage');
  const sheet = useSheetStep(openPictures, () => undefined, false);
  const [first, setFirst] = useState(0);
  const [frame, main] = layouts[Math.min(pictures.length, layouts.length) - 1] ?? usualLayout;
  return (
    <>
      <section aria-label={label} className={`mt-4 flex snap-x gap-2 overflow-x-auto rounded-card md:grid ${frame}`}>
        {pictures.map((uri, index) => (
          <button
            key={uri}
            type="button"
            aria-label={`${t('picture', { number: index + 1, count: pictures.length })}${index === 0 ? `, ${t('pictureCount', { count: pictures.length })}` : ''}`}
            aria-haspopup="dialog"
            onClick={() => {
              setFirst(index);
              sheet.open();
            }}
            className={`relative aspect-video shrink-0 cursor-zoom-in snap-start overflow-hidden rounded-control md:aspect-4/3 md:w-full ${index === 0 ? main : 'w-[82%]'}`}
          >
            <HotelPicture uri={uri} width={index === 0 ? 800 : 400} className="size-full object-cover" />
            {index === 0 && (
              <span className="absolute end-2 bottom-2 rounded-pill bg-night/80 px-3 py-1 text-on-night text-sm">
                {t('pictureCount', { count: pictures.length })}
              </span>
            )}
          </button>
        ))}
      </section>
      {sheet.isOpen && <HotelLightbox pictures={pictures} first={first} label={label} onClose={sheet.close} />}
    </>
  );
}

/** Classes of the frame and of its first picture on a wide screen, by the number of pictures: one to four, more. */
const usualLayout = ['md:grid-cols-4', 'w-[82%] md:col-span-2 md:row-span-2 md:h-full'] as const;
const layouts = [
  ['', 'w-full md:aspect-21/9'],
  ['md:grid-cols-2 md:*:aspect-2/1', 'w-[82%]'],
  ['md:grid-cols-3', 'w-[82%] md:col-span-2 md:row-span-2 md:h-full'],
  ['md:grid-cols-4 md:*:last:col-span-2 md:*:last:aspect-8/3', 'w-[82%] md:col-span-2 md:row-span-2 md:h-full'],
  usualLayout,
] as const;
