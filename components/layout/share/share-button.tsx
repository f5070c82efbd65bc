'use client';

import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { Icon } from '@/components/ui/icon';

export interface ShareWords {
  share: string;
  copy: string;
  copied: string;
  copyFailed: string;
  whatsapp: string;
}

const thanksMs = 3000;
const item = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start hover:bg-sunken';

interface ShareButtonProps {
  /** The name of what is shared; by default the page's title. */
  title?: string;
  words: ShareWords;
  /** An icon for dark bars. */
  look?: 'text' | 'icon';
}

const looks = {
  text: '-me-3 gap-2 rounded-control px-3 font-medium text-accent text-sm hover:bg-sunken',
  icon: 'w-11 justify-center rounded-pill hover:bg-night-soft',
} as const;

/** Shares the page: with the device's share sheet if available, else by copying the link or by WhatsApp. */
export function ShareButton({ title: given, words, look = 'text' }: ShareButtonProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), thanksMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const titleOf = () => given ?? document.title;

  function openSheet(event: MouseEvent) {
    const content = { title: titleOf(), url: shareableAddress(window.location.href) };
    // On a desktop the share sheet is slower than the panel.
    if (!window.matchMedia('(pointer: coarse)').matches || !navigator.canShare?.(content)) return;
    event.preventDefault();
    // Closing the sheet without sharing is not a failure.
    navigator.share(content).catch(() => undefined);
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(shareableAddress(window.location.href));
      setOutcome('copied');
      panel.current?.hidePopover();
    } catch {
      setOutcome('copyFailed');
    }
  }

  function addLink(event: MouseEvent<HTMLAnchorElement>) {
    const text = `${titleOf()}\n${shareableAddress(window.location.href)}`;
    event.currentTarget.href = `https://wa.me/?text=${encodeURIComponent(text)}`;
  }

  /** Escape closes only this panel, not the dialog around it. */
  function closeFirst(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !panel.current?.matches(':popover-open')) return;
    event.stopPropagation();
    panel.current.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is heard on its way out of the buttons within.
    <div className="noscript:hidden" onKeyDown={closeFirst}>
      <button
        type="button"
        popoverTarget={id}
        onClick={openSheet}
        data-waits=""
        style={{ anchorName: `--${id}` }}
        className={`inline-flex min-h-11 items-center ${looks[look]}`}
      >
        <Icon name={outcome === 'copied' ? 'check' : 'share'} className={look === 'icon' ? 'size-5' : 'size-4'} />
        <span aria-live="polite" className={look === 'icon' ? 'sr-only' : undefined}>
          {outcome === 'copied' ? words.copied : words.share}
        </span>
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        style={{ positionAnchor: `--${id}` }}
        className="share-panel w-60 rounded-card border border-line bg-raised p-2 text-base text-ink shadow-float"
      >
        <button type="button" onClick={() => void copy()} className={item}>
          <Icon name="copy" className="size-5" />
          {words.copy}
        </button>
        <a href="https://wa.me/" target="_blank" rel="noopener" onClick={addLink} onAuxClick={addLink} className={item}>
          <WhatsAppIcon className="size-5" />
          {words.whatsapp}
        </a>
        {outcome === 'copyFailed' && (
          <p role="alert" className="px-3 py-2 text-danger text-sm">
            {words.copyFailed}
          </p>
        )}
      </div>
    </div>
  );
}

/** The address to share: without the reader's choice of language and without a fragment. */
function shareableAddress(href: string): string {
  const address = new URL(href);
  address.searchParams.delete('lang');
  address.hash = '';
  return address.href;
}
