import { chakra } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/action/button'
import { StatusChip } from '../../../ui/feedback/status-chip'

interface RowProps {
  name: string
  /** Words of the chip on the row that is used now. */
  current: string | false
  facts: readonly string[]
  act: string
  /** What the button does and to what, for screen readers. */
  actLabel: string
  busy: boolean
  onAct: () => void
}

/** A session or a device with its one act. */
export function OwnSessionRow({ name, current, facts, act, actLabel, busy, onAct }: RowProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4px 14px"
      padding="10px 14px"
      css={{ '& + &': { borderTop: '1px solid {colors.border.subtle}' } }}
    >
      <chakra.div flex="1 1 220px" minWidth="0" overflowWrap="anywhere">
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="2px 8px" fontWeight="600">
          {name}
          {current && (
            <StatusChip palette="success" icon={CircleCheck}>
              {current}
            </StatusChip>
          )}
        </chakra.p>
        {facts.map((fact) => (
          <chakra.p key={fact} fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {fact}
          </chakra.p>
        ))}
      </chakra.div>
      <Button aria-label={actLabel} loading={busy} onClick={onAct}>
        {act}
      </Button>
    </chakra.li>
  )
}

/** A list of them under its heading. */
export function OwnSessionRows({
  title,
  hint,
  empty,
  children,
}: {
  title: string
  hint?: string
  empty?: string | false
  children: ReactNode
}) {
  return (
    <chakra.section aria-label={title} marginBottom="18px">
      <chakra.h3 textStyle="blockTitle">{title}</chakra.h3>
      {hint && (
        <chakra.p textStyle="hint" color="fg.subtle">
          {hint}
        </chakra.p>
      )}
      {empty ? (
        <chakra.p marginTop="8px">{empty}</chakra.p>
      ) : (
        <chakra.ul
          listStyleType="none"
          marginTop="8px"
          border="1px solid {colors.border.subtle}"
          borderRadius="md"
        >
          {children}
        </chakra.ul>
      )}
    </chakra.section>
  )
}
