import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface Tab {
  value: string;
  label: ReactNode;
  /** Counted things behind the tab. */
  count?: number;
  panel: ReactNode;
}

export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <Base.Root defaultValue={tabs[0]?.value}>
      <Base.List className="flex gap-6 border-b border-hairline" aria-label={label}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="relative py-2.5 font-medium whitespace-nowrap text-ink-2 hover:text-ink data-active:font-semibold data-active:text-ink data-active:after:absolute data-active:after:inset-[auto_0_-1px] data-active:after:h-0.5 data-active:after:bg-ink"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="ml-1 font-regular tabular-nums text-ink-3">{tab.count}</span>
            )}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-6">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
