import { chakra } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { AutosaveStatus } from '../../lib/saving/autosave-queue'
import { LinkButton } from '../../ui/action/link'
import { SaveState } from '../../ui/form/save-state'
import { saveStatusOf } from '../../ui/form/save-status'
import { answeringMessages as words } from './answering-messages.generated'

export interface Neighbour {
  label: string
  to: string
}

interface AnsweringFootProps {
  /** Undefined for people who may only read. */
  status: AutosaveStatus<unknown> | undefined
  onRetry: () => void
  previous: Neighbour | undefined
  next: Neighbour | undefined
  children: ReactNode
}

/** The sticky foot: save state, links to the neighbours, and the next step. */
export function AnsweringFoot({ status, onRetry, previous, next, children }: AnsweringFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  useFootHeight(foot)
  return (
    <chakra.div
      ref={foot}
      data-shell
      position="sticky"
      bottom="0"
      zIndex="navigator"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="10px"
      marginTop="16px"
      marginInline={{ base: '-14px', md: '-24px' }}
      padding={{ base: '8px 14px', md: '10px 24px' }}
      bg="bg.surface"
      borderTop="1px solid {colors.border.default}"
      css={{
        '@media (max-height: 480px)': { position: 'static' },
        '@media (max-width: 47.99em)': { '& > a, & > button': { flex: '1 1 0', minWidth: '96px' } },
      }}
    >
      {status && (
        <chakra.div
          flex={{ base: '1 0 100%', md: '1' }}
          textAlign={{ base: 'center', md: 'start' }}
          // A live region must stay in the page; on phones it takes no space while it is empty.
          {...(status.kind === 'idle' && {
            height: { base: '0', md: 'auto' },
            marginBottom: { base: '-10px', md: '0' },
            overflow: 'hidden',
          })}
        >
          <SaveState
            status={saveStatusOf(status)}
            savedAt={status.kind === 'saved' ? status.at : null}
            onRetry={onRetry}
          />
        </chakra.div>
      )}
      {!status && <chakra.span flex="1" display={{ base: 'none', md: 'block' }} />}
      {previous && (
        <LinkButton
          to={previous.to}
          icon={<ArrowLeft aria-hidden />}
          aria-label={words.previousOf({ label: previous.label })}
        >
          {previous.label}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={next.to} aria-label={words.nextOf({ label: next.label })}>
          {next.label}
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
      {children}
    </chakra.div>
  )
}

/** Toasts stand above the foot, so that they cover none of its buttons. */
function useFootHeight(foot: RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--foot-height', `${foot.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (foot.current) observer.observe(foot.current)
    measure()
    return () => {
      observer.disconnect()
      style.removeProperty('--foot-height')
    }
  }, [foot])
}
