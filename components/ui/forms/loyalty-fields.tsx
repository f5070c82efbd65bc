import { useState } from 'react';
import { GroupedOptions, type OptionGroup, Select } from '../fields/select';
import { TextField } from '../fields/text-field';
import { Icon } from '../icon';

interface Membership {
  /** IATA code of the airline of the programme. */
  loyaltyAirline: string;
  loyaltyNumber: string;
}

type MembershipField = keyof Membership;

interface LoyaltyFieldsProps {
  person: Membership;
  /** In the order shown; a group without a label has no heading. */
  airlines: readonly OptionGroup[];
  idOf: (field: MembershipField) => string;
  word: (key: MembershipField | 'loyalty' | 'loyaltyHint' | 'loyaltyChoose') => string;
  errorOf: (field: MembershipField) => string | undefined;
  onChange: (field: MembershipField, value: string) => void;
  onLeave?: (field: MembershipField) => void;
}

/** The number of a frequent flyer programme: folded, because few have one. */
export function LoyaltyFields({ person, airlines, idOf, word, errorOf, onChange, onLeave }: LoyaltyFieldsProps) {
  const isGiven = person.loyaltyAirline !== '' || person.loyaltyNumber !== '';
  const [isUnfolded, setUnfolded] = useState(isGiven);
  const isWrong = Boolean(errorOf('loyaltyAirline') ?? errorOf('loyaltyNumber'));
  return (
    <details open={isWrong || isUnfolded} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)} className="group">
      <summary className="inline-flex min-h-11 list-none items-center gap-1 font-medium text-accent [&::-webkit-details-marker]:hidden">
        {word('loyalty')}
        <Icon name="down" className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="field-grid pt-3 sm:grid-cols-2">
        <Select
          id={idOf('loyaltyAirline')}
          name={idOf('loyaltyAirline')}
          label={word('loyaltyAirline')}
          error={errorOf('loyaltyAirline')}
          value={person.loyaltyAirline}
          onChange={({ target }) => onChange('loyaltyAirline', target.value)}
          onBlur={() => onLeave?.('loyaltyAirline')}
        >
          <option value="">{word('loyaltyChoose')}</option>
          <GroupedOptions groups={airlines} />
        </Select>
        <TextField
          id={idOf('loyaltyNumber')}
          name={idOf('loyaltyNumber')}
          label={word('loyaltyNumber')}
          hint={word('loyaltyHint')}
          error={errorOf('loyaltyNumber')}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          value={person.loyaltyNumber}
          onChange={({ target }) => onChange('loyaltyNumber', target.value)}
          onBlur={() => onLeave?.('loyaltyNumber')}
        />
      </div>
    </details>
  );
}
