import { chakra } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AutosaveStatus } from '../../lib/autosave-queue'
import { LinkButton } from '../../ui/link'
import { SaveState } from '../../ui/save-state'
import type { AnswerValue } from './answer-value'

export interface Neighbour {
  label: string
  to: string
}

interface SubsectionFootProps {
  /** Undefined for those who only read. */
  status: AutosaveStatus<AnswerValue> | undefined
  onRetry: () => void
  previous: Neighbour | undefined
  next: Neighbour | undefined
  children: ReactNode
}

/** Sticky foot: what is saved, the neighbours, and the one step that is next. */
export function SubsectionFoot({ status, onRetry, previous, next, children }: SubsectionFootProps) {
  return (
    <chakra.div
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
        <chakra.div flex={{ base: '1 0 100%', md: '1' }} textAlign={{ base: 'center', md: 'start' }}>
          <SaveState
            status={shown(status)}
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
          aria-label={`Previous: ${previous.label}`}
        >
          {previous.label}
        </LinkButton>
      )}
      {next && (
        <LinkButton to={next.to} aria-label={`Next: ${next.label}`}>
          {next.label}
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
      {children}
    </chakra.div>
  )
}

function shown(status: AutosaveStatus<AnswerValue>) {
  if (status.kind === 'idle') return 'clean'
  if (status.kind === 'saved') return 'saved'
  return status.kind === 'failed' || status.kind === 'conflict' ? 'failed' : 'saving'
}
