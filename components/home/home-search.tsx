'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { TabList, TabPanel } from '@/components/ui/navigation/tabs';

const tabs = ['flights', 'hotels', 'insurance'] as const;
type Tab = (typeof tabs)[number];

const icons: Record<Tab, IconName> = { flights: 'plane', hotels: 'bed', insurance: 'shield' };

interface HomeSearchProps {
  words: Record<Tab | 'label', string>;
  headline: ReactNode;
  art: ReactNode;
  /** Covers the panel while searching is paused, and makes everything below it inert. */
  pausedNotice?: ReactNode;
  panels: Record<Tab, ReactNode>;
  between: ReactNode;
  carousels: Record<Tab, ReactNode>;
}

/** The search panel with its tabs, and below the service tiles the carousel of the selected tab. */
export function HomeSearch({ words, headline, art, pausedNotice, panels, between, carousels }: HomeSearchProps) {
  const [selected, setSelected] = useState<Tab>('flights');

  useEffect(() => {
    const follow = () => setSelected((now) => tabs.find((id) => window.location.hash === `#${id}`) ?? now);
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  /** The tab is in the address too, for reloads and the other language. */
  function select(id: Tab) {
    setSelected(id);
    window.history.replaceState(window.history.state, '', `#${id}`);
  }

  return (
    <>
      <div className="relative isolate bg-night">
        <div className="absolute inset-0 -z-10 overflow-hidden">{art}</div>
        <div className="page-width pt-10 pb-8 md:pt-20 md:pb-14">
          {headline}
          <div className="relative mt-6 rounded-card bg-raised p-4 shadow-float md:mt-10 md:p-6 xl:-mx-4">
            <div inert={Boolean(pausedNotice)}>
              <TabList
                label={words.label}
                tabs={tabs.map((id) => ({
                  id,
                  label: words[id],
                  icon: <Icon name={icons[id]} className="size-5 max-sm:hidden" />,
                }))}
                selected={selected}
                onSelect={select}
              />
              <div className="mt-4">
                {tabs.map((id) => (
                  <TabPanel key={id} id={id} selected={id === selected}>
                    {panels[id]}
                  </TabPanel>
                ))}
              </div>
            </div>
            {pausedNotice}
          </div>
        </div>
      </div>
      {between}
      <div className="page-width mt-16">
        {tabs.map((id) => (
          <div key={id} hidden={id !== selected}>
            {carousels[id]}
          </div>
        ))}
      </div>
    </>
  );
}
