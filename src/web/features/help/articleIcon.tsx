import {
  CreditCard,
  FileText,
  LifeBuoy,
  type LucideIcon,
  Paintbrush,
  PenLine,
  Rocket,
  Send,
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
  tool: LifeBuoy,
};

export function ArticleIcon({ icon }: { icon: HelpIcon }) {
  const Icon = icons[icon];
  return <Icon className="i mt-0.5 text-ink-3" />;
}
