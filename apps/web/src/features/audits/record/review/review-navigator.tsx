import { chakra } from '@chakra-ui/react'
import { notApplicableAnswer } from '@portal/domain'
import { ItemNavigator, type Mark, type NavigatorEntry } from '../../../../parts/answering/item-navigator'
import { TextLink } from '../../../../ui/action/link'
import { reviewMessages as words } from './review-messages.generated'
import {
  countOf,
  itemFilters,
  marksOf,
  progressOf,
  type ItemFilter,
  type ReviewSection,
} from './review-model'

/** Section of the address that is the setup. */
export const setupPart = 'setup'

interface ReviewNavigatorProps {
  sections: readonly ReviewSection[]
  setup: { answered: number; all: number; complete: boolean }
  /** Id of the open section, or `setup`. */
  open: string
  filter: ItemFilter
  pathTo: (section: string, filter?: ItemFilter) => string
}

const setupEntry = (setup: ReviewNavigatorProps['setup'], to: string): NavigatorEntry => ({
  id: setupPart,
  to,
  mark: setup.complete ? 'done' : setup.answered > 0 ? 'begun' : 'none',
  label: words.setup,
  note: `${setup.answered}/${setup.all}`,
})

/** The sections of a record with how far each is, and which items are shown. */
export function ReviewNavigator({ sections, setup, open, filter, pathTo }: ReviewNavigatorProps) {
  const parts: NavigatorEntry[] = [
    ...(setup.all > 0 ? [setupEntry(setup, pathTo(setupPart))] : []),
    ...sections.map((section) => entryOf(section, pathTo(section.id))),
  ]
  const section = sections.find(({ id }) => id === open)
  const { answered, applicable } = progressOf(section ? [section] : [])
  return (
    <chakra.div display="grid" gap="10px" minWidth="0">
      <FilterLinks sections={sections} filter={filter} open={open} pathTo={pathTo} />
      <ItemNavigator
        label={words.sections}
        sections={[{ id: 'record', label: words.sections, note: '', parts }]}
        partId={open}
        items={[]}
        itemId={undefined}
        place={
          section ? words.place({ number: section.number, n: answered, all: applicable }) : words.setupPlace
        }
      />
    </chakra.div>
  )
}

function entryOf(section: ReviewSection, to: string): NavigatorEntry {
  const { applicable, answered, notMet } = progressOf([section])
  const mark: Mark =
    applicable === 0
      ? 'skipped'
      : notMet > 0
        ? 'notMet'
        : answered === applicable
          ? 'done'
          : answered > 0
            ? 'begun'
            : 'none'
  return {
    id: section.id,
    to,
    mark,
    label: `${section.number} ${section.title}`,
    note: applicable === 0 ? notApplicableAnswer : `${answered}/${applicable}`,
  }
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '40px', md: '28px' },
  paddingInline: '9px',
  border: '1px solid {colors.border.strong}',
  borderRadius: 'sm',
  bg: 'bg.surface',
  color: 'fg.default',
  textStyle: 'label',
  textDecoration: 'none',
  '&[aria-current]': { bg: 'bg.selected', borderColor: 'brand.solid', color: 'brand.fg' },
} as const

function FilterLinks({ sections, filter, open, pathTo }: Omit<ReviewNavigatorProps, 'setup'>) {
  // What "not met" is called is data: the mark of the answer that counts so.
  const mark =
    sections
      .flatMap(({ items }) => items)
      .flatMap(marksOf)
      .find(({ tone }) => tone === 'notMet')?.mark ?? ''
  return (
    <chakra.nav aria-label={words.filters.label} display="flex" flexWrap="wrap" gap="6px">
      {itemFilters
        .filter((one) => one === 'all' || one === filter || countOf(sections, one) > 0)
        .map((one) => (
          <chakra.span key={one} css={{ '& a': linkStyle }}>
            <TextLink to={pathTo(open, one)} aria-current={one === filter ? 'true' : undefined}>
              {one === 'notMet'
                ? words.filters.notMet({ mark, n: countOf(sections, one) })
                : words.filters[one]({ n: countOf(sections, one) })}
            </TextLink>
          </chakra.span>
        ))}
    </chakra.nav>
  )
}
