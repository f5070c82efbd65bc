import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { useDateWords } from '@/components/ui/dates/use-date-words';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { company } from '@/lib/company/company';
import type { EnquiryResponse } from '@/lib/enquiries/answer';
import type { FieldView } from '@/lib/enquiries/form/form-view';
import { type EnquiryField, type EnquiryKind, fieldsOf, filesOf, groupOf, ratings, roomFor } from '@/lib/enquiries/kinds';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { EnquiryForm } from './enquiry-form';
import { useFileViews } from './use-file-views';

interface EnquirySectionProps {
  kind: EnquiryKind;
  /** The typed values and the result of a form that was posted without script. */
  values?: Readonly<Record<string, string>>;
  answer?: EnquiryResponse;
  /** What the options of a choice look like, by their value. */
  pictures?: Readonly<Record<string, ReactNode>>;
  /** What stands around the form. */
  frame?: (form: ReactNode) => ReactNode;
  /** Shown between the questions and the contact. */
  children?: ReactNode;
}

const withHint = ['bookingReference', 'pickUp', 'notes'] as const;
const hasHint = (name: string): name is (typeof withHint)[number] => withHint.some((one) => one === name);

/** A form for what cannot be bought at once, with its own heading; links lead to it as #enquiry. */
export function EnquirySection({ kind, values, answer, pictures, frame = (form) => form, children }: EnquirySectionProps) {
  const locale = useLocale();
  const t = useTranslations('enquiries');
  const { details, contact } = fieldsOf(kind);
  const date = useDateWords();
  const files = useFileViews()(filesOf(kind));
  const last = files.at(-1) ?? null;
  const group = groupOf(kind);

  function view(field: EnquiryField): FieldView {
    const options = field.type === 'choice' ? field.options : field.type === 'rating' ? ratings : [];
    return {
      name: field.name,
      type: field.type,
      label: t(`fields.${field.name}`),
      hint: hasHint(field.name) && !(kind === 'mice' && field.name === 'notes') ? t(`hints.${field.name}`) : undefined,
      isOptional: field.isOptional ?? false,
      isFolded: field.otherHalf !== undefined,
      after: field.type === 'day' ? field.after : undefined,
      options:
        field.type === 'number'
          ? (field.suggested ?? []).map((amount) => ({ value: String(amount), label: formatQar(amount, intlTag(locale)) }))
          : options.map((value) => ({ value, label: t(`options.${value}`), picture: pictures?.[value] })),
      start: field.type === 'number' && field.start ? String(field.start) : '',
    };
  }

  return (
    <section aria-labelledby="enquiry" className={cardClass({}, 'group/section mt-12 p-5 md:p-8 lg:mt-16')}>
      <h2 id="enquiry" className="text-2xl group-has-data-sent/section:sr-only md:text-3xl">
        {t(`kinds.${kind}.title`)}
      </h2>
      <p className="mt-2 mb-6 max-w-2xl text-ink-soft group-has-data-sent/section:hidden">{t(`kinds.${kind}.text`)}</p>
      {frame(
        <EnquiryForm
          kind={kind}
          locale={locale}
          labelledBy="enquiry"
          details={details.map(view)}
          contact={contact.map(view)}
          files={files}
          room={
            last && {
              bytes: roomFor(filesOf(kind)),
              name: last.name,
              text: t(`errors.${last.isSeveral ? 'filesTooLarge' : 'fileTooLarge'}`, { field: 'cv' }),
            }
          }
          words={{
            optional: t('optional'),
            choose: t('choose'),
            meant: { suggestion: t('meant.suggestion'), use: t('meant.use') },
            date,
            folded: t('moreTravelers'),
            contactTitle: t('contactTitle'),
            ...(group === 'quotation' && kind !== 'giftCard' && { steps: { next: t('steps.next'), step: t('steps.step') } }),
            send: kind === 'giftCard' ? t('orderCard') : t('send'),
            sending: t('sending'),
            whatsapp: t('whatsapp'),
            empty: t('empty'),
            summary: t('summary'),
            offline: t('notices.offline'),
            sentTitle: t(`sent.title.${group}`),
            sentReference: t('sent.reference'),
            sentText: t(`sent.text.${group}`),
            sentAgain: t(`sent.again.${group}`),
            papers: { legend: t('papers.legend'), lead: t('papers.lead'), follow: t('papers.follow') },
          }}
          whatsapp={{ number: company.whatsapp.number, greeting: t(`greetings.${kind}`) }}
          privacy={t.rich('privacy', { link: (words) => <TextLink href="/privacy">{words}</TextLink> })}
          {...(values && { values })}
          {...(answer && { answer })}
        >
          {children}
        </EnquiryForm>,
      )}
    </section>
  );
}

/** The first step of a page with a form: down to it. */
export function EnquiryLink({ isApplication = false }) {
  const t = useTranslations('enquiries');
  return (
    <a href="#enquiry" className={buttonClass()}>
      <Icon name="down" />
      {t(isApplication ? 'apply' : 'ask')}
    </a>
  );
}
