import { chakra } from '@chakra-ui/react'
import type { PresenceKind } from '@portal/domain'
import { Lock } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { usePresence } from '../../lib/live/use-presence'
import { Alert } from '../../ui/feedback/alert'
import { PresenceLine } from '../../ui/feedback/presence-line'
import { PageHeader, type PageHeaderProps } from '../../ui/layout/page-header'
import { AnsweringFoot, type Neighbour } from './answering-foot'
import { answeringMessages as words } from './answering-messages.generated'
import { AnsweringScope, useAnswering } from './answering-scope'
import { itemNames } from './neighbours'

interface Item {
  id: number
  number: string
}

export interface AnsweringPageProps {
  header: PageHeaderProps
  /** The open part of the record, under which its viewers see each other. */
  presence: { kind: PresenceKind; id: number }
  items: readonly Item[]
  /** The open item; undefined where none is, as on a form about the whole record. */
  item: Item | undefined
  /** Whether the viewer may write; if not, the page shows the reason. */
  write: { allowed: boolean; reason: string | null }
  /** Numbers of other items with an unsaved draft in this browser. */
  unsaved?: ReadonlySet<string>
  /** Drafts in this browser whose questions no longer exist. */
  left?: ReactNode
  /** Notices above the items. */
  notices?: ReactNode
  /** Columns, as of a CSS grid, by width of the window. */
  columns: { md?: string; lg?: string; xl: string }
  neighbours: { previous: Neighbour | undefined; next: Neighbour | undefined }
  /** Buttons of the foot. */
  steps: ReactNode
  /** Loads the record again. */
  onChanged: () => void
  /** Navigator, the item with its answer, and what stands beside it. */
  children: ReactNode
}

const none: ReadonlySet<string> = new Set()

/** One item of a record at a time, with the other viewers, the reason if writing is not allowed, and the next step. */
export function AnsweringPage({ onChanged, ...props }: AnsweringPageProps) {
  return (
    <AnsweringScope onChanged={onChanged}>
      <Page {...props} />
    </AnsweringScope>
  )
}

function Page(props: Omit<AnsweringPageProps, 'onChanged'>) {
  const { header, presence, items, item, unsaved = none, write, columns, neighbours } = props
  const { status, saveAll, refused, refuse } = useAnswering()
  const people = usePresence(presence.kind, presence.id, item?.id)
  return (
    <>
      <PageHeader {...header} />
      <PresenceLine people={people} own={item?.id} placeName={itemNames(items)} />
      {unsaved.size > 0 && (
        <Alert status="error">{words.unsavedElsewhere({ numbers: [...unsaved].join(', ') })}</Alert>
      )}
      {props.left}
      {refused && (
        <Alert status="error" onClose={() => refuse('')}>
          {refused}
        </Alert>
      )}
      {props.notices}
      {!write.allowed && (
        <chakra.p
          display="flex"
          gap="8px"
          alignItems="center"
          marginBottom="12px"
          color="fg.muted"
          fontSize="md"
        >
          <Lock size={16} aria-hidden style={{ flex: 'none' }} />
          <span>
            <b>{words.readOnly}</b> {write.reason}
          </span>
        </chakra.p>
      )}
      <chakra.div
        display="grid"
        alignItems="start"
        gap={{ base: '10px', md: '16px' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', ...columns }}
      >
        {props.children}
      </chakra.div>
      <AnsweringFoot
        status={write.allowed ? status : undefined}
        onRetry={() => void saveAll()}
        {...neighbours}
      >
        {props.steps}
      </AnsweringFoot>
    </>
  )
}

/** Moving to another item puts the focus on its question, so that a screen reader reads it. */
export function useFocusOnItem(number: string | undefined): void {
  const before = useRef(number)
  useEffect(() => {
    if (before.current === number) return
    before.current = number
    document.querySelector<HTMLElement>('main article h2')?.focus()
  }, [number])
}
