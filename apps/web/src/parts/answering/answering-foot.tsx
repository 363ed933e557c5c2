import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { AutosaveStatus } from '../../lib/saving/autosave-queue'
import { LinkButton } from '../../ui/action/link'
import { SaveState } from '../../ui/form/save-state'
import { saveStatusOf } from '../../ui/form/save-status'
import { classes } from '../../ui/theme/styles'
import { answeringClasses } from './answering-styles.generated'
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
  /** It stands at the end of a card, not of a page. */
  inCard?: boolean
  children: ReactNode
}

/** The sticky foot: save state, links to the neighbours, and the next step. */
export function AnsweringFoot({
  status,
  onRetry,
  previous,
  next,
  inCard = false,
  children,
}: AnsweringFootProps) {
  const foot = useRef<HTMLDivElement>(null)
  useFootHeight(foot)
  return (
    <div
      ref={foot}
      data-shell
      className={classes(answeringClasses.foot, inCard && answeringClasses.footInCard)}
    >
      {status && (
        <div
          className={classes(answeringClasses.footState, status.kind === 'idle' && answeringClasses.footIdle)}
        >
          <SaveState
            status={saveStatusOf(status)}
            savedAt={status.kind === 'saved' ? status.at : null}
            onRetry={onRetry}
          />
        </div>
      )}
      {!status && <span className={answeringClasses.footGap} />}
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
    </div>
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
