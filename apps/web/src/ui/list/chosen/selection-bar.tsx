import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../action/button'
import { listMessages } from '../list-messages.generated'

interface SelectionBarProps {
  /** Rows that are chosen; nothing is shown while none is. */
  n: number
  /** Rows that there are to choose from. */
  total: number
  acts: readonly { icon: LucideIcon; label: string; onClick: () => void }[]
  onAll: () => void
  onClear: () => void
  /** Further acts, after the others. */
  children?: ReactNode
}

/** Between the head of a list and its table: how many rows are chosen, and what can be done with them. */
export function SelectionBar({ n, total, acts, onAll, onClear, children }: SelectionBarProps) {
  return (
    <>
      <chakra.span srOnly role="status">
        {n > 0 && listMessages.selected({ n })}
      </chakra.span>
      {n > 0 && (
        <chakra.div
          role="group"
          aria-label={listMessages.selection}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="8px"
          padding="8px 14px"
          bg="bg.selected"
          borderTop="1px solid {colors.border.subtle}"
          borderBottom="1px solid {colors.border.subtle}"
        >
          <chakra.strong fontSize="md" marginInlineEnd="4px">
            {listMessages.selected({ n })}
          </chakra.strong>
          {acts.map(({ icon: Icon, label, onClick }) => (
            <Button key={label} size="sm" icon={<Icon aria-hidden />} onClick={onClick}>
              {label}
            </Button>
          ))}
          {children}
          <chakra.span
            marginInlineStart={{ md: 'auto' }}
            display="inline-flex"
            flexWrap="wrap"
            gap="8px 14px"
          >
            {n < total && (
              <Button size="sm" variant="link" onClick={onAll}>
                {listMessages.selectAll({ n: total })}
              </Button>
            )}
            <Button size="sm" variant="link" onClick={onClear}>
              {listMessages.clearSelection}
            </Button>
          </chakra.span>
        </chakra.div>
      )}
    </>
  )
}
