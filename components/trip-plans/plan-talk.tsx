import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { TextField } from '@/components/ui/fields/text-field';
import { Textarea } from '@/components/ui/fields/textarea';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import type { TripPlan } from '@/lib/trip-plans/plan';
import { DeleteForm, PlanForm, type PlanLink } from './plan-form';

export interface TypedAgain {
  /** What was typed, by field, where the form was refused. */
  typed: Readonly<Record<string, string>>;
  /** In words, by field. */
  errors: Readonly<Record<string, string>>;
}

interface PlanPartProps extends TypedAgain {
  plan: TripPlan;
  link: PlanLink;
}

/** Comments, questions to the agency and its answers, in order. */
export function PlanTalk({ plan, link, typed, errors }: PlanPartProps) {
  const t = useTranslations('tripPlans.talk');
  const locale = useLocale();
  const { me } = plan;
  const nameOf = (id: string) => plan.people.find((person) => person.id === id)?.name ?? t('gone');
  return (
    <section aria-labelledby="talk" className="scroll-mt-24">
      <h2 id="talk" className="text-2xl">
        {t('title')}
      </h2>
      {plan.comments.length === 0 && <p className="mt-2 text-ink-soft">{t('none')}</p>}
      <ul className="mt-3 space-y-3">
        {plan.comments.map(({ id, person, text, at, isQuestion }) => {
          const name = person ? nameOf(person) : t('agency');
          return (
            <li key={id} className={cardClass({}, 'p-4')}>
              <p className="flex flex-wrap items-center gap-x-2 text-sm">
                {isQuestion ? (
                  <span className="font-semibold">{t.rich('question', { name: () => <bdi>{name}</bdi> })}</span>
                ) : person ? (
                  <span className="font-semibold">
                    {person === me?.id ? t.rich('you', { name: () => <bdi>{name}</bdi> }) : <bdi>{name}</bdi>}
                  </span>
                ) : (
                  <Badge tone="accent">{name}</Badge>
                )}
                <bdi className="text-ink-soft">{momentInQatar(new Date(at), locale)}</bdi>
              </p>
              <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
                {text}
              </p>
              {me && !isQuestion && (me.isMaker || me.id === person) && (
                <DeleteForm
                  link={link}
                  type="remove"
                  item={id}
                  label={t('remove')}
                  name={t('removeLabel', { name })}
                  yes={t('remove')}
                />
              )}
            </li>
          );
        })}
      </ul>
      {me ? (
        <PlanForm link={link} type="comment" item={link.commentId} className="mt-4 space-y-3">
          <Textarea
            id="plan-text"
            name="text"
            label={t('field')}
            hint={t('hint')}
            rows={3}
            dir="auto"
            defaultValue={typed.text}
            error={errors.text}
          />
          <Button type="submit">{t('send')}</Button>
        </PlanForm>
      ) : (
        <p className="mt-4 text-ink-soft">{t('joinFirst')}</p>
      )}
    </section>
  );
}

/** A question to the agency about the plan, by whoever made it. */
export function AskAgency({ link, typed, errors }: Omit<PlanPartProps, 'plan'>) {
  const t = useTranslations('tripPlans');
  return (
    <section aria-labelledby="ask" className={cardClass({}, 'p-5')}>
      <h2 id="ask" className="text-xl">
        {t('ask.title')}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t('ask.text')}</p>
      <PlanForm link={link} type="ask" className="space-y-3">
        <Textarea
          id="plan-message"
          name="message"
          label={t('ask.field')}
          rows={3}
          dir="auto"
          defaultValue={typed.message}
          error={errors.message}
        />
        <TextField
          id="plan-email"
          name="email"
          type="email"
          autoComplete="email"
          label={t('ask.email')}
          optional={t('ask.optional')}
          hint={t('ask.emailHint')}
          defaultValue={typed.email}
          error={errors.email}
        />
        <Button type="submit">{t('ask.send')}</Button>
      </PlanForm>
    </section>
  );
}

/** The end of voting, and of the plan, for whoever made it. */
export function MakersTools({ plan, link }: Pick<PlanPartProps, 'plan' | 'link'>) {
  const t = useTranslations('tripPlans');
  return (
    <section aria-labelledby="yours" className={cardClass({}, 'p-5')}>
      <h2 id="yours" className="mb-4 text-xl">
        {t('maker.title')}
      </h2>
      <PlanForm link={link} type="voting">
        <Button type="submit" name="isOpen" value={String(!plan.isOpen)} variant="secondary">
          {t(plan.isOpen ? 'maker.close' : 'maker.open')}
        </Button>
      </PlanForm>
      <DeleteForm
        link={link}
        type="delete"
        label={t('maker.delete')}
        name={t('maker.delete')}
        text={t('maker.deleteSure')}
        yes={t('maker.deleteYes')}
      />
    </section>
  );
}
