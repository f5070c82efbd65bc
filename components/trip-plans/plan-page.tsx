import { useTranslations } from 'next-intl';
import { Share } from '@/components/layout/share/share';
import { Button, buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { WhatsAppIcon } from '@/components/ui/contact/whatsapp-icon';
import { TextField } from '@/components/ui/fields/text-field';
import { Notice } from '@/components/ui/notice';
import { whatsAppShareLink } from '@/lib/browser/whatsapp-link';
import { Link } from '@/lib/i18n/navigation';
import { formatDay } from '@/lib/time/dates';
import { choiceKinds, compareChoices, type TripPlan } from '@/lib/trip-plans/plan';
import { ChoiceCard } from './choice-card';
import { LivePlan } from './live-plan';
import { PlanForm, type PlanLink } from './plan-form';
import { AskAgency, MakersTools, PlanTalk, type TypedAgain } from './plan-talk';

interface PlanPageProps extends TypedAgain {
  plan: TripPlan;
  link: PlanLink;
  /** The whole address, to send. */
  address: string;
  notice: { isGood: boolean; text: string } | null;
}

const searches = { flight: '/', stay: '/explore/hotels', package: '/services/packages' } as const;

/** A trip plan, for everybody with its link. */
export function PlanPage({ plan, link, address, notice, ...again }: PlanPageProps) {
  const t = useTranslations('tripPlans');
  const { people, choices, me } = plan;
  return (
    <LivePlan
      planKey={link.planKey}
      version={plan.version}
      words={{ offline: t('notices.offline'), failed: t('notices.notStored') }}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <h1 className="mt-2 min-w-0 wrap-anywhere text-3xl md:text-5xl rtl:leading-[1.35]">
          <bdi>{plan.title}</bdi>
        </h1>
        <Share title={t('invite.message', { title: plan.title })} />
      </div>
      <p className="mt-3 text-ink-soft text-lg">
        {t.rich('lead', {
          people: people.length,
          choices: choices.length,
          day: () => <bdi>{formatDay(plan.endsOn)}</bdi>,
        })}{' '}
        {!plan.isOpen && <strong>{t('closed')}</strong>}
      </p>
      {notice && (
        <Notice tone={notice.isGood ? 'success' : 'warning'} announce="status" className="mt-4 max-w-3xl">
          {notice.text}
        </Notice>
      )}
      {!me && <Join link={link} {...again} />}
      {choices.length === 0 && <p className="mt-8 text-lg">{t('empty')}</p>}
      {choiceKinds.map((kind) => {
        const own = compareChoices(choices, kind);
        return (
          own.length > 0 && (
            <section key={kind} aria-labelledby={`kind-${kind}`} className="mt-8">
              <h2 id={`kind-${kind}`} className="text-2xl">
                {t(`kinds.${kind}`)}
              </h2>
              {own.length > 1 && <p className="text-ink-soft text-sm">{t('choice.differsKey')}</p>}
              <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
                {own.map((choice) => (
                  <ChoiceCard key={choice.id} choice={choice} plan={plan} link={link} />
                ))}
              </ul>
            </section>
          )
        );
      })}
      <div className="mt-10 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-8">
          <PlanTalk plan={plan} link={link} {...again} />
          {me?.isMaker && <AskAgency link={link} {...again} />}
        </div>
        <div className="min-w-0 space-y-6">
          <Invite title={plan.title} address={address} />
          {plan.isOpen && (
            <section aria-labelledby="more" className={cardClass({}, 'p-5')}>
              <h2 id="more" className="text-xl">
                {t('more.title')}
              </h2>
              <p className="mt-1 mb-3 text-ink-soft">{t('more.text')}</p>
              <ul className="flex flex-wrap gap-2">
                {choiceKinds.map((kind) => (
                  <li key={kind}>
                    <Link href={searches[kind]} prefetch={false} className={buttonClass('secondary')}>
                      {t(`more.${kind}s`)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {me?.isMaker && <MakersTools plan={plan} link={link} />}
        </div>
      </div>
    </LivePlan>
  );
}

function Join({ link, typed, errors }: TypedAgain & { link: PlanLink }) {
  const t = useTranslations('tripPlans.join');
  return (
    <section aria-labelledby="join" className={cardClass({}, 'mt-6 max-w-2xl p-5')}>
      <h2 id="join" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{t('text')}</p>
      <PlanForm link={link} type="join" className="space-y-3">
        <TextField
          id="plan-name"
          name="name"
          dir="auto"
          autoComplete="given-name"
          label={t('name')}
          defaultValue={typed.name}
          error={errors.name}
        />
        <Button type="submit">{t('send')}</Button>
      </PlanForm>
    </section>
  );
}

/** Sends the link, with and without script. */
function Invite({ title, address }: { title: string; address: string }) {
  const t = useTranslations('tripPlans.invite');
  return (
    <section aria-labelledby="invite" className={cardClass({}, 'p-5')}>
      <h2 id="invite" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-1 mb-3 text-ink-soft">{t('text')}</p>
      <a
        href={whatsAppShareLink(`${t('message', { title })}\n${address}`)}
        target="_blank"
        rel="noopener"
        className={buttonClass('secondary')}
      >
        <WhatsAppIcon />
        {t('whatsapp')}
      </a>
      <div className="mt-3">
        <TextField id="plan-link" label={t('copy')} readOnly value={address} />
      </div>
    </section>
  );
}
