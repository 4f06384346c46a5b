import Building2 from 'lucide-react/icons/building-2';
import Compass from 'lucide-react/icons/compass';
import FileText from 'lucide-react/icons/file-text';
import FileUp from 'lucide-react/icons/file-up';
import GitFork from 'lucide-react/icons/git-fork';
import Inbox from 'lucide-react/icons/inbox';
import ListTodo from 'lucide-react/icons/list-todo';
import Mail from 'lucide-react/icons/mail';
import MessageSquareQuote from 'lucide-react/icons/message-square-quote';
import Receipt from 'lucide-react/icons/receipt';
import ReceiptText from 'lucide-react/icons/receipt-text';
import SatelliteDish from 'lucide-react/icons/satellite-dish';
import ScrollText from 'lucide-react/icons/scroll-text';
import Ship from 'lucide-react/icons/ship';
import Tags from 'lucide-react/icons/tags';
import Users from 'lucide-react/icons/users';

/** The icon of each screen, by its letter. */
export const CONSOLE_ICONS: Readonly<Record<string, typeof Compass>> = {
  s: Compass,
  c: Users,
  q: MessageSquareQuote,
  r: Tags,
  e: Inbox,
  i: Receipt,
  u: ReceiptText,
  w: ListTodo,
  d: FileText,
  v: SatelliteDish,
  a: ScrollText,
  m: Mail,
  k: Ship,
  o: Building2,
  b: GitFork,
  p: FileUp,
};
