'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { readRiyals } from '@/lib/bookings/products/gift-card/read-riyals';
import type { Locale } from '@/lib/i18n/locales';
import { besideCardClass, GiftCardView } from './gift-card-view';

interface LiveGiftCardProps {
  language: Locale;
  /** Before anything is typed. */
  amount: number;
  caption: string;
  messageLabel: string;
  /** The drawing of the chosen design. */
  art: ReactNode;
  /** The form of a request. */
  children: ReactNode;
}

/** The requested card beside its form, with what is typed there. Its design follows the form without script. */
export function LiveGiftCard({ language, amount, caption, messageLabel, art, children }: LiveGiftCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState({ amount, to: '', from: '', message: '' });

  useEffect(() => {
    const { current } = box;
    function read() {
      const form = current?.querySelector('form');
      if (!form) return;
      const data = new FormData(form);
      const text = (name: string) => String(data.get(name) ?? '');
      setTyped({ amount: readRiyals(text('amount')), to: text('recipient'), from: text('name'), message: text('cardWords') });
    }
    read();
    // A form that is shown again is empty: it is read when it is entered.
    for (const type of ['input', 'focusin']) current?.addEventListener(type, read);
    return () => {
      for (const type of ['input', 'focusin']) current?.removeEventListener(type, read);
    };
  }, []);

  return (
    <div ref={box} className={besideCardClass}>
      <GiftCardView language={language} caption={caption} messageLabel={messageLabel} {...typed}>
        {art}
      </GiftCardView>
      {children}
    </div>
  );
}
