'use client';

import type { MouseEvent } from 'react';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { splitLocale } from '@/lib/i18n/locales';

interface WhatsAppButtonProps {
  number: string;
  words: { button: string; short: string; greeting: string; withLink: string };
}

/**
 * On every page for customers: in the bar at the bottom, on wide screens a round button in the corner. On results, booking pages and hotel pages the
 * message includes the address.
 */
export function WhatsAppButton({ number, words }: WhatsAppButtonProps) {
  function addLink(event: MouseEvent<HTMLAnchorElement>) {
    const text = isSpecific(window.location) ? words.withLink.replace('{link}', window.location.href) : words.greeting;
    event.currentTarget.href = messageUrl(number, text);
  }

  return (
    <a
      href={messageUrl(number, words.greeting)}
      target="_blank"
      rel="noopener"
      onClick={addLink}
      onAuxClick={addLink}
      className="whatsapp-button"
    >
      <WhatsAppIcon className="size-7 with-phone-bar:size-6" />
      <span aria-hidden="true" className="hidden with-phone-bar:block">
        {words.short}
      </span>
      <span className="sr-only">{words.button}</span>
    </a>
  );
}

function isSpecific({ pathname, search }: Location): boolean {
  return /^\/(booking\/(?!payment)|explore\/hotels\/)|[?&]view=/.test(splitLocale(pathname).path + search);
}

function messageUrl(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
