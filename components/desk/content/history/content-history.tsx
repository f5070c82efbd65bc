import { useTranslations } from 'next-intl';
import { currentSession } from '@/lib/account/session/session';
import { type ContentKind, contentKinds, type KindName } from '@/lib/content/kinds';
import { type ContentVersion, liveOf } from '@/lib/content/versions';
import { DeleteText } from './delete-text';
import { PreviewLinks } from './preview-links';
import { type HistoryProps, VersionCard } from './version-card';

/** Whether the page of a text can be previewed: it is known, and has been saved. */
export function hasPreview(kind: KindName, name: string, versions: readonly ContentVersion[]): boolean {
  const { keys, pathsOf, hasPreview = true }: ContentKind = contentKinds[kind];
  return hasPreview && (versions.length > 0 || keys.includes(name)) && pathsOf(name).length > 0;
}

/** The preview, and who saved, published and took back what, with the differences. */
export function ContentHistory(props: HistoryProps) {
  const { kind, name, versions, role, onAct } = props;
  const t = useTranslations('desk.content');
  const live = liveOf(versions);
  const isUnsaved = versions.length === 0 && !contentKinds[kind].keys.includes(name);
  const wasPublished = versions.some(({ state }) => state !== 'draft');
  const isOwn = versions.every(({ staff_id }) => staff_id === currentSession().user?.id);
  return (
    <aside className="space-y-6">
      {hasPreview(kind, name, versions) && (
        <section id="content-preview" aria-labelledby="content-preview-title">
          <h3 id="content-preview-title" className="mb-2 text-lg">
            {t('preview.title')}
          </h3>
          <p className="text-ink-soft text-sm">{t('preview.text')}</p>
          <PreviewLinks kind={kind} name={name} />
        </section>
      )}
      <section id="content-history" aria-labelledby="content-history-title">
        <h3 id="content-history-title" className="mb-2 text-lg">
          {t('history.title')}
        </h3>
        {versions.length === 0 && <p className="text-ink-soft text-sm">{t(isUnsaved ? 'history.unsaved' : 'history.none')}</p>}
        <ol reversed className="space-y-3">
          {versions.map((version, index) => (
            <VersionCard key={version.id} {...props} index={index} version={version} live={live} />
          ))}
        </ol>
        {versions[0] && !wasPublished && (role === 'publisher' || isOwn) && (
          <DeleteText onDelete={() => onAct({ type: 'delete', kind, key: name, seen: versions[0]?.version ?? 0 })} />
        )}
      </section>
    </aside>
  );
}
