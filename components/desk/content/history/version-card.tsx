import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type ContentField, typedOf } from '@/lib/content/fields';
import type { KindName } from '@/lib/content/kinds';
import { comparisonsOf, shownOf } from '@/lib/content/review';
import type { ContentAction, ContentRole, ContentVersion } from '@/lib/content/versions';
import { Moment } from '../../facts';
import { Question } from '../../question';
import { Differences } from '../differences';
import { PlanPublication } from './plan-publication';

const tones: Record<ContentVersion['state'], BadgeTone> = { draft: 'sun', published: 'success', taken_back: 'neutral' };

export interface HistoryProps {
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

interface VersionCardProps extends Omit<HistoryProps, 'name'> {
  version: ContentVersion;
  index: number;
  live: ContentVersion | undefined;
}

/** One version: who did what with it, what can be done, and what it changes. */
export function VersionCard(props: VersionCardProps) {
  const { kind, fields, versions, file, role, version, index, onAct } = props;
  const t = useTranslations('desk.content');
  const isWaiting = version.state === 'draft' && (index === 0 || version.publish_at !== null);
  const label = { visitors: t('history.forVisitors'), before: t('history.changes') };
  return (
    <li className="rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-medium">{t('history.version', { version: version.version })}</h4>
        <Badge tone={tones[version.state]}>{t(`states.${stateOf(props)}`)}</Badge>
      </div>
      <Who {...version} />
      {role === 'editor' && index === 0 && version.state === 'draft' && (
        <p className="mt-2 text-ink-soft text-sm">{t('history.waits')}</p>
      )}
      {comparisonsOf(versions, index, file).map(({ with: other, content }) => (
        <details key={other} open={other === 'visitors' && shownOf(versions, file) !== undefined} className="mt-2">
          <summary className="min-h-11 cursor-pointer content-center">{label[other]}</summary>
          <Differences
            kind={kind}
            fields={fields}
            before={typedOf(fields, content)}
            after={typedOf(fields, version.content)}
            beforeLabel={t(other === 'visitors' ? 'history.now' : 'history.before')}
            afterLabel={t('history.after')}
          />
        </details>
      ))}
      {role === 'publisher' && isWaiting && <PlanPublication draft={version} onAct={onAct} />}
      <Actions {...props} />
    </li>
  );
}

function stateOf({ version, index, live }: VersionCardProps) {
  if (version === live) return 'live';
  return version.state === 'draft' && index > 0 && !version.publish_at ? 'older' : version.state;
}

/** What can be done with it, side by side, and the question of the one that was pressed. */
function Actions({ versions, version, index, live, role, onAct, hasUnsaved, onOpen }: VersionCardProps) {
  const t = useTranslations('desk.content');
  const [asked, setAsked] = useState<'withdraw' | 'open' | null>(null);
  const isReplacing = versions.some((one) => one !== live && one.state === 'published');
  const isLive = role === 'publisher' && version === live;
  const { id } = version;
  const actions = [
    ...(role === 'publisher' && version.state === 'draft' && version.publish_at
      ? [{ words: t('plan.cancel'), act: () => onAct({ type: 'plan', id, at: null }) }]
      : []),
    ...(isLive ? [{ words: t(isReplacing ? 'takeBackOne' : 'takeBack'), act: () => onAct({ type: 'takeBack', id }) }] : []),
    ...(isLive && isReplacing ? [{ words: t('withdraw'), act: () => setAsked('withdraw') }] : []),
    ...(index > 0 || version.state === 'taken_back'
      ? [{ words: t('history.open'), act: () => (hasUnsaved() ? setAsked('open') : onOpen(version)) }]
      : []),
  ];
  const questions = {
    withdraw: {
      text: t('history.withdrawAsk'),
      yes: t('history.withdrawYes'),
      act: () => onAct({ type: 'withdraw', id }),
    },
    open: { text: t('history.openAsk'), yes: t('history.openYes'), act: () => onOpen(version) },
  };
  if (actions.length === 0) return null;
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {actions.map(({ words, act }) => (
          <Button key={words} variant="secondary" className="flex-1 basis-36 px-3" onClick={act}>
            {words}
          </Button>
        ))}
      </div>
      {asked && (
        <Question
          text={questions[asked].text}
          yes={questions[asked].yes}
          onYes={() => {
            setAsked(null);
            questions[asked].act();
          }}
          onNo={() => setAsked(null)}
        />
      )}
    </>
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
