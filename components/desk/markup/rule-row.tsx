import { Switch } from '@headlessui/react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { DeskRule } from '@/lib/desk/markup-rules';
import { Moment } from '../facts';
import { useMarkupWord, useRuleSentence } from './use-rule-words';

interface RuleRowProps {
  rule: DeskRule;
  onEdit: () => void;
  onSwitch: (on: boolean) => void;
}

/** A rule with its text, its status and its actions. */
export function RuleRow({ rule, onEdit, onSwitch }: RuleRowProps) {
  const t = useTranslations('desk.markup');
  const sentence = useRuleSentence();
  const amountWord = useMarkupWord();
  const text = sentence(rule);
  const changes = rule.markup_rule_changes.toSorted((a, b) => b.changed_at.localeCompare(a.changed_at));
  const [last] = changes;
  return (
    <li className="p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 grow basis-72 font-medium">{text}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-label={t('editOf', { rule: text })} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Switch
            checked={rule.is_active}
            aria-label={t('inForce', { rule: text })}
            onChange={onSwitch}
            className="group grid size-11 place-items-center"
          >
            <span className="w-11 rounded-full bg-line-strong p-1 transition group-data-checked:bg-accent">
              <span className="block size-4 rounded-full bg-raised transition-[margin] group-data-checked:ms-5" />
            </span>
          </Switch>
        </div>
      </div>
      <div className="mt-1 text-ink-soft text-sm">
        {last && (
          <p>
            <Moment at={last.changed_at} /> · <bdi>{last.staff_name}</bdi>
          </p>
        )}
        {changes.length > 1 && (
          <details>
            <summary className="min-h-11 cursor-pointer content-center">{t('changes', { count: changes.length })}</summary>
            <ul className="space-y-1">
              {changes.map(({ staff_name, basis_points, fixed_amount, is_active, changed_at }) => (
                <li key={changed_at}>
                  <Moment at={changed_at} /> · <bdi>{staff_name}</bdi> ·{' '}
                  <span>{is_active ? amountWord(basis_points, fixed_amount) : t('isOff')}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}
