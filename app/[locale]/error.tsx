'use client';

import { useParams } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';

// An error page cannot load messages, because loading may have failed: it contains its few texts in both languages.
const words = {
  en: {
    failed: {
      title: 'Something went wrong on our side',
      text: 'Nothing you sent is lost if you try again. If it keeps happening, call us or message us on WhatsApp.',
    },
    unloaded: {
      title: 'There seems to be no connection',
      text: 'Part of this page could not be loaded. It will load as soon as you are connected again.',
    },
    retry: 'Try again',
  },
  ar: {
    failed: {
      title: 'حدث خلل من جهتنا',
      text: 'لن تفقد شيئًا مما أدخلته إن حاولت مرة أخرى. وإن تكرر الخطأ فاتصل بنا أو راسلنا عبر واتساب.',
    },
    unloaded: {
      title: 'يبدو أنك غير متصل بالإنترنت',
      text: 'تعذّر تحميل جزء من هذه الصفحة، وسيُحمَّل حالما يعود الاتصال.',
    },
    retry: 'حاول مرة أخرى',
  },
};

export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams<{ locale: string }>();
  const { retry, ...texts } = words[locale === 'ar' ? 'ar' : 'en'];
  const isUnloaded = error.name === 'ChunkLoadError';
  const { title, text } = texts[isUnloaded ? 'unloaded' : 'failed'];
  const heading = useRef<HTMLHeadingElement>(null);

  // The visitor may have scrolled down the page that was here.
  useEffect(() => heading.current?.focus(), []);

  /** React keeps a script that failed as failed, until a reload. Without a connection that would leave the browser's own page. */
  const again = () => (isUnloaded && navigator.onLine ? window.location.reload() : reset());
  const whenOnline = useEffectEvent(() => isUnloaded && again());
  useEffect(() => {
    window.addEventListener('online', whenOnline);
    return () => window.removeEventListener('online', whenOnline);
  }, []);

  return (
    <div className="page-width max-w-2xl py-20 text-center" role="alert">
      <h1 ref={heading} tabIndex={-1} className="scroll-mt-40 text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      <Button className="mt-8" onClick={again}>
        {retry}
      </Button>
    </div>
  );
}
