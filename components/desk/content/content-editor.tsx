import { useLocale, useTranslations } from 'next-intl';
import { useContext, useRef, useState } from 'react';
import { fieldsOf } from '@/lib/content/fields';
import { contentKinds, type KindName } from '@/lib/content/kinds';
import { type ContentAction, type ContentOutcome, type ContentRole, readVersions, sendContent } from '@/lib/content/versions';
import { DeskNotice, Failed, Waiting } from '../notices';
import { RecheckStaff, useDeskData, useTick } from '../use-desk-data';
import { ContentForm } from './content-form';
import { ContentHistory } from './content-history';

interface ContentEditorProps {
  kind: KindName;
  /** The key of the text or price. */
  name: string;
  role: NonNullable<ContentRole>;
}

const done: readonly ContentOutcome[] = ['saved', 'repeated', 'published', 'takenBack'];

/** One text or price: its form, its preview, and every version of it. */
export function ContentEditor({ kind, name, role }: ContentEditorProps) {
  const t = useTranslations('desk.content');
  const locale = useLocale();
  const [tick, refresh] = useTick();
  const { data, readAgain } = useDeskData(String(tick), (client) => readVersions(client, kind, name));
  const recheckStaff = useContext(RecheckStaff);
  const isBusy = useRef(false);
  const [outcome, setOutcome] = useState<ContentOutcome | null>(null);
  const { schema, titleOf, fileOf } = contentKinds[kind];
  const [fields] = useState(() => fieldsOf(schema));

  async function act(action: ContentAction): Promise<ContentOutcome | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setOutcome(null);
    const became = await sendContent(action);
    isBusy.current = false;
    if (became === 'refused') recheckStaff();
    setOutcome(became);
    refresh();
    return became;
  }

  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  const versions = data.value;
  const file = fileOf(name) ?? {};
  return (
    <>
      <h2 className="mb-4 text-2xl md:text-3xl">{titleOf(name)?.[locale]}</h2>
      {outcome && (
        <DeskNotice
          tone={done.includes(outcome) ? 'success' : 'danger'}
          isSignedOut={outcome === 'signedOut'}
          className="mb-5 max-w-4xl"
        >
          {t(`outcomes.${outcome}`)}
        </DeskNotice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ContentForm kind={kind} name={name} fields={fields} versions={versions} file={file} role={role} act={act} />
        <ContentHistory
          fields={fields}
          kind={kind}
          name={name}
          versions={versions}
          file={file}
          role={role}
          onAct={(action) => void act(action)}
        />
      </div>
    </>
  );
}
