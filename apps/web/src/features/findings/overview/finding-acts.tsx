import { CaseState } from '@portal/domain'
import { BellRing, Check, type LucideIcon } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import { LinkButton } from '../../../ui/action/link'
import { useViewer } from '../../../lib/session/viewer'
import type { FindingAct } from '../finding-act'
import { turnOfFinding } from '../finding-turn'
import { findingsPaths } from '../findings-paths'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.acts
const icons: Partial<Record<FindingAct['kind'], LucideIcon>> = { remind: BellRing, judge: Check }

interface AvailableAct {
  act: FindingAct
  label: string
  /** Why it cannot be done yet; null when it can. */
  reason: string | null
  /** It takes the finding further: what can be done beside, such as a reminder, is never the solid button. */
  next?: boolean
}

/** One solid button whose label is the next act of this reader, or none, and the other acts beside it (1.5). */
export function FindingActs({ finding, onAct }: { finding: Finding; onAct: (act: FindingAct) => void }) {
  const viewer = useViewer()
  const available = viewer.isStateMonitor
    ? stateActs(finding)
    : viewer.isLocalAdmin || viewer.isLocalUser
      ? agencyActs(finding)
      : []
  const isYours = !viewer.isStateMonitor || turnOfFinding(finding, viewer) === 'yours'
  const primary = isYours ? available.find(({ next, reason }) => next && reason === null) : undefined
  const shown = available.length > 0 ? [...available.filter((one) => one !== primary), primary] : []
  // A local user corrects the records that they are assigned to: the rows of the cases lead there.
  const inAudit =
    viewer.isStateMonitor || viewer.isLocalAdmin ? auditStep(finding, viewer.isStateMonitor) : undefined
  return (
    <>
      {shown.map((one) => {
        const Icon = one && icons[one.act.kind]
        return (
          one && (
            <Button
              key={one.label}
              variant={one === primary ? 'solid' : 'outline'}
              icon={Icon && <Icon aria-hidden />}
              disabledReason={one.reason}
              onClick={() => onAct(one.act)}
            >
              {one.label}
            </Button>
          )
        )
      })}
      {inAudit && (
        <LinkButton variant={primary ? 'outline' : 'solid'} to={inAudit.to}>
          {inAudit.label}
        </LinkButton>
      )}
    </>
  )
}

/** What is done in the audit of a finding: corrections are written and verified there, and newer data are reviewed there. */
function auditStep(finding: Finding, isState: boolean): { label: string; to: string } | undefined {
  if (finding.status < 2 || finding.status > 6) return undefined
  const turn = isState ? stateTurn : agencyTurn
  const inAudit = finding.cases.filter(({ audit, state }) => audit !== null && turn.includes(state))
  const [next] = inAudit.toSorted((a, b) => rank(a.state) - rank(b.state))
  if (next?.audit) {
    const n = inAudit.length
    return {
      label: isState ? words.verifyCorrections({ n }) : words.submitCorrections({ n }),
      to: findingsPaths.correction(next.audit.typeKey, next.audit.prongId, next.id),
    }
  }
  const round = isState ? auditOfRound(finding) : undefined
  return round === undefined ? undefined : { label: words.roundInAudit, to: round }
}

const stateTurn: readonly number[] = [CaseState.submitted, CaseState.leftClaimed]
const agencyTurn: readonly number[] = [CaseState.required, CaseState.draft, CaseState.returned]

/** Where newer data of a finding that is ready for it are reviewed, if that is its audit. */
function auditOfRound({ samples, status, prong2VerifiedOn }: Finding): string | undefined {
  const last = samples.at(-1)
  const isReady = (status === 4 || status === 5) && prong2VerifiedOn === null
  return last && isReady ? findingsPaths.audit(last.typeKey, last.prongId) : undefined
}

/** In the order of the states of a finding; acts that do not belong to its state are left out. */
function stateActs(finding: Finding): AvailableAct[] {
  const { status } = finding
  const submitted = finding.cases.find(({ judge }) => judge.allowed)
  const toJudge = finding.cases.filter(({ judge }) => judge.allowed).length
  const available: AvailableAct[] = []
  if (status === 0) {
    available.push({ act: { kind: 'issue' }, label: words.issue, reason: finding.issue.reason, next: true })
    available.push({ act: { kind: 'edit' }, label: words.edit, reason: finding.edit.reason, next: true })
    if (finding.closeBeforeIssuing.allowed)
      available.push({ act: { kind: 'correctedBeforeIssuing' }, label: words.correctedBefore, reason: null })
  }
  if (status >= 2 && status <= 6) {
    if (submitted)
      available.push({
        act: { kind: 'judge', of: submitted },
        label: words.verifyCorrections({ n: toJudge }),
        reason: null,
        next: true,
      })
    // While the agency corrects, the parts below say why the later steps have to wait.
    if (finding.close.allowed || status === 4 || status === 5)
      available.push({ act: { kind: 'close' }, label: words.close, reason: finding.close.reason, next: true })
    if (finding.recordRound.allowed)
      available.push({ act: { kind: 'round' }, label: words.recordRound, reason: null, next: true })
    if (finding.remind.allowed) available.push({ act: { kind: 'remind' }, label: words.remind, reason: null })
  }
  if (finding.withdraw.allowed)
    available.push({ act: { kind: 'withdraw' }, label: words.withdraw, reason: null })
  if (finding.reopen.allowed) available.push({ act: { kind: 'reopen' }, label: words.reopen, reason: null })
  return available
}

function agencyActs(finding: Finding): AvailableAct[] {
  if (finding.status < 2 || finding.status > 6) return []
  const left = finding.cases.filter(({ correct }) => correct.allowed)
  const [next] = left.toSorted((a, b) => rank(a.state) - rank(b.state))
  const available: AvailableAct[] = []
  if (next)
    available.push({
      act: { kind: 'correct', of: next },
      label: words.submitCorrections({ n: left.length }),
      reason: null,
      next: true,
    })
  available.push({
    act: { kind: 'ready' },
    label: words.requestVerification,
    reason: finding.requestVerification.reason,
    next: true,
  })
  return available
}

/** What was returned comes first. */
function rank(state: number): number {
  return state === CaseState.returned ? 0 : 1
}
