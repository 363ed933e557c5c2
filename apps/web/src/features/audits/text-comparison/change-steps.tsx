import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../../ui/action/button'
import { Switch } from '../../../ui/field/switch'
import type { Comparison } from './compared-rows'
import { textComparisonMessages as words } from './text-comparison-messages.generated'

interface ChangeStepsProps {
  comparison: Pick<Comparison, 'changed' | 'removed' | 'added'>
  onlyChanges: boolean
  onOnlyChanges: (only: boolean) => void
  children: ReactNode
}

/** How many passages differ, and the way from one to the next by button and by key; around the rows themselves. */
export function ChangeSteps({ comparison, onlyChanges, onOnlyChanges, children }: ChangeStepsProps) {
  const { changed, removed, added } = comparison
  const all = changed + removed + added
  const frame = useRef<HTMLDivElement>(null)
  const go = (step: 1 | -1) => {
    const changes = [...(frame.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
    const target = changeBeside(changes, step)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'center' })
  }
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === ']' ? 1 : event.key === '[' ? -1 : null
    if (step === null || event.target instanceof HTMLSelectElement) return
    event.preventDefault()
    go(step)
  }
  const disabledReason = all === 0 && words.noMore
  return (
    <chakra.div ref={frame} role="group" aria-label={words.texts} onKeyDown={onKey}>
      <chakra.div
        position="sticky"
        top="0"
        zIndex="1"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="6px 14px"
        padding="8px 16px"
        bg="bg.surface"
        borderTop="1px solid {colors.border.subtle}"
        borderBottom="1px solid {colors.border.strong}"
      >
        <chakra.p role="status" fontWeight="600">
          {words.changes({ n: all })}
          {all > 0 && (
            <chakra.span fontWeight="400" color="fg.muted">
              {' '}
              {words.counts({ changed, added, removed })}
            </chakra.span>
          )}
        </chakra.p>
        <chakra.span flex="1 0 0" />
        <Switch
          label={words.onlyChanges}
          checked={onlyChanges}
          onChange={(event) => onOnlyChanges(event.target.checked)}
        />
        <chakra.span display="inline-flex" gap="8px">
          <Button
            size="sm"
            icon={<ArrowUp aria-hidden />}
            aria-keyshortcuts="["
            disabledReason={disabledReason}
            onClick={() => go(-1)}
          >
            {words.previous}
          </Button>
          <Button
            size="sm"
            icon={<ArrowDown aria-hidden />}
            aria-keyshortcuts="]"
            disabledReason={disabledReason}
            onClick={() => go(1)}
          >
            {words.next}
          </Button>
        </chakra.span>
        <chakra.p display={{ base: 'none', md: 'block' }} flexBasis="100%" fontSize="sm" color="fg.subtle">
          {words.keys}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.div>
  )
}

/** The change after or before the one that was gone to last; round at the ends. */
function changeBeside(changes: readonly HTMLElement[], step: 1 | -1): HTMLElement | undefined {
  const current = changes.findIndex((change) => change.dataset['current'] !== undefined)
  const next = current < 0 ? (step === 1 ? 0 : -1) : (current + step) % changes.length
  for (const change of changes) delete change.dataset['current']
  const target = changes.at(next)
  if (target) target.dataset['current'] = ''
  return target
}
