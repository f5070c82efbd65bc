import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { cardClass } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { type ReadChoices, readChoices } from '@/lib/where/choices';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { placesFor } from './places-for';
import { WhereForm } from './where-form';
import { PlaceList, Sources, WhereResults } from './where-results';

/** "Where can I go?": the form, and the answer to what was asked. Null: nothing was asked yet. */
export function WherePage({ asked }: { asked: ReadChoices | null }) {
  const t = useTranslations('where');
  const destinations = useTranslations('destinations');
  const hasErrors = asked !== null && Object.keys(asked.errors).length > 0;
  return (
    <div className="page-width pt-2 md:pt-4">
      <Breadcrumb trail={[{ label: destinations('title'), href: '/explore/destinations' }]} current={t('name')} isShareable />
      <header className="mt-2 max-w-3xl">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>
        {!asked && <p className="mt-4 text-ink-soft text-lg md:text-xl">{t('lead')}</p>}
      </header>
      {hasErrors && (
        <Notice tone="warning" announce="status" className="mt-6">
          {t('errors.title')}
        </Notice>
      )}
      {asked ? (
        <details open={hasErrors} className={cardClass({}, 'mt-6')}>
          <summary className="flex min-h-12 cursor-pointer items-center px-5 font-semibold">{t('form.change')}</summary>
          <div className="p-5 pt-2">
            <WhereForm asked={asked} />
          </div>
        </details>
      ) : (
        <div className={cardClass({}, 'mt-6 p-5 md:p-6')}>
          <WhereForm asked={null} />
        </div>
      )}
      {asked ? <WhereResults asked={asked} /> : <AllPlaces />}
    </div>
  );
}

/** Every place, for who has not chosen anything. */
function AllPlaces() {
  const t = useTranslations('where');
  const { fitting } = placesFor(readChoices(new URLSearchParams(), todayInQatar()).choices);
  return (
    <>
      <h2 className="mt-10 text-2xl md:text-3xl">{t('all', { count: fitting.length })}</h2>
      <PlaceList places={fitting} choices={null} />
      <Sources choices={null} shown={fitting} />
    </>
  );
}
