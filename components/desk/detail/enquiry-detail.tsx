import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Moment } from '@/components/desk/facts';
import { DeskNotice } from '@/components/desk/notices';
import { useDeskAction } from '@/components/desk/use-desk-action';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/fields/textarea';
import { Icon } from '@/components/ui/icon';
import { type DeskEnquiry, readFiles, readPlanOfEnquiry } from '@/lib/desk/details/details';
import { type PlanReply, type ReplyOutcome, replyInPlan } from '@/lib/desk/history';
import { NotStaffError } from '@/lib/desk/staff';
import { answersInOrder } from '@/lib/enquiries/kinds';
import { travellersIn } from '@/lib/enquiries/papers';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { SendFailure } from '@/lib/network/send-action';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import { formatDay } from '@/lib/time/dates';
import { planLimits, type TripPlan, tripPlan } from '@/lib/trip-plans/plan';
import { Facts, Section } from '../facts';
import { Failed, Waiting } from '../notices';
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

interface PlanOfEnquiryProps {
  enquiryId: string;
  /** Changes when the plan may have changed. */
  version: string;
  /** The maker gets a mail. */
  hasAddress: boolean;
}

/** The trip plan that somebody asks about, and a box to answer in it. */
function PlanOfEnquiry({ enquiryId, version, hasAddress }: PlanOfEnquiryProps) {
  const t = useTranslations('desk.tripPlan');
  const { data, readAgain } = useDeskData(`${enquiryId} ${version}`, async (client) => {
    const plan = await readPlanOfEnquiry(client, enquiryId);
    return plan === null ? null : tripPlan.parse(plan);
  });
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  return (
    <Section title={t('title')}>
      {data.value ? <Plan plan={data.value} /> : <p>{t('ended')}</p>}
      {data.value && <Reply enquiryId={enquiryId} hasAddress={hasAddress} onDone={readAgain} />}
    </Section>
  );
}

function Plan({ plan }: { plan: TripPlan }) {
  const t = useTranslations('desk.tripPlan');
  const locale = useLocale();
  const nameOf = (id: string | null) => (id ? (plan.people.find((person) => person.id === id)?.name ?? '') : t('agency'));
  return (
    <>
      <p className="font-semibold">
        <bdi>{plan.title}</bdi>
      </p>
      <p className="text-ink-soft text-sm">
        {t.rich('people', {
          count: plan.people.length,
          names: () => <bdi>{plan.people.map(({ name }) => name).join(' · ')}</bdi>,
        })}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {plan.choices.map(({ id, said, address, price, seenAt, votes }) => (
          <li key={id} className="py-2">
            <a
              href={localizePath(address, locale)}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center gap-1 font-medium text-accent underline-offset-4 hover:underline"
            >
              <bdi>{said.title[locale]}</bdi>
              <Icon name="external" className="size-4" />
            </a>
            <p className="text-sm">
              <bdi>{price === null ? t('noPrice') : formatQar(price, intlTag(locale))}</bdi> {said.per[locale]}
            </p>
            <p className="text-ink-soft text-sm">
              {said.facts.map(({ term, text }) => (
                <span key={term} className="not-first:before:content-['_·_']">
                  <bdi>{text[locale]}</bdi>
                </span>
              ))}
            </p>
            <p className="text-ink-soft text-sm">
              {t('votes', {
                likes: votes.filter(({ isFor }) => isFor).length,
                against: votes.filter(({ isFor }) => !isFor).length,
              })}
              {' · '}
              {t.rich('seen', { moment: () => <Moment at={seenAt} /> })}
            </p>
          </li>
        ))}
      </ul>
      <ul className="mt-3 space-y-2">
        {plan.comments.map(({ id, person, text, at }) => (
          <li key={id} className="rounded-control bg-sunken p-3">
            <p className="text-sm">
              <bdi className="font-medium">{nameOf(person)}</bdi> · <Moment at={at} />
            </p>
            <p dir="auto" className="whitespace-pre-line break-words">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

async function send(reply: PlanReply): Promise<ReplyOutcome | SendFailure> {
  try {
    return await replyInPlan(await loadBrowserClient(), reply);
  } catch (error) {
    if (error instanceof SignedOutError) return 'signedOut';
    if (error instanceof NotStaffError) return 'refused';
    return navigator.onLine ? 'failed' : 'offline';
  }
}

interface ReplyProps extends Pick<PlanOfEnquiryProps, 'enquiryId' | 'hasAddress'> {
  onDone: () => void;
}

function Reply({ enquiryId, hasAddress, onDone }: ReplyProps) {
  const t = useTranslations('desk.tripPlan');
  const [text, setText] = useState('');
  // Kept until it is stored: sent again after a lost answer, it is the same one.
  const [id, setId] = useState(() => crypto.randomUUID());
  const { last, isSaving, act } = useDeskAction(send, onDone);
  const answer = text.trim();

  async function submit() {
    if (!answer || isSaving) return;
    if ((await act({ enquiry: enquiryId, id, text: answer })) !== 'changed') return;
    setText('');
    setId(crypto.randomUUID());
  }

  return (
    <div className="mt-4">
      {last && (
        <DeskNotice
          tone={last.outcome === 'changed' ? 'success' : 'warning'}
          isSignedOut={last.outcome === 'signedOut'}
          className="mb-3"
        >
          {t(`outcome.${last.outcome}`)}
        </DeskNotice>
      )}
      <Textarea
        id={`reply-${enquiryId}`}
        label={t('field')}
        hint={t('hint')}
        rows={3}
        dir="auto"
        maxLength={planLimits.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="mt-1 text-ink-soft text-sm">{t(hasAddress ? 'told' : 'notTold')}</p>
      <Button className="mt-3 max-sm:w-full" aria-disabled={isSaving || !answer} onClick={() => void submit()}>
        {t('send')}
      </Button>
    </div>
  );
}
