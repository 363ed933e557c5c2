import { chakra } from '@chakra-ui/react'
import { CircleCheck, FilePen, FileX } from 'lucide-react'
import { StatusChip } from '../../ui/feedback/status-chip'
import { yearsMessages as m } from './years-messages.generated'
import type { LaunchContentFieldsFragment } from './years.generated'

const looks = {
  Published: { palette: 'success', icon: CircleCheck },
  Draft: { palette: 'dueSoon', icon: FilePen },
  Copied: { palette: 'dueSoon', icon: FilePen },
  Missing: { palette: 'overdue', icon: FileX },
} as const

const isKnown = (state: string): state is keyof typeof looks => state in looks

/** The questionnaires of a launched year, and what happens to each. */
export function LaunchContents({ contents }: { contents: readonly LaunchContentFieldsFragment[] }) {
  return (
    <chakra.ul display="grid" gap="8px" listStyleType="none">
      {contents.map((content) => {
        const look = looks[isKnown(content.state) ? content.state : 'Missing']
        return (
          <chakra.li
            key={content.part}
            display="grid"
            gap="2px"
            paddingInlineStart="10px"
            borderInlineStart="3px solid {colors.border.default}"
          >
            <chakra.span display="flex" flexWrap="wrap" gap="4px 10px" alignItems="center">
              <chakra.span fontWeight="600">{content.part}</chakra.span>
              <StatusChip palette={look.palette} icon={look.icon}>
                {content.state}
              </StatusChip>
              <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                {m.forAgencies({ n: content.selfAssessments })}
              </chakra.span>
            </chakra.span>
            <span>{content.title}</span>
            <chakra.span textStyle="hint" color="fg.subtle">
              {m.contentState[content.state]}
              {(content.state === 'Draft' || content.state === 'Copied') && ` ${m.drafts.below}`}
            </chakra.span>
          </chakra.li>
        )
      })}
    </chakra.ul>
  )
}
