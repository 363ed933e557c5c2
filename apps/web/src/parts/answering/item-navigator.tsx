import { chakra } from '@chakra-ui/react'
import {
  ChevronDown,
  Circle,
  CircleCheck,
  CircleDot,
  CircleSlash,
  CircleX,
  CloudOff,
  ListTree,
} from 'lucide-react'
import { useId, useState } from 'react'
import { TextLink } from '../../ui/action/link'

/** Progress of a part or an item. */
export type Mark = 'done' | 'begun' | 'none' | 'unsaved' | 'notMet' | 'skipped'

export interface NavigatorEntry {
  id: number | string
  to: string
  mark: Mark
  label: string
  /** Short, at the end of the line: '3/7'. */
  note: string
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
      <chakra.button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        display={{ base: 'flex', md: 'none' }}
        alignItems="center"
        justifyContent="space-between"
        gap="8px"
        width="100%"
        minHeight="44px"
        padding="0 14px"
        border="1px solid {colors.border.strong}"
        borderRadius="sm"
        bg="bg.surface"
        textStyle="label"
        cursor="pointer"
      >
        <ListTree size={16} aria-hidden />
        {props.place}
        <ChevronDown size={16} aria-hidden style={open ? { transform: 'rotate(180deg)' } : undefined} />
      </chakra.button>
      <chakra.nav
        id={id}
        aria-label={props.label}
        display={{ base: open ? 'block' : 'none', md: 'block' }}
        onClick={() => setOpen(false)}
        position={{ md: 'sticky' }}
        top="72px"
        maxHeight={{ md: 'calc(100dvh - 150px)' }}
        overflow="auto"
        marginTop={{ base: '8px', md: '0' }}
        padding="10px 0"
        bg="bg.surface"
        border="1px solid {colors.border.subtle}"
        borderRadius="md"
        css={{
          scrollbarWidth: 'thin',
          '@media (max-height: 480px)': { position: 'static', maxHeight: 'none' },
        }}
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
      <chakra.p
        display="flex"
        justifyContent="space-between"
        gap="8px"
        padding="8px 14px 4px"
        fontFamily="ui"
        fontSize="xs"
        fontWeight="650"
        lineHeight="1.3"
      >
        <span>{section.label}</span>
        <Count>{section.note}</Count>
      </chakra.p>
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
  done: { Icon: CircleCheck, colour: 'success.icon', words: 'complete' },
  begun: { Icon: CircleDot, colour: 'fg.subtle', words: 'in progress' },
  none: { Icon: Circle, colour: 'fg.subtle', words: 'not started' },
  unsaved: { Icon: CloudOff, colour: 'overdue.icon', words: 'not saved' },
  notMet: { Icon: CircleX, colour: 'overdue.icon', words: 'has items that are not met' },
  skipped: { Icon: CircleSlash, colour: 'fg.subtle', words: 'does not apply' },
} as const

const EntryLink = chakra(TextLink)

interface EntryProps extends Omit<NavigatorEntry, 'id'> {
  strong?: boolean
  deep?: boolean
  current?: boolean
}

function Entry({ to, mark, label, note, strong, deep, current }: EntryProps) {
  const { Icon, colour, words } = marks[mark]
  return (
    <EntryLink
      to={to}
      aria-current={current ? 'true' : undefined}
      display="grid"
      gridTemplateColumns="16px minmax(0, 1fr) auto"
      gap="8px"
      minHeight={{ base: '44px', md: '0' }}
      alignItems={{ base: 'center', md: 'start' }}
      padding={deep ? '5px 12px 5px 25px' : '5px 12px 5px 11px'}
      borderInlineStart="3px solid transparent"
      color="fg.default"
      fontSize="md"
      lineHeight="1.3"
      fontWeight={strong || current ? '650' : '400'}
      textDecoration="none"
      _hover={{ bg: 'bg.hover' }}
      css={{
        '&[aria-current]': { bg: 'bg.selected', borderInlineStartColor: 'brand.fg', color: 'brand.fg' },
        '&:focus-visible': { outlineOffset: '-3px' },
      }}
    >
      <chakra.span color={colour} paddingTop="2px" lineHeight="0">
        <Icon size={16} aria-hidden />
      </chakra.span>
      <span>
        {label}
        <chakra.span srOnly>{`, ${words}`}</chakra.span>
      </span>
      <Count>{note}</Count>
    </EntryLink>
  )
}

function Count({ children }: { children: string }) {
  return (
    <chakra.span
      color="fg.subtle"
      fontFamily="body"
      fontSize="sm"
      fontWeight="400"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </chakra.span>
  )
}
