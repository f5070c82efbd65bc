import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { isFromReview } from '../step-address';

interface StepButtonsProps {
  /** Missing on the first step. */
  onBack?: () => void;
  /** Missing when the surrounding form continues by itself. */
  onContinue?: () => void;
  label?: string;
}

/** Buttons to the next and the previous step. */
export function StepButtons({ onBack, onContinue, label }: StepButtonsProps) {
  const t = useTranslations('packages.request');
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3 max-sm:flex-col-reverse max-sm:items-stretch">
      {onBack && (
        <Button variant="secondary" onClick={onBack} className="min-h-12">
          {t('back')}
        </Button>
      )}
      <Button type={onContinue ? 'button' : 'submit'} {...(onContinue && { onClick: onContinue })} className="min-h-12 sm:px-8">
        {label ?? t(isFromReview() ? 'toReview' : 'continue')}
        <Icon name="arrow" />
      </Button>
    </div>
  );
}
