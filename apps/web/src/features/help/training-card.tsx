import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, GripVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/action/button'
import { IconButton } from '../../ui/action/icon-button'
import { TextLink } from '../../ui/action/link'
import { helpMessages as m } from './help-messages.generated'
import type { TrainingItemFieldsFragment as Item } from './help.generated'
import { TrainingChips } from './training-chips'

const words = m.editor

export interface TrainingActs {
  onEdit: (item: Item) => void
  onPublish: (item: Item) => void
  onDelete: (item: Item) => void
  onRestore: (item: Item) => void
  /** By so many places; null while the order cannot be changed, with the reason. */
  onMove: (item: Item, by: number) => void
  onDropAt: (dragged: number, at: number) => void
  orderReason: string | null
  busy: boolean
}

interface TrainingCardProps {
  item: Item
  to: string
  place: number
  of: number
  /** For editors. */
  acts: TrainingActs | null
}

/** One item of the list: what it is, what is new about it, and for editors what can be done with it. */
export function TrainingCard({ item, to, place, of, acts }: TrainingCardProps) {
  const drags = acts !== null && acts.orderReason === null && !item.isDeleted
  return (
    <chakra.li
      draggable={drags}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', String(item.id))}
      onDragOver={drags ? (event) => event.preventDefault() : undefined}
      onDrop={
        drags
          ? (event) => {
              event.preventDefault()
              acts.onDropAt(Number(event.dataTransfer.getData('text/plain')), item.id)
            }
          : undefined
      }
      display="flex"
      flexDirection="column"
      gap="8px"
      padding="14px"
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="md"
      minWidth="0"
    >
      <TrainingChips item={item} />
      <chakra.h2 textStyle="sectionTitle" overflowWrap="anywhere">
        <TextLink to={to}>{item.title}</TextLink>
      </chakra.h2>
      <chakra.p color="fg.muted" flex="1">
        {item.summary}
      </chakra.p>
      {item.usage && (
        <chakra.p textStyle="hint" color="fg.subtle">
          {m.usage({ opened: item.usage.opened, people: item.usage.people, watched: item.usage.watched })}
          {'. '}
          <chakra.span whiteSpace="nowrap">
            {m.votes({ yes: item.usage.helped, no: item.usage.notHelped })}
          </chakra.span>
        </chakra.p>
      )}
      {acts && (
        <Row>
          {item.isDeleted ? (
            <Button
              size="sm"
              icon={<RotateCcw aria-hidden />}
              disabled={acts.busy}
              onClick={() => acts.onRestore(item)}
            >
              {words.restore}
            </Button>
          ) : (
            <>
              {drags && (
                <chakra.span color="fg.subtle" cursor="grab" title={words.drag} aria-hidden>
                  <GripVertical size={18} />
                </chakra.span>
              )}
              <Button size="sm" disabled={acts.busy} onClick={() => acts.onPublish(item)}>
                {item.published ? words.withdraw : words.publish}
              </Button>
              <IconButton
                label={`${words.edit}: ${item.title}`}
                icon={<Pencil aria-hidden />}
                onClick={() => acts.onEdit(item)}
              />
              <Move item={item} acts={acts} by={-1} off={place === 1 ? words.first : null} />
              <Move item={item} acts={acts} by={1} off={place === of ? words.last : null} />
              <IconButton
                label={`${words.remove}: ${item.title}`}
                icon={<Trash2 aria-hidden />}
                onClick={() => acts.onDelete(item)}
              />
            </>
          )}
        </Row>
      )}
    </chakra.li>
  )
}

function Row({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4px"
      borderTop="1px solid {colors.border.subtle}"
      paddingTop="8px"
    >
      {children}
    </chakra.div>
  )
}

interface MoveProps {
  item: Item
  acts: TrainingActs
  by: -1 | 1
  off: string | null
}

/** Moves it by keyboard. It stays focusable at the ends, so that the focus is not lost there. */
function Move({ item, acts, by, off }: MoveProps) {
  const reason = acts.orderReason ?? off
  const label = by < 0 ? words.up({ title: item.title }) : words.down({ title: item.title })
  return (
    <IconButton
      label={reason ? `${label}. ${reason}` : label}
      icon={by < 0 ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      aria-disabled={reason !== null || acts.busy}
      onClick={() => {
        if (reason === null && !acts.busy) acts.onMove(item, by)
      }}
    />
  )
}
