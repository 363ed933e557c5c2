import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import { conflictMessages as words } from './conflict-messages.generated'

const sides = ['theirs', 'mine'] as const
export type Side = (typeof sides)[number]

interface ConflictChoiceProps {
  label: string
  /** Where both began. */
  base: ReactNode
  hasBase: boolean
  shown: Record<Side, ReactNode>
  /** Why only theirs can stay. */
  locked: string | null
  side: Side
  onSide: (side: Side) => void
}

/** One contested part: as it was, theirs and mine, of which one is chosen. */
export function ConflictChoice({ label, base, hasBase, shown, locked, side, onSide }: ConflictChoiceProps) {
  const id = useId()
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0" aria-describedby={locked ? `${id}-locked` : undefined}>
      <chakra.legend textStyle="blockTitle" padding="0" marginBottom="4px">
        {label}
      </chakra.legend>
      {locked && (
        <chakra.p id={`${id}-locked`} textStyle="hint" color="fg.muted" marginBottom="6px">
          {locked}
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: hasBase ? '1fr 1fr 1fr' : '1fr 1fr' }}
        gap="8px"
      >
        {hasBase && (
          <chakra.div padding="8px 10px" borderRadius="sm" bg="bg.subtle" minWidth="0">
            <chakra.p textStyle="label" lineHeight="22px" color="fg.muted">
              {words.base}
            </chakra.p>
            <Shown>{base}</Shown>
          </chakra.div>
        )}
        {sides.map((one) => (
          <chakra.div
            key={one}
            as={locked ? 'div' : 'label'}
            display="block"
            padding="8px 10px"
            border="1px solid {colors.border.default}"
            borderRadius="sm"
            minWidth="0"
            fontFamily="body"
            cursor={locked ? 'default' : 'pointer'}
            css={{ '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.solid' } }}
          >
            <chakra.span
              display="flex"
              alignItems="center"
              gap="8px"
              textStyle="label"
              lineHeight="22px"
              minHeight="24px"
            >
              {!locked && (
                <chakra.input
                  type="radio"
                  name={id}
                  checked={side === one}
                  onChange={() => onSide(one)}
                  aria-labelledby={`${id}-${one}-name ${id}-${one}`}
                  width="16px"
                  height="16px"
                  margin="0"
                  accentColor="brand.solid"
                />
              )}
              <span id={`${id}-${one}-name`}>{words[one]}</span>
            </chakra.span>
            <Shown id={`${id}-${one}`}>{shown[one]}</Shown>
          </chakra.div>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

function Shown({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <chakra.div {...(id ? { id } : {})} minWidth="0" whiteSpace="pre-line" overflowWrap="anywhere">
      {children || <chakra.span color="fg.subtle">{words.empty}</chakra.span>}
    </chakra.div>
  )
}
