import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/fields/select';
import { Stepper } from '@/components/ui/fields/stepper';
import { type RoomParty, roomLimits, usualChildAge } from '@/lib/packages/party';

interface RoomFieldsProps {
  /** From 1. */
  number: number;
  room: RoomParty;
  onChange: (room: RoomParty) => void;
  onRemove?: () => void;
}

const ages = Array.from({ length: roomLimits.childAge + 1 }, (_, age) => age);

/** The people of one room; each child with an age. */
export function RoomFields({ number, room, onChange, onRemove }: RoomFieldsProps) {
  const t = useTranslations('packages.request.rooms');
  const { adults, childAges } = room;
  const free = roomLimits.people - adults - childAges.length;
  const children = childAges.map((age, index) => ({ age, index, id: `room.${number}.child.${index}` }));

  function changeChildren(count: number) {
    onChange({ adults, childAges: count > childAges.length ? [...childAges, usualChildAge] : childAges.slice(0, count) });
  }

  return (
    <fieldset
      aria-labelledby={`room.${number}`}
      className="min-w-0 rounded-card border border-line bg-raised p-4 shadow-card md:p-6"
    >
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h3 id={`room.${number}`} className="text-lg">
          {t('room', { number })}
        </h3>
        {onRemove && (
          <button
            type="button"
            aria-label={t('removeLabel', { number })}
            onClick={onRemove}
            className="-me-2 min-h-11 px-2 text-accent underline underline-offset-4"
          >
            {t('remove')}
          </button>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Stepper
          label={t('adults')}
          hint={t('adultsHint')}
          value={adults}
          min={1}
          max={Math.min(roomLimits.adults, adults + free)}
          words={{ more: t('moreAdults', { number }), fewer: t('fewerAdults', { number }) }}
          onChange={(value) => onChange({ adults: value, childAges })}
        />
        <Stepper
          label={t('children')}
          hint={t('childrenHint')}
          value={childAges.length}
          min={0}
          max={Math.min(roomLimits.children, childAges.length + free)}
          words={{ more: t('moreChildren', { number }), fewer: t('fewerChildren', { number }) }}
          onChange={changeChildren}
        />
      </div>
      {children.length > 0 && (
        <div className="mt-5 grid gap-x-4 gap-y-5 border-line border-t pt-5 sm:grid-cols-3">
          {children.map(({ age, index, id }) => (
            <Select
              key={id}
              id={id}
              label={t('ageShort', { child: index + 1 })}
              hint={t('ageHint')}
              aria-label={t('age', { child: index + 1, number })}
              value={age}
              onChange={({ target }) =>
                onChange({ adults, childAges: childAges.map((one, at) => (at === index ? Number(target.value) : one)) })
              }
            >
              {ages.map((some) => (
                <option key={some} value={some}>
                  {t('years', { age: some })}
                </option>
              ))}
            </Select>
          ))}
        </div>
      )}
    </fieldset>
  );
}
