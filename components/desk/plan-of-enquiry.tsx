import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/fields/textarea';
import { Icon } from '@/components/ui/icon';
import { readPlanOfEnquiry } from '@/lib/desk/details';
import { type PlanReply, type ReplyOutcome, replyInPlan } from '@/lib/desk/history';
import { NotStaffError } from '@/lib/desk/staff';
import { intlTag, localizePath } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { SendFailure } from '@/lib/network/send-action';
import { loadBrowserClient } from '@/lib/supabase/load-browser';
import { SignedOutError } from '@/lib/supabase/signed-out-error';
import { planLimits, type TripPlan, tripPlan } from '@/lib/trip-plans/plan';
import { Moment, Section } from './facts';
import { DeskNotice, Failed, Waiting } from './notices';
import { useDeskAction } from './use-desk-action';
import { useDeskData } from './use-desk-data';

interface PlanOfEnquiryProps {
  enquiryId: string;
  /** Changes when the plan may have changed. */
  version: string;
  /** The maker gets a mail. */
  hasAddress: boolean;
}

/** The trip plan that somebody asks about, and a box to answer in it. */
export function PlanOfEnquiry({ enquiryId, version, hasAddress }: PlanOfEnquiryProps) {
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
