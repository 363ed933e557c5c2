import { chakra } from '@chakra-ui/react'
import {
  BookOpenText,
  CircleCheck,
  CircleHelp,
  Clapperboard,
  ExternalLink,
  MousePointerClick,
  PencilLine,
  Presentation,
  Sparkles,
  type LucideIcon,
} from 'lucide-react'
import { StatusChip } from '../../ui/feedback/status-chip'
import { helpMessages as m } from './help-messages.generated'
import type { TrainingItemFieldsFragment as Item } from './help.generated'
import { wordOf } from '../../lib/format'

const icons: Record<string, LucideIcon> = {
  Video: Clapperboard,
  'Guide PDF': BookOpenText,
  Slides: Presentation,
  FAQ: CircleHelp,
  Link: ExternalLink,
  Interactive: MousePointerClick,
}

/** Kind, part and length of an item, and what is new about it. */
export function TrainingChips({ item }: { item: Item }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="6px" alignItems="center">
      <StatusChip palette="neutral" icon={icons[item.kind] ?? BookOpenText}>
        {wordOf(m.kinds, item.kind)}
      </StatusChip>
      {!item.published && (
        <StatusChip palette="dueSoon" icon={PencilLine}>
          {m.draft}
        </StatusChip>
      )}
      {item.published && item.mark && (
        <StatusChip palette="info" icon={Sparkles}>
          {item.mark}
        </StatusChip>
      )}
      {item.watchedOn && (
        <StatusChip palette="success" icon={CircleCheck}>
          {m.watched}
        </StatusChip>
      )}
      <chakra.span textStyle="hint" color="fg.subtle">
        {[item.module, item.durationMin === null ? null : m.minutes({ count: item.durationMin ?? 0 })]
          .filter(Boolean)
          .join(', ')}
      </chakra.span>
    </chakra.div>
  )
}
