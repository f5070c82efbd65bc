import type { EaseGroup } from '@/lib/visa/group-by-ease';
import type { RuleWords } from '../rule-words';

/** All destinations of one passport, the easiest first. On a phone the rule stands above its countries. */
export function RuleTable({ groups, words }: { groups: readonly EaseGroup[]; words: RuleWords }) {
  return (
    <div className="mt-5 overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <table className="w-full text-start">
        <thead className="bg-sunken text-sm max-md:sr-only">
          <tr>
            <th scope="col" className="w-64 px-5 py-3 text-start font-medium">
              {words.rule}
            </th>
            <th scope="col" className="px-5 py-3 text-start font-medium">
              {words.places}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {groups.map(({ kind, places }) => (
            <tr key={kind} className="max-md:block">
              <th scope="row" className="px-5 pt-4 text-start align-top font-semibold max-md:block md:pb-4">
                {words.kinds[kind].name}
              </th>
              <td className="px-5 pt-2 pb-4 max-md:block md:pt-4">
                <ul className="grid grid-cols-2 gap-x-6 gap-y-1 lg:grid-cols-3">
                  {places.map(({ code, name, days }) => (
                    <li key={code} className="flex flex-wrap items-baseline gap-x-2">
                      {name}
                      {days !== null && <span className="text-ink-soft text-sm">{words.stays[days]}</span>}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
