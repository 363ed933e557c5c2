import { chakra } from '@chakra-ui/react'
import { wordsOfContent, type ContentField, type ContentKind, type ContentNodeKind } from '@portal/domain'
import { Archive, ArchiveRestore, ArrowRightLeft, Minus, Pencil, Plus } from 'lucide-react'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { contentMessages } from '../content-messages.generated'
import { fieldLabel } from '../content-nodes'

const m = contentMessages.compare

const looks = {
  added: { palette: 'success', icon: Plus },
  removed: { palette: 'neutral', icon: Minus },
  changed: { palette: 'info', icon: Pencil },
  moved: { palette: 'neutral', icon: ArrowRightLeft },
  retired: { palette: 'neutral', icon: Archive },
  restored: { palette: 'info', icon: ArchiveRestore },
} as const

export type ShownChangeKind = keyof typeof looks

interface ContentChangeEntryProps {
  kind: ContentKind
  what: ShownChangeKind
  nodeKind: ContentNodeKind
  label: string
  /** Beside the kind of place: its position, and what happens to it. */
  facts?: string | null
  fields: readonly { field: string; before: string; after: string }[]
}

/** One difference: the place, the kind of change, and its fields before and after. */
export function ContentChangeEntry({ kind, what, nodeKind, label, facts, fields }: ContentChangeEntryProps) {
  const { palette, icon } = looks[what]
  return (
    <chakra.li padding="12px 14px" css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 12px">
        <StatusChip palette={palette} icon={icon}>
          {contentMessages.file.kinds[what] ?? what}
        </StatusChip>
        <chakra.h3 textStyle="blockTitle" flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
          {label}
        </chakra.h3>
        <chakra.span fontSize="sm" color="fg.subtle">
          {[contentMessages.kinds[nodeKind], facts].filter(Boolean).join(', ')}
        </chakra.span>
      </chakra.div>
      {fields.map(({ field, before, after }) => (
        <chakra.div key={field} marginTop="8px">
          <chakra.h4 textStyle="label">
            {fieldLabel(kind, field as ContentField)}
            {wordsOfContent(before) === wordsOfContent(after) && (
              <chakra.span fontWeight="400">{` (${m.formatOnly})`}</chakra.span>
            )}
          </chakra.h4>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
            gap="8px"
          >
            {[
              { side: m.before, value: before },
              { side: m.after, value: after },
            ].map(({ side, value }) => (
              <chakra.div
                key={side}
                padding="8px 10px"
                border="1px solid {colors.border.subtle}"
                borderRadius="sm"
                overflowWrap="anywhere"
                whiteSpace="pre-line"
              >
                <chakra.span display="block" fontSize="sm" color="fg.subtle">
                  {side}
                </chakra.span>
                {wordsOfContent(value) || m.nothing}
              </chakra.div>
            ))}
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.li>
  )
}
