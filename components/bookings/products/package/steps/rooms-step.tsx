import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type RoomDraft, roomLimits } from '@/lib/packages/party';
import { RoomFields } from './room-fields';

interface RoomsStepProps {
  rooms: readonly RoomDraft[];
  /** Missing ages show an error. */
  showsErrors: boolean;
  onChange: (rooms: RoomDraft[]) => void;
}

/** Up to four rooms and their guests, within the limits of a room. */
export function RoomsStep({ rooms, showsErrors, onChange }: RoomsStepProps) {
  const t = useTranslations('packages.request.rooms');
  const listed = rooms.map((room, index) => ({ room, index, at: `room-${index}` }));

  function change(index: number, room: RoomDraft) {
    onChange(rooms.map((one, at) => (at === index ? room : one)));
  }

  return (
    <div className="space-y-5">
      <p className="text-ink-soft">{t('rule')}</p>
      {listed.map(({ room, index, at }) => (
        <RoomFields
          key={at}
          number={index + 1}
          room={room}
          showsErrors={showsErrors}
          onChange={(next) => change(index, next)}
          {...(rooms.length > 1 && { onRemove: () => onChange(rooms.filter((_, other) => other !== index)) })}
        />
      ))}
      {rooms.length < roomLimits.rooms && (
        <Button variant="secondary" onClick={() => onChange([...rooms, { adults: 2, childAges: [] }])}>
          <Icon name="plus" />
          {t('add')}
        </Button>
      )}
    </div>
  );
}
