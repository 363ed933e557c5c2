import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { selfAssessmentMessages } from './self-assessment-messages'

const words = selfAssessmentMessages.conflict
export type Side = 'mine' | 'theirs'

interface ConflictFieldProps {
  label: string
  same: boolean
  mine: ReactNode
  theirs: ReactNode
  side: Side
  onSide: (side: Side) => void
}

/** One field of two versions; the person chooses a side, or sees that both are the same. */
export function ConflictField({ label, same, mine, theirs, side, onSide }: ConflictFieldProps) {
  const name = useId()
  if (same) {
    return (
      <chakra.div marginBottom="14px">
        <chakra.h3 textStyle="blockTitle">{label}</chakra.h3>
        <chakra.p color="fg.subtle">{words.same}</chakra.p>
      </chakra.div>
    )
  }
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0">
      <chakra.legend textStyle="blockTitle" padding="0" marginBottom="4px">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="8px">
        {(['mine', 'theirs'] as const).map((one) => (
          <chakra.label
            key={one}
            display="grid"
            gridTemplateColumns="18px minmax(0, 1fr)"
            gap="2px 8px"
            padding="8px 10px"
            border="1px solid {colors.border.default}"
            borderRadius="sm"
            fontFamily="body"
            cursor="pointer"
            css={{ '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.solid' } }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={side === one}
              onChange={() => onSide(one)}
              width="16px"
              height="16px"
              margin="3px 0 0"
              accentColor="brand.solid"
            />
            <chakra.span textStyle="label" lineHeight="22px">
              {one === 'mine' ? words.mine : words.theirs}
            </chakra.span>
            <chakra.div gridColumn="2" minWidth="0" maxHeight="220px" overflow="auto" overflowWrap="anywhere">
              {one === 'mine' ? mine : theirs}
            </chakra.div>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}
