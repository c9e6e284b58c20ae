import {
  BellRing,
  CreditCard,
  FileText,
  HandCoins,
  LifeBuoy,
  type LucideIcon,
  Paintbrush,
  PenLine,
  Rocket,
  Percent,
  Repeat,
  Send,
  Undo2,
  Users,
} from 'lucide-react';
import type { HelpIcon } from './article.ts';

const icons: Record<HelpIcon, LucideIcon> = {
  start: Rocket,
  invoice: FileText,
  clients: Users,
  card: CreditCard,
  brush: Paintbrush,
  pen: PenLine,
  send: Send,
  deposit: Percent,
  payment: HandCoins,
  remind: BellRing,
  repeat: Repeat,
  correct: Undo2,
  tool: LifeBuoy,
};

export function ArticleIcon({ icon }: { icon: HelpIcon }) {
  const Icon = icons[icon];
  return <Icon className="i mt-0.5 text-ink-3" />;
}
