import { useTranslations } from 'next-intl';
import type { DeskEnquiry } from '@/lib/desk/details';
import { answersInOrder } from '@/lib/enquiries/kinds';
import { formatDay } from '@/lib/time/dates';
import { Facts, Section } from '../facts';
import { CvButton } from './cv-button';

/** The fields of an enquiry, with labels for the desk instead of those of the form. A value without a label is shown as stored. */
export function EnquiryDetail({ id, enquiry }: { id: string; enquiry: DeskEnquiry }) {
  const t = useTranslations('desk');
  const form = useTranslations('enquiries');
  const { cv } = enquiry.details;
  const facts = answersInOrder(enquiry.kind, enquiry.details).map(([name, answer]) => {
    return { term: termOf(name), text: answerOf(name === 'rating' ? `star${answer}` : answer) };
  });
  return (
    <Section title={t('detail.asked')}>
      <Facts facts={facts} />
      {typeof cv === 'string' && <CvButton enquiryId={id} name={cv} />}
    </Section>
  );

  function termOf(name: string): string {
    const ours = `answers.${name}` as Parameters<typeof t>[0];
    if (t.has(ours)) return t(ours);
    const key = `fields.${name}` as Parameters<typeof form>[0];
    return form.has(key) ? form(key) : name;
  }

  function answerOf(answer: unknown): string {
    if (typeof answer !== 'string') return typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
    if (/^\d{4}-\d\d-\d\d$/.test(answer)) return formatDay(answer);
    const key = `options.${answer}` as Parameters<typeof form>[0];
    return /^[a-z][A-Za-z0-9]*$/.test(answer) && form.has(key) ? form(key) : answer;
  }
}
