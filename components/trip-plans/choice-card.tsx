import clsx from 'clsx';
import Image from 'next/image';
import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Button, buttonClass } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { isShownPhoto } from '@/lib/hotels/results/photos';
import { intlTag } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatQar } from '@/lib/money';
import { pictureOf } from '@/lib/state/photos';
import type { ComparedChoice, Said, TripPlan } from '@/lib/trip-plans/plan';
import { DeleteForm, PlanForm, type PlanLink } from './plan-form';

interface ChoiceCardProps {
  choice: ComparedChoice;
  plan: TripPlan;
  link: PlanLink;
}

/** One choice: what was seen and when, what is different about it, and the votes. */
export function ChoiceCard({ choice, plan, link }: ChoiceCardProps) {
  const t = useTranslations('tripPlans.choice');
  const terms = useTranslations('tripPlans.terms');
  const locale = useLocale();
  const tag = intlTag(locale);
  const { id, said, price, above, differs, hasUnlike } = choice;
  const title = said.title[locale];
  const riyals = (amount: number) => () => <bdi className="whitespace-nowrap tabular-nums">{formatQar(amount, tag)}</bdi>;
  const adder = plan.people.find((person) => person.id === choice.person);
  const mayRemove = plan.me && (plan.me.isMaker || plan.me.id === choice.person);
  return (
    <li id={`choice-${id}`} className={cardClass({}, 'flex min-w-0 scroll-mt-24 flex-col overflow-hidden p-4 sm:p-5')}>
      {said.picture && <ChoicePicture {...said.picture} />}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 wrap-anywhere font-semibold text-lg leading-snug">
          <bdi>{title}</bdi>
        </h3>
        {choice.isAhead && <Badge tone="success">{t('ahead')}</Badge>}
      </div>
      <p className="mt-2 font-semibold text-2xl">{price === null ? t('noPrice') : riyals(price)()}</p>
      {said.per[locale] && (
        <p className={clsx('text-sm', choice.perDiffers ? 'font-semibold' : 'text-ink-soft')}>
          {said.per[locale]}
          {choice.perDiffers && <span className="sr-only"> ({t('differs')})</span>}
        </p>
      )}
      {above !== null && (
        <p className="text-sm">
          {above > 0
            ? t.rich(hasUnlike ? 'aboveAlike' : 'above', { amount: () => riyals(above)() })
            : choice.bagsDiffer
              ? t(hasUnlike ? 'lowestFareAlike' : 'lowestFare')
              : t(hasUnlike ? 'lowestAlike' : 'lowest')}
        </p>
      )}
      {price !== null && (
        <p className="text-ink-soft text-sm">
          {t.rich('seen', { moment: () => <bdi>{momentInQatar(new Date(choice.seenAt), locale)}</bdi> })}
        </p>
      )}
      <dl className="mt-3 space-y-1.5 text-sm">
        {said.facts.map(({ term, text }) => (
          <div key={term} className="flex justify-between gap-3">
            <dt className="shrink-0 text-ink-soft">
              {terms(term)}
              {differs.has(term) && <span className="sr-only"> ({t('differs')})</span>}
            </dt>
            <dd className={clsx('min-w-0 wrap-anywhere text-end', differs.has(term) && 'font-semibold')}>
              <bdi>{text[locale]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">{adder && t.rich('by', { name: () => <bdi>{adder.name}</bdi> })}</p>
      <div className="mt-auto pt-3">
        <Votes choice={choice} plan={plan} link={link} title={title} />
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-4 border-line border-t pt-1">
          <Link
            href={choice.address}
            prefetch={false}
            rel="nofollow"
            aria-label={t('about', { what: t('again'), title })}
            className={buttonClass('quiet', 'px-0 text-sm')}
          >
            {t('again')}
            <Icon name="arrow" className="size-4" />
          </Link>
          {mayRemove && (
            <DeleteForm
              link={link}
              type="remove"
              item={id}
              label={t('remove')}
              name={t('removeLabel', { title })}
              text={t('removeSure')}
              yes={t('remove')}
            />
          )}
        </div>
      </div>
    </li>
  );
}

/** Decorative: its card has the name beside it. */
function ChoicePicture({ id, art }: NonNullable<Said['picture']>) {
  const locale = useLocale();
  const className =
    '-mx-4 -mt-4 mb-4 aspect-5/2 w-[calc(100%+2rem)] max-w-none object-cover sm:-mx-5 sm:-mt-5 sm:w-[calc(100%+2.5rem)]';
  if (isShownPhoto(art)) return <Image src={art} alt="" width={480} height={192} className={className} />;
  const slug = art.startsWith('stay-') ? `stays/${art}` : pictureOf({ id, art });
  return <Poster slug={slug} crop="card" locale={locale} decorative className={className} />;
}

function Votes({ choice, plan, link, title }: ChoiceCardProps & { title: string }) {
  const t = useTranslations('tripPlans.choice');
  const { me } = plan;
  const mine = choice.votes.find(({ person }) => person === me?.id);
  const people = (isFor: boolean) =>
    choice.votes
      .filter((vote) => vote.isFor === isFor)
      .flatMap(({ person }) => plan.people.find(({ id }) => id === person)?.name ?? []);
  const [likes, dislikes] = [people(true), people(false)];
  return (
    <>
      <Names count={t('votesFor', { count: likes.length })} names={likes} />
      {dislikes.length > 0 && <Names count={t('votesAgainst', { count: dislikes.length })} names={dislikes} />}
      {me && plan.isOpen && (
        <PlanForm link={link} type="vote" item={choice.id} className="mt-2 flex flex-wrap gap-2">
          {(['for', 'against'] as const).map((vote) => {
            const isMine = mine?.isFor === (vote === 'for');
            return (
              <Button
                key={vote}
                type="submit"
                name="vote"
                value={isMine ? 'none' : vote}
                variant={isMine ? 'primary' : 'secondary'}
                aria-pressed={isMine}
                aria-label={t('about', { what: t(vote), title })}
                className="grow px-3 text-sm"
              >
                {isMine && <Icon name="check" className="size-4" />}
                {t(vote)}
              </Button>
            );
          })}
          {mine && <p className="basis-full text-ink-soft text-xs">{t('takeBack')}</p>}
        </PlanForm>
      )}
    </>
  );
}

function Names({ count, names }: { count: string; names: readonly string[] }) {
  return (
    <p className="wrap-anywhere text-sm">
      <span className="font-medium">{count}</span>
      {names.map((name, index) => (
        // Two people may have the same name.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is that of joining
        <span key={`${index}${name}`}>
          {' · '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}
