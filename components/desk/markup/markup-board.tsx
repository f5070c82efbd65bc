'use client';

import { useTranslations } from 'next-intl';
import { useContext, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type DeskRule, type RuleOutcome, readMarkupRules, sendMarkupRule } from '@/lib/desk/markup-rules';
import { Link } from '@/lib/i18n/navigation';
import { DeskGate } from '../desk-gate';
import { DeskNotice, Failed, Waiting } from '../notices';
import { RecheckStaff, useDeskData, useTick } from '../use-desk-data';
import { RuleForm } from './rule-form';
import { RuleRow } from './rule-row';

/** The rules of the agency's markup, for staff: a list, a form, and switches. */
export function MarkupBoard() {
  const t = useTranslations('desk.markup');
  return (
    <>
      <Link href="/desk" className="-ms-3 mb-3 inline-flex min-h-11 items-center gap-2 px-3 font-medium text-accent">
        <Icon name="chevron" className="size-4 rotate-180" />
        {t('back')}
      </Link>
      <DeskGate title={t('title')}>
        <Rules />
      </DeskGate>
    </>
  );
}

const done: readonly RuleOutcome[] = ['created', 'saved', 'repeated'];

function Rules() {
  const t = useTranslations('desk.markup');
  const [tick, refresh] = useTick();
  const { data, readAgain } = useDeskData(String(tick), readMarkupRules);
  const recheckStaff = useContext(RecheckStaff);
  /** The rule in the form; "new" for a new one. */
  const [edited, setEdited] = useState<DeskRule | 'new' | null>(null);
  const [outcome, setOutcome] = useState<RuleOutcome | null>(null);
  const isBusy = useRef(false);

  function open(rule: DeskRule | 'new') {
    setOutcome(null);
    setEdited(rule);
  }

  function finish(became: RuleOutcome) {
    if (done.includes(became)) setEdited(null);
    setOutcome(became);
    refresh();
  }

  async function switchTo(rule: DeskRule, isActive: boolean) {
    if (isBusy.current) return;
    isBusy.current = true;
    setOutcome(null);
    const { id, version: seen, basis_points, fixed_amount } = rule;
    const amounts = { percent: String(basis_points / 100), fixed: String(fixed_amount / 100) };
    const became = await sendMarkupRule({ type: 'change', id, seen, isActive, ...amounts });
    isBusy.current = false;
    if (became === 'refused') recheckStaff();
    finish(became);
  }

  if (data.status === 'loading') return <Waiting isSlow={data.isSlow} />;
  if (data.status === 'failed') return <Failed isOffline={data.isOffline} onRetry={readAgain} />;
  const rows = (isActive: boolean) =>
    data.value
      .filter(({ is_active }) => is_active === isActive)
      .map((rule) => <RuleRow key={rule.id} rule={rule} onEdit={() => open(rule)} onSwitch={(on) => void switchTo(rule, on)} />);
  const [active, off] = [rows(true), rows(false)];
  return (
    <div className="max-w-4xl space-y-5">
      <p className="text-ink-soft">{t('lead')}</p>
      {outcome && (
        <DeskNotice tone={done.includes(outcome) ? 'success' : 'danger'} isSignedOut={outcome === 'signedOut'}>
          {t(`outcomes.${outcome}`)}
        </DeskNotice>
      )}
      {edited ? (
        <RuleForm
          key={edited === 'new' ? 'new' : edited.id}
          rule={edited === 'new' ? null : edited}
          onDone={finish}
          onClose={() => setEdited(null)}
        />
      ) : (
        <Button className="max-sm:w-full" onClick={() => open('new')}>
          <Icon name="plus" />
          {t('newTitle')}
        </Button>
      )}
      {active.length > 0 ? (
        <ul className="divide-y divide-line rounded-card border border-line bg-raised">{active}</ul>
      ) : (
        <p className="rounded-card border border-line border-dashed p-8 text-center text-ink-soft">{t('none')}</p>
      )}
      {off.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium">
            {t('switchedOff', { count: off.length })}
          </summary>
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-raised">{off}</ul>
        </details>
      )}
    </div>
  );
}
