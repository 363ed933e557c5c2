import { CaseState, isCaseDone } from '@portal/domain'
import { wordOf } from '../../../lib/format'
import { ItemNavigator, type Mark, type NavigatorSection } from '../../../parts/answering/item-navigator'
import { isReady, type Correction } from './correction-values'
import { correctionsMessages as words } from './corrections-messages.generated'

interface CorrectionNavigatorProps {
  corrections: readonly Correction[]
  open: Correction
  pathTo: (id: number) => string
}

/** The cases by requirement, each with how far it is. */
export function CorrectionNavigator({ corrections, open, pathTo }: CorrectionNavigatorProps) {
  const items = [...new Set(corrections.map(({ itemId }) => itemId))]
  const sections = items.map((itemId): NavigatorSection => {
    const own = corrections.filter((one) => one.itemId === itemId)
    const [first] = own
    return {
      id: itemId,
      label: first ? words.group({ item: first.itemNumber, text: first.text }) : '',
      note: `${own.filter(({ state }) => isCaseDone(state)).length}/${own.length}`,
      parts: own.map((one) => ({
        id: one.id,
        to: pathTo(one.id),
        mark: markOf(one),
        label: one.student,
        note: stateOf(one),
        under: one.school,
      })),
    }
  })
  const n = corrections.indexOf(open) + 1
  return (
    <ItemNavigator
      label={words.cases}
      sections={sections}
      partId={open.id}
      items={[]}
      itemId={undefined}
      place={words.place({ n, all: corrections.length, state: stateOf(open).toLowerCase() })}
    />
  )
}

const stateOf = (one: Correction): string =>
  isReady(one) ? words.ready : wordOf(words.states, String(one.state))

const marks: Readonly<Record<number, Mark>> = {
  [CaseState.draft]: 'begun',
  [CaseState.submitted]: 'sent',
  [CaseState.returned]: 'returned',
  [CaseState.verified]: 'done',
  [CaseState.leftClaimed]: 'left',
  [CaseState.leftApproved]: 'left',
}

const markOf = (one: Correction): Mark => (isReady(one) ? 'ready' : (marks[one.state] ?? 'none'))
