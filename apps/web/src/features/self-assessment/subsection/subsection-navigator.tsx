import { chakra } from '@chakra-ui/react'
import { ratingChoices, SubsectionState, type ItemRules } from '@portal/domain'
import { ChevronDown, Circle, CircleCheck, CircleDot, CloudOff, ListTree } from 'lucide-react'
import { useId, useState } from 'react'
import { TextLink } from '../../../ui/action/link'
import { ratingMark } from './rating-words'
import { selfAssessmentPaths } from '../self-assessment-paths'
import type { SubsectionResponseQuery } from '../self-assessment.generated'

type Section = NonNullable<SubsectionResponseQuery['selfAssessment']>['sections'][number]
type Item = NonNullable<SubsectionResponseQuery['subsectionResponse']>['items'][number]

interface SubsectionNavigatorProps {
  selfAssessmentId: number
  sections: readonly Section[]
  subsectionResponseId: number
  items: readonly Item[]
  itemNumber: string
  /** Items whose text waits in this browser. */
  unsaved: ReadonlySet<string>
  /** Place in words, the label of the one button on phones. */
  place: string
  /** Where its entries lead; to answering unless told. */
  pathTo?: (selfAssessmentId: number, subsectionResponseId: number, itemNumber?: string) => string
  /** First state in which a subsection is done; approved unless told. */
  doneFrom?: number
}

/** Sections, subsections and the items of the open one; one button with the place on phones. */
export function SubsectionNavigator(props: SubsectionNavigatorProps) {
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
        aria-label="Sections of the self-assessment"
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

function SectionPart({ section, ...props }: SubsectionNavigatorProps & { section: Section }) {
  const { pathTo = selfAssessmentPaths.subsection, doneFrom = SubsectionState.approved } = props
  const approved = (state: number) => state >= doneFrom
  const done = section.subsections.filter((one) => approved(one.state)).length
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
        <span>{`${section.number} ${section.title}`}</span>
        <Count>{`${done} of ${section.subsections.length}`}</Count>
      </chakra.p>
      <ul>
        {section.subsections.map((one) => {
          const current = one.id === props.subsectionResponseId
          return (
            <li key={one.id}>
              <Entry
                to={pathTo(props.selfAssessmentId, one.id)}
                mark={approved(one.state) ? 'done' : one.answered > 0 ? 'begun' : 'none'}
                label={`${one.number} ${one.title}`}
                note={`${one.answered}/${one.answerable}`}
                strong={current}
              />
              {current && (
                <ul>
                  {props.items.map((item) => (
                    <li key={item.id}>
                      <Entry
                        deep
                        to={pathTo(props.selfAssessmentId, one.id, item.number)}
                        mark={props.unsaved.has(item.number) ? 'unsaved' : markOf(item)}
                        label={item.number}
                        note={ratingNote(item)}
                        current={item.number === props.itemNumber}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function ratingNote(item: Item): string {
  const rules = item as ItemRules
  const choice = ratingChoices(rules.responseType, item.ratingScale).find((one) => one.value === item.rating)
  return choice ? ratingMark(choice, rules.responseType === 'YesNo') : ''
}

function markOf(item: Item): Mark {
  if (item.version === 0) return 'none'
  return item.gaps.length === 0 ? 'done' : 'begun'
}

type Mark = 'done' | 'begun' | 'none' | 'unsaved'
const marks = {
  done: { Icon: CircleCheck, colour: 'success.icon', words: 'complete' },
  begun: { Icon: CircleDot, colour: 'fg.subtle', words: 'in progress' },
  none: { Icon: Circle, colour: 'fg.subtle', words: 'not started' },
  unsaved: { Icon: CloudOff, colour: 'overdue.icon', words: 'not saved' },
} as const

const EntryLink = chakra(TextLink)

interface EntryProps {
  to: string
  mark: Mark
  label: string
  note: string
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
