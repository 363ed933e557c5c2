import { chakra } from '@chakra-ui/react'
import { submitStateName, type ListedContentKind } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import type { ContentUpgradeRowFieldsFragment } from '../content.generated'
import { answersInWords } from '../upgrade/answers-in-words'
import { upgradeMessages as m } from '../upgrade/upgrade-messages.generated'

interface StartedRowProps {
  kind: ListedContentKind
  row: ContentUpgradeRowFieldsFragment
  checked: boolean
  onChange: (on: boolean) => void
}

/** One started self-assessment with what an upgrade would do to it, or why it cannot be upgraded. */
export function StartedRow({ kind, row, checked, onChange }: StartedRowProps) {
  const { kept, fromNumber, decide } = row
  const facts = [
    m.isOn({ number: fromNumber }),
    submitStateName(row.submitState),
    m.counts(row),
    answersInWords(kind, row),
    kept && m.kept({ number: fromNumber, name: kept.by.fullName, on: formatDate(kept.decidedOn) }),
    decide.reason,
  ]
  return (
    <chakra.li paddingBlock="8px" borderTop="1px solid {colors.border.subtle}">
      <chakra.label display="flex" gap="10px" fontFamily="body" cursor="pointer">
        <StartedTick checked={checked} disabled={!decide.allowed} onChange={onChange} />
        <span>
          <b>{row.isTest ? `${row.agency} (${m.started.test})` : row.agency}</b>
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            {facts.filter(Boolean).join(' · ')}
          </chakra.span>
        </span>
      </chakra.label>
    </chakra.li>
  )
}

interface StartedTickProps {
  checked: boolean
  disabled: boolean
  onChange: (on: boolean) => void
}

export function StartedTick({ checked, disabled, onChange }: StartedTickProps) {
  return (
    <chakra.input
      type="checkbox"
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.currentTarget.checked)}
      width="18px"
      height="18px"
      margin="3px 0 0"
      flex="none"
      accentColor="brand.solid"
    />
  )
}
