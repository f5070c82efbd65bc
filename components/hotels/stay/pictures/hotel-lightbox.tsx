'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useChatBeside } from '@/components/ui/overlays/use-chat-beside';
import { HotelPicture } from '../../results/card/hotel-picture';

interface HotelLightboxProps {
  pictures: readonly string[];
  /** Index of the picture it opens with. */
  first: number;
  label: string;
  onClose: () => void;
}

/** The pictures of a hotel in full screen, by swiping, buttons or arrow keys, in the direction of reading. */
export function HotelLightbox({ pictures, first, label, onClose }: HotelLightboxProps) {
  const t = useTranslations('hotels.stayPage');
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(first);

  const show = (index: number) =>
    strip.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    strip.current?.children[first]?.scrollIntoView({ inline: 'center', behavior: 'instant' });
    return () => element?.close();
  }, [first]);
  useChatBeside(dialog);

  function turn({ key }: KeyboardEvent<HTMLElement>) {
    const isRtl = document.dir === 'rtl';
    const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[key];
    if (step) show(shown + step);
  }

  const round =
    'inline-flex size-12 items-center justify-center rounded-pill bg-night-soft hover:bg-accent-fill aria-disabled:opacity-30';
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={turn}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-night text-on-night open:flex open:flex-col [&>.whatsapp-beside]:top-auto [&>.whatsapp-beside]:bottom-3"
    >
      <div className="flex items-center justify-between px-4 py-2">
        <p role="status" className="tabular-nums">
          {t('picture', { number: shown + 1, count: pictures.length })}
        </p>
        <button type="button" aria-label={t('closePictures')} onClick={onClose} className={round}>
          <Icon name="close" />
        </button>
      </div>
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
        // In right-to-left, scrollLeft is negative.
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(Math.abs(scrollLeft) / clientWidth))}
        className="flex min-h-0 grow snap-x snap-mandatory overflow-x-auto overscroll-contain [scrollbar-width:none]"
      >
        {pictures.map((uri) => (
          <li key={uri} className="flex w-full shrink-0 snap-center items-center justify-center md:px-4">
            <HotelPicture
              uri={uri}
              width={960}
              className="aspect-4/3 max-h-full w-full max-w-[calc((100dvh-9rem)*4/3)] object-contain"
            />
          </li>
        ))}
      </ul>
      <div className="flex justify-center gap-4 py-3">
        <button
          type="button"
          aria-label={t('previousPicture')}
          aria-disabled={shown === 0}
          onClick={() => show(shown - 1)}
          className={round}
        >
          <Icon name="arrow" className="size-6 rotate-180" />
        </button>
        <button
          type="button"
          aria-label={t('nextPicture')}
          aria-disabled={shown === pictures.length - 1}
          onClick={() => show(shown + 1)}
          className={round}
        >
          <Icon name="arrow" className="size-6" />
        </button>
      </div>
    </dialog>
  );
}
