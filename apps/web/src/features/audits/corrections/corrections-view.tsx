import { chakra } from '@chakra-ui/react'
import { CaseState } from '@portal/domain'
import { useSearchParams } from 'react-router-dom'
import { useViewer } from '../../../lib/session/viewer'
import { AnsweringFoot } from '../../../parts/answering/answering-foot'
import { Button } from '../../../ui/action/button'
import { EmptyState } from '../../../ui/feedback/states'
import { useAct } from '../../../ui/feedback/use-act'
import { Card } from '../../../ui/layout/card'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { ReportFiles } from '../results/report-files'
import { CorrectionCase } from './correction-case'
import { CorrectionFacts } from './correction-facts'
import { CorrectionForm } from './correction-form'
import { CorrectionJudge, useCorrectionStep } from './correction-judge'
import { CorrectionNavigator } from './correction-navigator'
import { isReady, type Correction } from './correction-values'
import { CorrectionWritten } from './correction-written'
import { correctionsMessages as words } from './corrections-messages.generated'
import { JudgeMany } from './judge-many'
import { MoveAll } from './move-all'

interface CorrectionsViewProps {
  place: ProngPlace
  corrections: readonly Correction[]
  onRefresh: () => Promise<readonly Correction[]>
}

/** All cases beside the one that is open: the agency writes, the state verifies or returns. */
export function CorrectionsView({ place, corrections, onRefresh }: CorrectionsViewProps) {
  const { leaId, isLocalAdmin, isStateMonitor } = useViewer()
  const [search] = useSearchParams()
  const byItem = corrections.toSorted((a, b) =>
    a.itemNumber.localeCompare(b.itemNumber, 'en-US', { numeric: true }),
  )
  const open = byItem.find(({ id }) => id === Number(search.get('case'))) ?? firstOf(byItem, leaId !== null)
  if (!open)
    return (
      <Card>
        <EmptyState title={words.emptyTitle}>
          {leaId === null || isLocalAdmin ? words.emptyBody : words.emptyOwn}
        </EmptyState>
      </Card>
    )
  const pathTo = (id: number) => auditsPaths.correction(place.typeKey, place.prongId, id)
  const at = byItem.indexOf(open)
  const beside = (entry: Correction | undefined, label: string) => entry && { label, to: pathTo(entry.id) }
  const neighbours = {
    previous: beside(byItem[at - 1], words.case.previous),
    next: beside(byItem[at + 1], words.case.next),
  }
  const changed = () => void onRefresh()
  return (
    <chakra.div display="grid" gap="14px">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="8px 16px"
      >
        <p>{countsOf(corrections)}</p>
        <chakra.div display="flex" flexWrap="wrap" gap="8px">
          {(leaId === null || isLocalAdmin) && (
            <ReportFiles place={place} report="individual-non-compliance" name={words.list} />
          )}
          {isStateMonitor && <JudgeMany place={place} corrections={corrections} onChanged={changed} />}
          {leaId !== null && <MoveAll place={place} corrections={corrections} onChanged={changed} />}
        </chakra.div>
      </chakra.div>
      <chakra.div
        display="grid"
        alignItems="start"
        gap={{ base: '10px', md: '16px' }}
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: '272px minmax(0, 1fr)',
          xl: '272px minmax(0, 1fr) 300px',
        }}
      >
        <CorrectionNavigator corrections={byItem} open={open} pathTo={pathTo} />
        {/* A new key per case, so that no state of the one before remains. */}
        <CorrectionCase key={open.id} place={place} entry={open} all={byItem}>
          {open.write.allowed ? (
            <CorrectionForm place={place} entry={open} neighbours={neighbours} onRefresh={onRefresh} />
          ) : (
            <>
              <CorrectionWritten place={place} entry={open} onChanged={changed} />
              {leaId !== null && <Recall place={place} entry={open} onChanged={changed} />}
              {isStateMonitor && <CorrectionJudge place={place} entry={open} onChanged={changed} />}
              <AnsweringFoot inCard status={undefined} onRetry={changed} {...neighbours}>
                {null}
              </AnsweringFoot>
            </>
          )}
        </CorrectionCase>
        <CorrectionFacts entry={open} />
      </chakra.div>
    </chakra.div>
  )
}

/** Where the reader begins: what was returned, then what is theirs to do, then the first. */
function firstOf(corrections: readonly Correction[], isAgency: boolean): Correction | undefined {
  const mine = (one: Correction) => (isAgency ? one.write.allowed : one.judge.allowed)
  return (
    corrections.find((one) => one.state === CaseState.returned && mine(one)) ??
    corrections.find(mine) ??
    corrections[0]
  )
}

function countsOf(corrections: readonly Correction[]): string {
  const ready = corrections.filter(isReady)
  const rest = corrections.filter((one) => !ready.includes(one))
  const inState = (...states: CaseState[]) =>
    rest.filter(({ state }) => states.some((one) => one === state)).length
  const counts = [
    words.count.ready({ n: ready.length }),
    words.count.returned({ n: inState(CaseState.returned) }),
    words.count.begun({ n: inState(CaseState.draft) }),
    words.count.notStarted({ n: inState(CaseState.required) }),
    words.count.submitted({ n: inState(CaseState.submitted) }),
    words.count.left({ n: inState(CaseState.leftClaimed, CaseState.leftApproved) }),
    words.count.verified({ n: inState(CaseState.verified) }),
  ].filter((text) => text !== '')
  const findings = new Set(corrections.map(({ findingId }) => findingId)).size
  return words.counts({ n: corrections.length, findings, counts: counts.join(', ') })
}

/** What was submitted is changed no more; the agency takes back what no monitor has opened yet. */
function Recall({
  place,
  entry,
  onChanged,
}: {
  place: ProngPlace
  entry: Correction
  onChanged: () => void
}) {
  const run = useCorrectionStep(place, entry)
  const { busy, act } = useAct(words.form.recallFailed, onChanged)
  if (entry.state !== CaseState.submitted && entry.state !== CaseState.leftClaimed) return null
  return (
    <chakra.div marginTop="14px" display="grid" justifyItems="start" gap="8px">
      <chakra.p>{entry.write.reason}</chakra.p>
      <Button
        loading={busy}
        disabledReason={entry.recall.reason}
        onClick={() => void act(words.form.recalled, () => run('recall'))}
      >
        {words.form.recall}
      </Button>
    </chakra.div>
  )
}
