import { useTranslations } from 'next-intl';
import { type DeskEnquiry, readFiles } from '@/lib/desk/details';
import { answersInOrder } from '@/lib/enquiries/kinds';
import { travellersIn } from '@/lib/enquiries/papers';
import { formatDay } from '@/lib/time/dates';
import { Facts, Section } from '../facts';
import { Failed, Waiting } from '../notices';
import { PlanOfEnquiry } from '../plan-of-enquiry';
import { useDeskData } from '../use-desk-data';
import { OpenFile, Papers } from './papers';

interface EnquiryDetailProps {
  id: string;
  enquiry: DeskEnquiry;
  /** Changes when the enquiry may have changed. */
  version: string;
}

/** The fields of an enquiry, with labels for the desk instead of those of the form. A value without a label is shown as stored. */
export function EnquiryDetail({ id, enquiry, version }: EnquiryDetailProps) {
  const t = useTranslations('desk');
  const form = useTranslations('enquiries');
  const { cv } = enquiry.details;
  const isPlan = enquiry.kind === 'tripPlan';
  const answers = answersInOrder(enquiry.kind, enquiry.details).filter(([name]) => !(isPlan && name === 'plan'));
  const facts = answers.map(([name, answer]) => {
    return { term: termOf(name), text: answerOf(name === 'rating' ? `star${answer}` : answer) };
  });
  return (
    <>
      <Section title={t('detail.asked')}>
        <Facts facts={facts} />
        {typeof cv === 'string' && <Cv enquiryId={id} />}
      </Section>
      {isPlan && <PlanOfEnquiry enquiryId={id} version={version} hasAddress={enquiry.email !== null} />}
      {enquiry.kind === 'visa' && <Papers enquiryId={id} travellers={travellersIn(enquiry.details)} version={version} />}
    </>
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

/** The CV of an application. */
function Cv({ enquiryId }: { enquiryId: string }) {
  const { data, readAgain } = useDeskData(enquiryId, (client) => readFiles(client, enquiryId));
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  return data.value.map((file) => (
    <div key={file.id} className="mt-4">
      <OpenFile file={file} />
    </div>
  ));
}
