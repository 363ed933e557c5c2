import { chakra } from '@chakra-ui/react'
import {
  ArrowRight,
  ChevronDown,
  Circle,
  CircleCheck,
  CircleDot,
  CircleSlash,
  CircleX,
  CloudOff,
  Inbox,
  ListTree,
  Reply,
} from 'lucide-react'
import { useId, useState } from 'react'
import { TextLink } from '../../ui/action/link'
import { VisuallyHidden } from '../../ui/layout/visually-hidden'
import { classes } from '../../ui/theme/styles'
import { answeringClasses } from './answering-styles.generated'

/** Progress of a part or an item. */
export type Mark =
  | 'done'
  | 'begun'
  | 'none'
  | 'unsaved'
  | 'notMet'
  | 'skipped'
  | 'ready'
  | 'sent'
  | 'returned'
  | 'left'

export interface NavigatorEntry {
  id: number | string
  to: string
  mark: Mark
  label: string
  /** Short, at the end of the line: '3/7'. */
  note: string
  /** Stands below the label, such as the school of a student. */
  under?: string
}

export interface NavigatorSection {
  id: number | string
  label: string
  /** How many of its parts are done. */
  note: string
  parts: readonly NavigatorEntry[]
}

interface ItemNavigatorProps {
  label: string
  sections: readonly NavigatorSection[]
  /** The open part, whose items are shown. */
  partId: number | string
  items: readonly NavigatorEntry[]
  itemId: number | string | undefined
  /** The current place in words, the label of the button on phones. */
  place: string
}

/** Sections, their parts and the items of the open part; on phones it opens by one button. */
export function ItemNavigator(props: ItemNavigatorProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={answeringClasses.navigatorButton}
      >
        <ListTree size={16} aria-hidden />
        {props.place}
        <ChevronDown size={16} aria-hidden style={open ? { transform: 'rotate(180deg)' } : undefined} />
      </button>
      <chakra.nav
        id={id}
        aria-label={props.label}
        onClick={() => setOpen(false)}
        className={classes(answeringClasses.navigator, open && answeringClasses.navigatorOpen)}
      >
        {props.sections.map((section) => (
          <SectionPart key={section.id} section={section} {...props} />
        ))}
      </chakra.nav>
    </div>
  )
}

function SectionPart({ section, partId, items, itemId }: ItemNavigatorProps & { section: NavigatorSection }) {
  return (
    <>
      <p className={answeringClasses.section}>
        <span>{section.label}</span>
        <Count>{section.note}</Count>
      </p>
      <ul>
        {section.parts.map((part) => (
          <li key={part.id}>
            <Entry
              {...part}
              strong={part.id === partId}
              // With items under it, one of them is the current place.
              current={part.id === partId && items.length === 0}
            />
            {part.id === partId && (
              <ul>
                {items.map((item) => (
                  <li key={item.id}>
                    <Entry deep {...item} current={item.id === itemId} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const marks = {
  done: { Icon: CircleCheck, words: 'complete' },
  begun: { Icon: CircleDot, words: 'in progress' },
  none: { Icon: Circle, words: 'not started' },
  unsaved: { Icon: CloudOff, words: 'not saved' },
  notMet: { Icon: CircleX, words: 'has items that are not met' },
  skipped: { Icon: CircleSlash, words: 'does not apply' },
  ready: { Icon: CircleCheck, words: 'nothing is missing' },
  sent: { Icon: Inbox, words: 'with the state' },
  returned: { Icon: Reply, words: 'to be done again' },
  left: { Icon: ArrowRight, words: 'no longer served here' },
} as const

interface EntryProps extends Omit<NavigatorEntry, 'id'> {
  strong?: boolean
  deep?: boolean
  current?: boolean
}

function Entry({ to, mark, label, note, under, strong, deep, current }: EntryProps) {
  const { Icon, words } = marks[mark]
  return (
    <TextLink
      to={to}
      aria-current={current ? 'true' : undefined}
      className={classes(
        answeringClasses.entry,
        deep && answeringClasses.entryDeep,
        (strong || current) && answeringClasses.entryStrong,
      )}
    >
      <span data-mark={mark}>
        <Icon size={16} aria-hidden />
      </span>
      <span>
        {label}
        <VisuallyHidden>{`, ${words}`}</VisuallyHidden>
        {under && <span className={answeringClasses.entryUnder}>{under}</span>}
      </span>
      <Count>{note}</Count>
    </TextLink>
  )
}

function Count({ children }: { children: string }) {
  return <span className={answeringClasses.count}>{children}</span>
}
