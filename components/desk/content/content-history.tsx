import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type ContentField, typedOf } from '@/lib/content/fields';
import { type ContentKind, contentKinds, type KindName } from '@/lib/content/kinds';
import { type ContentAction, type ContentRole, type ContentVersion, liveOf } from '@/lib/content/versions';
import { locales } from '@/lib/i18n/locales';
import { Moment } from '../facts';
import { Question } from '../question';
import { Differences } from './differences';
import { PlanPublication } from './plan-publication';

interface ContentHistoryProps {
  kind: KindName;
  name: string;
  fields: readonly ContentField[];
  /** The latest first. */
  versions: readonly ContentVersion[];
  file: object;
  role: NonNullable<ContentRole>;
  onAct: (action: ContentAction) => void;
  /** Whether the form has something that is not saved. */
  hasUnsaved: () => boolean;
  onOpen: (version: ContentVersion) => void;
}

const tones: Record<ContentVersion['state'], BadgeTone> = { draft: 'sun', published: 'success', taken_back: 'neutral' };

/** The preview, and who saved, published and took back what, with the differences. */
export function ContentHistory({ kind, name, fields, versions, file, role, onAct, hasUnsaved, onOpen }: ContentHistoryProps) {
  const t = useTranslations('desk.content');
  const live = liveOf(versions);
  const isReplacing = versions.some((version) => version !== live && version.state === 'published');
  const { keys, pathsOf, hasPreview = true }: ContentKind = contentKinds[kind];
  const isUnsaved = versions.length === 0 && !keys.includes(name);
  const stateOf = (version: ContentVersion, index: number) => {
    if (version === live) return 'live';
    return version.state === 'draft' && index > 0 && !version.publish_at ? 'older' : version.state;
  };
  return (
    <aside className="space-y-6">
      {hasPreview && !isUnsaved && pathsOf(name).length > 0 && (
        <section aria-labelledby="content-preview">
          <h3 id="content-preview" className="mb-2 text-lg">
            {t('preview.title')}
          </h3>
          <p className="text-ink-soft text-sm">{t('preview.text')}</p>
          <PreviewLinks kind={kind} name={name} />
        </section>
      )}
      <section aria-labelledby="content-history">
        <h3 id="content-history" className="mb-2 text-lg">
          {t('history.title')}
        </h3>
        {versions.length === 0 && <p className="text-ink-soft text-sm">{t(isUnsaved ? 'history.unsaved' : 'history.none')}</p>}
        <ol reversed className="space-y-3">
          {versions.map((version, index) => (
            <li key={version.id} className="rounded-card border border-line bg-raised p-4">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <h4 className="font-medium">{t('history.version', { version: version.version })}</h4>
                <Badge tone={tones[version.state]}>{t(`states.${stateOf(version, index)}`)}</Badge>
              </div>
              <Who {...version} />
              {role === 'editor' && index === 0 && version.state === 'draft' && (
                <p className="mt-2 text-ink-soft text-sm">{t('history.waits')}</p>
              )}
              {role === 'publisher' && version.state === 'draft' && (index === 0 || version.publish_at) && (
                <PlanPublication draft={version} onAct={onAct} />
              )}
              {role === 'publisher' && version === live && (
                <Button variant="secondary" className="mt-3 w-full" onClick={() => onAct({ type: 'takeBack', id: version.id })}>
                  {t(isReplacing ? 'takeBackOne' : 'takeBack')}
                </Button>
              )}
              {role === 'publisher' && version === live && isReplacing && (
                <Sure
                  action={t('withdraw')}
                  text={t('history.withdrawAsk')}
                  yes={t('history.withdrawYes')}
                  onYes={() => onAct({ type: 'withdraw', id: version.id })}
                />
              )}
              {(index > 0 || version.state === 'taken_back') && (
                <Sure
                  action={t('history.open')}
                  text={t('history.openAsk')}
                  yes={t('history.openYes')}
                  isNeeded={hasUnsaved}
                  onYes={() => onOpen(version)}
                />
              )}
              <details className="mt-2">
                <summary className="min-h-11 cursor-pointer content-center">{t('history.changes')}</summary>
                <Differences
                  kind={kind}
                  fields={fields}
                  before={typedOf(fields, versions[index + 1]?.content ?? file)}
                  after={typedOf(fields, version.content)}
                  beforeLabel={t('history.before')}
                  afterLabel={t('history.after')}
                />
              </details>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}

interface SureProps {
  action: string;
  text: string;
  yes: string;
  isNeeded?: () => boolean;
  onYes: () => void;
}

/** A button that asks before it does what cannot be undone by another press. */
function Sure({ action, text, yes, isNeeded = () => true, onYes }: SureProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="quiet" className="mt-1 w-full" onClick={() => (isNeeded() ? setIsAsking(true) : onYes())}>
        {action}
      </Button>
    );
  const close = () => setIsAsking(false);
  return (
    <Question
      text={text}
      yes={yes}
      onYes={() => {
        close();
        onYes();
      }}
      onNo={close}
    />
  );
}

function Who(version: ContentVersion) {
  const t = useTranslations('desk.content.history');
  const steps = [
    { what: t('saved'), who: version.staff_name, at: version.written_at },
    { what: t('planned'), who: version.planned_by, at: version.planned_at },
    { what: t('published'), who: version.published_by, at: version.published_at },
    { what: t('takenBack'), who: version.taken_back_by, at: version.taken_back_at },
  ];
  return (
    <ul className="mt-1 text-ink-soft text-sm">
      {steps.map(
        ({ what, who, at }) =>
          at && (
            <li key={what}>
              {what} <bdi>{who}</bdi> · <Moment at={at} />
            </li>
          ),
      )}
    </ul>
  );
}

const widths = { phone: 390, computer: 1280 } as const;

/** The page with the latest draft, as wide as a phone and as a computer, in both languages. */
function PreviewLinks({ kind, name }: { kind: KindName; name: string }) {
  const t = useTranslations('desk.content');
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {locales.flatMap((language) =>
        (['phone', 'computer'] as const).map((device) => {
          const href = `/api/desk/content/preview?${new URLSearchParams({ kind, key: name, language })}`;
          return (
            <li key={`${language} ${device}`}>
              <a
                href={href}
                target="_blank"
                hrefLang={language}
                data-waits=""
                onClick={(event) => {
                  const opened = window.open(href, `preview-${device}`, `popup,width=${widths[device]},height=860`);
                  if (opened) event.preventDefault();
                }}
                className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                rel="noopener"
              >
                {t(`preview.widths.${device}`, { language: t(`languages.${language}`) })}
              </a>
            </li>
          );
        }),
      )}
    </ul>
  );
}
