import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { randomUuid } from '@/lib/browser/random-uuid';
import type { ContentRole } from '@/lib/content/versions';
import { Link } from '@/lib/i18n/navigation';
import type { Campaign, CampaignAction } from '@/lib/newsletter/campaigns';
import { Question } from '../question';

interface CampaignKeepingProps {
  campaign: Campaign;
  role: NonNullable<ContentRole>;
  act: (action: CampaignAction) => unknown;
}

/** A copy of any campaign as a new draft, and the end of a draft. */
export function CampaignKeeping({ campaign: { id, version, state }, role, act }: CampaignKeepingProps) {
  const t = useTranslations('campaigns.keeping');
  const [copy] = useState(randomUuid);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="campaign-keeping" className="mt-8 max-w-4xl border-line border-t pt-5">
      <h3 id="campaign-keeping" className="mb-3 text-xl">
        {t('title')}
      </h3>
      <div className="flex flex-wrap gap-3">
        <Link href={`/desk/campaigns?campaign=${copy}&copy=${id}`} className={buttonClass('secondary', 'max-sm:w-full')}>
          {t('copy')}
        </Link>
        {state === 'draft' && role === 'publisher' && !isAsking && (
          <Button variant="secondary" className="max-sm:w-full" onClick={() => setIsAsking(true)}>
            {t('delete')}
          </Button>
        )}
      </div>
      {state === 'draft' && role === 'editor' && <p className="mt-3 text-ink-soft">{t('publisherDeletes')}</p>}
      {isAsking && (
        <Question
          text={t('deleteText')}
          yes={t('deleteYes')}
          onYes={() => {
            setIsAsking(false);
            act({ type: 'delete', id, seen: version });
          }}
          onNo={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
