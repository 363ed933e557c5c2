import {
  BookOpenCheck,
  CalendarDays,
  CalendarPlus,
  ChartLine,
  ChartSpline,
  ClipboardCheck,
  ClipboardList,
  ClipboardMinus,
  Copy,
  Database,
  Download,
  FileChartColumn,
  FileSearch,
  FileStack,
  FileText,
  FolderOpen,
  Gavel,
  GraduationCap,
  HandHelping,
  Landmark,
  LayoutDashboard,
  LayoutTemplate,
  MailWarning,
  MessagesSquare,
  NotebookPen,
  PencilLine,
  Phone,
  Scale,
  Settings,
  Shapes,
  ShieldAlert,
  SlidersHorizontal,
  Table2,
  TrendingUp,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { createElement } from 'react'

/** Icons of the menu by the id in the table of the menu. */
const icons: Record<string, LucideIcon> = {
  'book-open-check': BookOpenCheck,
  'calendar-days': CalendarDays,
  'calendar-plus': CalendarPlus,
  'chart-line': ChartLine,
  'chart-spline': ChartSpline,
  'clipboard-check': ClipboardCheck,
  'clipboard-list': ClipboardList,
  'clipboard-minus': ClipboardMinus,
  copy: Copy,
  database: Database,
  download: Download,
  'file-chart-column': FileChartColumn,
  'file-search': FileSearch,
  'file-stack': FileStack,
  'file-text': FileText,
  'folder-open': FolderOpen,
  gavel: Gavel,
  'graduation-cap': GraduationCap,
  'hand-helping': HandHelping,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  'layout-template': LayoutTemplate,
  'mail-warning': MailWarning,
  'messages-square': MessagesSquare,
  'notebook-pen': NotebookPen,
  'pencil-line': PencilLine,
  phone: Phone,
  scale: Scale,
  settings: Settings,
  shapes: Shapes,
  'shield-alert': ShieldAlert,
  'sliders-horizontal': SlidersHorizontal,
  'table-2': Table2,
  'trending-up': TrendingUp,
  users: Users,
  wrench: Wrench,
}

/** The icon of a menu item; throws for an unknown id. */
export function menuIcon(id: string): LucideIcon {
  const icon = icons[id]
  if (!icon) throw new Error(`No icon is drawn for ${id}.`)
  return icon
}

/** The icon as an element; CSS around it sets its size. */
export function MenuIcon({ id, size }: { id: string; size?: number }) {
  return createElement(menuIcon(id), { 'aria-hidden': true, ...(size ? { size } : {}) })
}
