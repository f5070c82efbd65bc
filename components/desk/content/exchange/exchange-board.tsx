import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/fields/select';
import { saveFile } from '@/lib/browser/save-file';
import { type AllContent, readAllContent } from '@/lib/content/all-content';
import { jsonOf } from '@/lib/content/exchange/json-file';
import { csvOf } from '@/lib/content/exchange/spreadsheet';
import { type KindName, kindNames } from '@/lib/content/kinds';
import type { ContentRole } from '@/lib/content/versions';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { Failed, Waiting } from '../../notices';
import { useDeskData, useTick } from '../../use-desk-data';
import { ImportForm } from './import-form';

/** Content as a file, out and in. */
export function ExchangeBoard({ role }: { role: NonNullable<ContentRole> }) {
  const t = useTranslations('desk.content.exchange');
  const [tick, refresh] = useTick();
  const [kind, setKind] = useState<KindName>('package');
  const { data, readAgain } = useDeskData(`all ${tick}`, readAllContent);
  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  return (
    <div className="max-w-4xl space-y-8">
      <p className="text-ink-soft">{t('lead')}</p>
      <Kinds kind={kind} onChoose={setKind} />
      <section aria-labelledby="content-export">
        <h2 id="content-export" className="mb-2 text-2xl">
          {t('export.title')}
        </h2>
        <p className="mb-2 text-ink-soft">{t('export.text')}</p>
        <p className="mb-4 text-ink-soft">{t('export.photos')}</p>
        <Exports kind={kind} all={data.value} />
      </section>
      <ImportForm key={kind} kind={kind} all={data.value} role={role} onDone={refresh} />
    </div>
  );
}

function Kinds({ kind, onChoose }: { kind: KindName; onChoose: (kind: KindName) => void }) {
  const t = useTranslations('desk.content');
  return (
    <div className="max-w-xs">
      <Select
        id="content-kind"
        label={t('exchange.kind')}
        value={kind}
        onChange={({ target }) => onChoose(kindNames.find((name) => name === target.value) ?? kind)}
      >
        {kindNames.map((name) => (
          <option key={name} value={name}>
            {t(`kinds.${name}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}

function Exports({ kind, all }: { kind: KindName; all: AllContent }) {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  const name = (what: string) => `karam-${what}-${todayInQatar()}-${locale}`;
  const csv = () => new Blob([csvOf(kind, all.shownOf(kind))], { type: 'text/csv;charset=utf-8' });
  const json = () =>
    new Blob([jsonOf(kindNames.flatMap((one) => all.shownOf(one).map((entry) => ({ kind: one, ...entry }))))], {
      type: 'application/json',
    });
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => saveFile(csv(), `${name(kind)}.csv`)}>
        {t('exchange.export.csv', { kind: t(`kinds.${kind}`) })}
      </Button>
      <Button variant="secondary" onClick={() => saveFile(json(), `${name('content')}.json`)}>
        {t('exchange.export.json')}
      </Button>
    </div>
  );
}
