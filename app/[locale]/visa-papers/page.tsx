import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { FileField } from '@/components/enquiries/file-field';
import { useFileViews } from '@/components/enquiries/use-file-views';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { type EnquiryResponse, hiddenFields, type PapersResponse } from '@/lib/enquiries/answer';
import { paperFields } from '@/lib/enquiries/kinds';
import { isDone, isMissing, type Paper, type PaperGroup } from '@/lib/enquiries/papers';
import { enquiryOfKey, readPapers } from '@/lib/enquiries/papers-store';
import { answerInWords, cachedPapersResponseOf } from '@/lib/enquiries/response-cache';
import type { Locale } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describeError, logError } from '@/lib/log';

interface PageProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ key?: string | string[]; answer?: string | string[] }>;
}

const one = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'enquiries.papers' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Behind the signed link of a visa enquiry. Rendered for each request and without scripts, like /enquiry. */
export default async function VisaPapersPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const { key, answer } = await searchParams;
  const t = await getTranslations({ locale, namespace: 'enquiries.papers' });
  return (
    <div data-no-offers="" className="page-width pt-2 pb-10 md:pt-4 md:pb-16">
      <Breadcrumb current={t('title')} />
      <Papers locale={locale} linkKey={one(key)} answer={one(answer)} />
    </div>
  );
}

async function Papers({ locale, linkKey, answer }: { locale: Locale; linkKey: string; answer: string }) {
  const reference = enquiryOfKey(linkKey);
  const groups = reference ? await readPapers({ reference }).catch(failed) : null;
  if (groups === 'failed') return <Instead of="failed" />;
  if (!reference || !groups) return <Instead of="gone" />;
  const { notice, errors = [] } = (await cachedPapersResponseOf(answer)) ?? {};
  const inWords = await answerInWords(locale, 'visa', { errors });
  return (
    <PapersPage
      reference={reference}
      linkKey={linkKey}
      groups={groups}
      {...(notice && { notice })}
      errors={'errors' in inWords ? inWords.errors : []}
    />
  );
}

function failed(error: unknown): 'failed' {
  logError('papers-not-read', { cause: describeError(error) });
  return 'failed';
}

async function Instead({ of }: { of: 'gone' | 'failed' }) {
  const t = await getTranslations('enquiries.papers');
  return (
    <div className="mt-4">
      <DeadEnd heading="h1" art="pages/torn-ticket" title={t(`${of}.title`)} text={t(`${of}.text`)}>
        <Link href="/contact" prefetch={false} className={buttonClass()}>
          {t('gone.link')}
        </Link>
      </DeadEnd>
    </div>
  );
}

interface PapersPageProps {
  reference: string;
  linkKey: string;
  groups: readonly PaperGroup[];
  /** What became of the papers that were just sent. */
  notice?: PapersResponse['notice'];
  errors: Extract<EnquiryResponse, { errors: unknown }>['errors'];
}

const tones: Record<Paper['status'], BadgeTone> = { sent: 'accent', accepted: 'success', refused: 'sun' };

/** The papers of a visa enquiry, what is missing, and a form to send more. Without script. */
function PapersPage({ reference, linkKey, groups, notice, errors }: PapersPageProps) {
  const locale = useLocale();
  const t = useTranslations('enquiries.papers');
  const form = useTranslations('enquiries');
  const fields = useFileViews()(paperFields);
  const state = groups.some(isMissing) ? 'missing' : isDone(groups) ? 'done' : 'waiting';
  const query = new URLSearchParams({ key: linkKey, [hiddenFields.locale]: locale });
  return (
    <>
      <h1 className="mt-2 text-3xl md:text-5xl rtl:leading-[1.35]">{t('title')}</h1>
      <p className="mt-4 text-ink-soft text-lg">
        {t.rich('reference', { code: () => <bdi className="tabular-nums tracking-wide">{reference}</bdi> })}
      </p>
      <div id="answer" className="mt-6 max-w-3xl scroll-mt-24 space-y-4">
        {notice && <Notice tone={notice === 'added' ? 'success' : 'warning'}>{t(`notices.${notice}`)}</Notice>}
        {errors.length > 0 && (
          <Notice tone="danger">
            <p className="font-semibold">{form('summary')}</p>
            <ul className="mt-1 list-disc space-y-1 ps-5">
              {errors.map(({ name, text }) => (
                <li key={name}>
                  <a href={`#papers-${name}`} className="break-words underline underline-offset-4">
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <p className="font-semibold text-lg">{t(`state.${state}`)}</p>
      </div>
      <div className="mt-6 grid gap-4 md:grid-cols-3">
        {groups.map((group) => (
          <Group key={group.field} group={group} />
        ))}
      </div>
      <section aria-labelledby="add" className={cardClass({}, 'mt-10 p-5 md:p-8')}>
        <h2 id="add" className="text-2xl">
          {t('add.title')}
        </h2>
        <p className="mt-2 max-w-3xl text-ink-soft">{t('add.lead')}</p>
        <form method="post" encType="multipart/form-data" action={`/api/visa-papers?${query}`} className="mt-5 space-y-5">
          <div className="field-grid md:grid-cols-3">
            {fields.map((field) => (
              <FileField
                key={field.name}
                {...field}
                optional={undefined}
                isRequired={false}
                id={`papers-${field.name}`}
                error={errors.find(({ name }) => name === field.name)?.text}
              />
            ))}
          </div>
          <Button type="submit" className="min-h-12 px-8 max-sm:w-full">
            {t('add.send')}
          </Button>
          <p className="max-w-3xl text-ink-soft text-sm">
            {t.rich('kept', { link: (words) => <TextLink href="/privacy">{words}</TextLink> })}
          </p>
        </form>
      </section>
    </>
  );
}

function Group({ group }: { group: PaperGroup }) {
  const t = useTranslations('enquiries.papers');
  const label = useTranslations('enquiries.fields');
  const { field, papers, missing } = group;
  return (
    <section aria-labelledby={`have-${field}`} className={cardClass({}, 'p-5')}>
      <h2 id={`have-${field}`} className="text-lg">
        {label(field)}
      </h2>
      {papers.length === 0 && <p className="mt-2 text-ink-soft">{t('none')}</p>}
      <ul className="divide-y divide-line">
        {papers.map(({ id, name, status, reason }) => (
          <li key={id} className="space-y-1 py-3">
            <p className="break-words">
              <bdi>{name}</bdi>
            </p>
            <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
            {reason && <p className="text-sm">{t(`reasons.${reason}`)}</p>}
          </li>
        ))}
      </ul>
      {missing > 0 && <p className="mt-2 font-medium text-danger">{t(`missing.${field}`, { count: missing })}</p>}
    </section>
  );
}
