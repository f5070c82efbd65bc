import { useLocale } from 'next-intl';
import { useState } from 'react';
import { saveFile } from '@/lib/browser/save-file';
import { type Locale, locales } from '@/lib/i18n/locales';
import { postJson } from '@/lib/network/post-json';
import { timeouts } from '@/lib/network/timeouts';
import { Button } from '../button';
import { Icon, type IconName } from '../icon';
import { Spinner } from '../spinner';
import { showToast } from './toast';

interface PdfButtonProps {
  /** Our API for the PDF: by GET, or by POST with a body. */
  path: string;
  body?: object;
  /** The name of the saved file. */
  name: string;
  label: string;
  failed: string;
  isQuiet?: boolean;
  /** The media type of another file than a PDF. */
  type?: string;
  icon?: IconName;
}

/** Saves a PDF, or another file, that the site makes. */
export function PdfButton({ path, body, name, label, failed, isQuiet = false, ...file }: PdfButtonProps) {
  const { type = 'application/pdf', icon = 'print' } = file;
  const [isMaking, setIsMaking] = useState(false);

  async function save() {
    if (isMaking) return;
    setIsMaking(true);
    const made = await ask(path, body, type).catch(() => null);
    setIsMaking(false);
    if (made) saveFile(made, name);
    else void showToast('error', failed);
  }

  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      className="max-sm:grow max-sm:px-3"
      aria-disabled={isMaking}
      onClick={() => void save()}
    >
      {isMaking ? <Spinner /> : <Icon name={icon} />}
      <span>{label}</span>
    </Button>
  );
}

interface PdfInLanguagesProps {
  reference: string;
  ask: (language: Locale) => Pick<PdfButtonProps, 'path' | 'body'>;
  words: (key: 'pdf' | 'pdfOther' | 'pdfFailed') => string;
}

/** The PDF in the language of the page, and in the other language. */
export function PdfInLanguages({ reference, ask: askIn, words }: PdfInLanguagesProps) {
  const locale = useLocale();
  return [locale, ...locales.filter((other) => other !== locale)].map((each) => (
    <PdfButton
      key={each}
      {...askIn(each)}
      name={`${reference}-${each}.pdf`}
      label={words(each === locale ? 'pdf' : 'pdfOther')}
      failed={words('pdfFailed')}
      isQuiet={each !== locale}
    />
  ));
}

async function ask(path: string, body: object | undefined, type: string): Promise<Blob | null> {
  const timeoutMs = timeouts.browserAccount;
  const answer = await (body ? postJson(path, body, { timeoutMs }) : fetch(path, { signal: AbortSignal.timeout(timeoutMs) }));
  const isOfType = answer.headers.get('content-type')?.startsWith(type);
  return answer.ok && isOfType ? answer.blob() : null;
}
