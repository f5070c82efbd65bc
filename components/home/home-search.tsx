'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { TabList, TabPanel } from '@/components/ui/navigation/tabs';

const tabs = ['flights', 'hotels', 'insurance'] as const;
export type Tab = (typeof tabs)[number];

const icons: Record<Tab, IconName> = { flights: 'plane', hotels: 'bed', insurance: 'shield' };

interface HomeSearchProps {
  words: Record<Tab | 'label', string>;
  subject: string;
  /** What the selected tab is for. */
  headlines: Record<Tab, { title: string; text: string }>;
  art: ReactNode;
  /** Covers the panel while searching is paused, and makes everything below it inert. */
  pausedNotice?: ReactNode;
  panels: Record<Tab, ReactNode>;
  between: ReactNode;
  carousels: Record<Tab, ReactNode>;
}

export function HomeSearch({ words, subject, headlines, art, pausedNotice, panels, between, carousels }: HomeSearchProps) {
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
        <div className="absolute inset-0 -z-10 overflow-hidden max-md:pt-4">{art}</div>
        <div className="page-width pt-4 pb-8 md:pt-20 md:pb-14">
          <div className="max-w-xl text-on-night max-md:min-h-56 md:max-lg:max-w-md">
            <h1 className="text-3xl md:text-5xl">
              <span className="block font-medium text-base text-sun md:mb-2 md:text-lg">{subject}</span>{' '}
              <span>{headlines[selected].title}</span>
            </h1>
            {/* A phone shows the skyline in its place. */}
            <p className="mt-3 text-balance max-md:sr-only md:text-lg">{headlines[selected].text}</p>
          </div>
          <div className="relative rounded-card bg-raised p-4 shadow-float md:mt-10 md:p-6 xl:-mx-4">
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
              {/* As high as the form for flights: the page keeps its place from tab to tab. */}
              <div className="mt-4 md:min-h-86 lg:min-h-60">
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
