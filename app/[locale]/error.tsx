'use client';

import { useParams } from 'next/navigation';
import { Button } from '@/components/ui/button';

// An error page cannot load messages, because loading may have failed: it contains its few texts in both languages.
const words = {
  en: {
    title: 'Something went wrong on our side',
    text: 'Nothing you sent is lost if you try again. If it keeps happening, call us or write on WhatsApp.',
    retry: 'Try again',
  },
  ar: {
    title: 'حدث خطأ من جانبنا',
    text: 'لن تفقد شيئًا مما أدخلته إن حاولت مرة أخرى. وإن تكرر الخطأ فاتصل بنا أو راسلنا عبر واتساب.',
    retry: 'حاول مرة أخرى',
  },
};

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams<{ locale: string }>();
  const { title, text, retry } = words[locale === 'ar' ? 'ar' : 'en'];
  return (
    <div className="page-width max-w-2xl py-20 text-center" role="alert">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      <Button className="mt-8" onClick={reset}>
        {retry}
      </Button>
    </div>
  );
}
