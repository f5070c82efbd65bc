import { useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Textarea } from '@/components/ui/fields/textarea';
import { ErrorSummary } from '@/components/ui/forms/error-summary';
import { useFieldErrors } from '@/components/ui/forms/use-field-errors';
import { Spinner } from '@/components/ui/spinner';
import { fieldsOf, typedOf } from '@/lib/content/fields';
import type { Locale } from '@/lib/i18n/locales';
import { fieldErrors } from '@/lib/network/http';
import {
  type Campaign,
  type CampaignAction,
  type CampaignContent,
  type CampaignOutcome,
  campaignContent,
  most,
  withChanges,
} from '@/lib/newsletter/campaigns';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { ColleagueSaved } from '../colleague-saved';
import { DifferencesOf } from '../content/differences';
import { useLeaveQuestion } from '../use-leave-question';
import { OfferChoice } from './offer-choice';

interface CampaignFormProps {
  id: string;
  campaign: Campaign | null;
  /** What a new one begins with. */
  copied?: CampaignContent | undefined;
  act: (action: CampaignAction) => Promise<CampaignOutcome | null>;
  /** Whether something is typed that is not saved. */
  onChanged: (isChanged: boolean) => void;
  /** What became of the last press no longer counts. */
  onMoveOn: () => void;
}

interface Draft {
  /** The version it began with; 0 for none. */
  seen: number;
  begun: CampaignContent;
  typed: CampaignContent;
}

const empty: CampaignContent = { subject: { en: '', ar: '' }, intro: { en: '', ar: '' }, offers: [] };
/** Where the tab keeps what is typed. */
export const draftKeyOf = (id: string): string => `karam.desk-campaign.${id}.v1`;
const errorKeys = ['required', 'tooLong', 'oneLine', 'language', 'noOffer', 'tooManyOffers'] as const;

/** What was typed stays in the tab until it is saved, also when a colleague saves something else. */
export function CampaignForm({ id, campaign, copied, act, onChanged, onMoveOn }: CampaignFormProps) {
  const t = useTranslations('campaigns');
  const editing = useTranslations('desk.editing');
  const draftKey = draftKeyOf(id);
  const stored = campaign?.content ?? copied ?? empty;
  const version = campaign?.version ?? 0;
  const [draft, setDraft] = useState<Draft>(() => {
    const before = readTab(draftKey) as Draft | null;
    return before?.begun ? before : { seen: version, begun: stored, typed: stored };
  });
  const { seen, begun, typed } = draft;
  const [isSaving, setIsSaving] = useState(false);
  const { errors, lines, attempt, report, onInput } = useFieldErrors();
  const isBehind = version > seen;
  const isChanged = JSON.stringify(typed) !== JSON.stringify(stored);
  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);
  useLeaveQuestion(isChanged);

  function keep(draft: Draft) {
    writeTab(draftKey, draft);
    setDraft(draft);
  }

  const change = (changes: Partial<CampaignContent>) => keep({ ...draft, typed: { ...typed, ...changes } });
  const merged = withChanges(stored, begun, typed);

  function keepMine() {
    onMoveOn();
    keep({ seen: version, begun: stored, typed: merged });
  }

  function startAgain() {
    onMoveOn();
    removeTab(draftKey);
    report({});
    setDraft({ seen: version, begun: stored, typed: stored });
  }

  const labelOf = (field: string) => {
    const [name, language] = field.split('.');
    const label = name === 'subject' || name === 'intro' ? t(`fields.${name}`) : t('fields.offers');
    return language === 'en' || language === 'ar' ? t('inLanguage', { label, language: t(`languages.${language}`) }) : label;
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const { data, error } = campaignContent.safeParse(typed);
    const found = fieldErrors(error?.issues ?? []).map(({ path, message }) => {
      const field = path.startsWith('offers') ? 'offers' : path;
      return [
        fieldId(field),
        `${labelOf(field)}: ${t(`errors.${errorKeys.find((key) => key === message) ?? 'required'}`)}`,
      ] as const;
    });
    report(Object.fromEntries(found));
    if (!data) return onMoveOn();
    setIsSaving(true);
    const outcome = await act({ type: 'save', id, seen, content: data });
    setIsSaving(false);
    // Saved again, it is a draft of its own.
    if (outcome === 'gone') setDraft((now) => ({ ...now, seen: 0 }));
    if (outcome !== 'saved') return;
    removeTab(draftKey);
    setDraft((now) => {
      const next = { seen: seen + 1, begun: data, typed: withChanges(data, typed, now.typed) };
      if (JSON.stringify(next.typed) !== JSON.stringify(data)) writeTab(draftKey, next);
      return next;
    });
  }

  const field = (name: 'subject' | 'intro', language: Locale) => ({
    id: fieldId(`${name}.${language}`),
    label: labelOf(`${name}.${language}`),
    hint: t('count', { count: typed[name][language].trim().length, most: most[name] }),
    error: errors[fieldId(`${name}.${language}`)],
    value: typed[name][language],
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    style: { textAlign: 'start' } as const,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: { ...typed[name], [language]: target.value } }),
  });

  return (
    <form noValidate onInput={onInput} onSubmit={(event) => void save(event)} className="max-w-4xl space-y-6">
      {isBehind && campaign && (
        <ColleagueSaved title={t('behind', { name: campaign.staff_name })} onKeepMine={keepMine} onTakeTheirs={startAgain}>
          <DifferencesOf
            fields={campaignFields}
            before={typedOf(campaignFields, stored)}
            after={typedOf(campaignFields, merged)}
            beforeLabel={editing('theirs')}
            afterLabel={editing('yours')}
            labelOf={labelOf}
          />
        </ColleagueSaved>
      )}
      {lines.length > 0 && <ErrorSummary key={attempt} title={t('summary')} errors={lines} />}
      <div className="field-grid lg:grid-cols-2">
        <TextField {...field('subject', 'en')} />
        <TextField {...field('subject', 'ar')} />
      </div>
      <div className="field-grid lg:grid-cols-2">
        <Textarea {...field('intro', 'en')} />
        <Textarea {...field('intro', 'ar')} />
      </div>
      <OfferChoice
        id={fieldId('offers')}
        error={errors[fieldId('offers')]}
        selected={typed.offers}
        onSelect={(offers) => change({ offers })}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={isChanged || !campaign ? 'primary' : 'secondary'}
          aria-disabled={isSaving}
          className="min-h-12 px-8 max-sm:w-full"
        >
          {isSaving && <Spinner />}
          <span>{t('save')}</span>
        </Button>
        {isChanged && !isBehind && (
          <Button variant="quiet" onClick={startAgain}>
            {t('undo')}
          </Button>
        )}
      </div>
    </form>
  );
}

const campaignFields = fieldsOf(campaignContent);
const fieldId = (field: string) => `campaign-${field.replaceAll('.', '-')}`;
