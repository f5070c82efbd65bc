import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

interface MapControlsProps {
  /** All hotels are in view. */
  isWhole: boolean;
  onCloser: () => void;
  onFarther: () => void;
  onFit: () => void;
}

export function MapControls({ isWhole, onCloser, onFarther, onFit }: MapControlsProps) {
  const t = useTranslations('hotels.results.map');
  return (
    <div className="absolute end-3 top-3 z-10 flex flex-col overflow-hidden rounded-control border border-line bg-raised shadow-card">
      <MapButton label={t('zoomIn')} icon="plus" onPress={onCloser} />
      <MapButton label={t('zoomOut')} icon="minus" onPress={onFarther} />
      {!isWhole && <MapButton label={t('fit')} icon="globe" onPress={onFit} />}
    </div>
  );
}

function MapButton({ label, icon, onPress }: { label: string; icon: 'plus' | 'minus' | 'globe'; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center border-line border-b last:border-b-0 hover:bg-sunken"
    >
      <Icon name={icon} className="size-5" />
    </button>
  );
}
