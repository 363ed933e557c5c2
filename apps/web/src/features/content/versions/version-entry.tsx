import { chakra } from '@chakra-ui/react'
import { complianceYearName, lockedBecause, type ContentKind } from '@portal/domain'
import { Archive, CircleCheck, Lock, PencilLine } from 'lucide-react'
import { useCallback, useState } from 'react'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { contentMessages } from '../content-messages.generated'
import { stateInWords } from '../content-nodes'
import type { ContentVersionRowFieldsFragment } from '../content.generated'
import { VersionDialog, type VersionDialogName } from './version-dialog'
import { VersionTools } from './version-tools'

const m = contentMessages

const published = { palette: 'done', icon: CircleCheck } as const
const looks: Partial<Record<string, { palette: 'info' | 'done' | 'neutral'; icon: typeof Archive }>> = {
  Draft: { palette: 'info', icon: PencilLine },
  Archived: { palette: 'neutral', icon: Archive },
}

interface VersionEntryProps {
  kind: ContentKind
  version: ContentVersionRowFieldsFragment
  /** Other versions of the part, newest first. */
  others: readonly ContentVersionRowFieldsFragment[]
}

/** One version: its state in words, who uses it, and what can be done with it. */
export function VersionEntry({ kind, version, others }: VersionEntryProps) {
  const { state, reviews, testReviews, publishedBy } = version
  const [dialog, setDialog] = useState<VersionDialogName>()
  const isDraft = state === 'Draft'
  const look = looks[state] ?? published
  const close = useCallback(() => setDialog(undefined), [])

  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="10px"
      padding="14px"
      css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 12px">
        <chakra.h3 textStyle="blockTitle" flex="1 1 260px" minWidth="0">
          {version.title}
        </chakra.h3>
        <StatusChip palette={look.palette} icon={look.icon}>
          {stateInWords(version)}
        </StatusChip>
        {reviews + testReviews > 0 && (
          <StatusChip palette="neutral" icon={Lock}>
            {lockedBecause(version)}
          </StatusChip>
        )}
      </chakra.div>
      <chakra.p fontSize="sm" color="fg.muted">
        {[
          `${version.part}, ${complianceYearName(version.year)}`,
          publishedBy && m.welcome.by({ name: publishedBy.fullName }),
          !isDraft && reviews + testReviews === 0 && m.states.unused,
          reviews > 0 && testReviews > 0 && m.states.testToo,
        ]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      <VersionTools kind={kind} version={version} others={others} opened={dialog} onOpen={setDialog} />
      {dialog && <VersionDialog dialog={dialog} kind={kind} version={version} onClose={close} />}
    </chakra.li>
  )
}
