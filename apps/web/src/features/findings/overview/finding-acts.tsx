import { CaseState } from '@portal/domain'
import { BellRing, Check, type LucideIcon } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import { useViewer } from '../../../lib/session/viewer'
import type { FindingAct } from '../finding-act'
import { turnOfFinding } from '../finding-turn'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.acts
const icons: Partial<Record<FindingAct['kind'], LucideIcon>> = { remind: BellRing, judge: Check }

interface Offer {
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
  const offers = viewer.isStateMonitor
    ? stateOffers(finding)
    : viewer.isLocalAdmin || viewer.isLocalUser
      ? agencyOffers(finding)
      : []
  const isYours = !viewer.isStateMonitor || turnOfFinding(finding, viewer) === 'yours'
  const primary = isYours ? offers.find(({ next, reason }) => next && reason === null) : undefined
  const shown = offers.length > 0 ? [...offers.filter((one) => one !== primary), primary] : []
  return shown.map((offer) => {
    const Icon = offer && icons[offer.act.kind]
    return (
      offer && (
        <Button
          key={offer.label}
          variant={offer === primary ? 'solid' : 'outline'}
          icon={Icon && <Icon aria-hidden />}
          disabledReason={offer.reason}
          onClick={() => onAct(offer.act)}
        >
          {offer.label}
        </Button>
      )
    )
  })
}

/** In the order in which a finding goes; what does not belong to its state is not offered at all. */
function stateOffers(finding: Finding): Offer[] {
  const { status } = finding
  const submitted = finding.cases.find(({ judge }) => judge.allowed)
  const toJudge = finding.cases.filter(({ judge }) => judge.allowed).length
  const offers: Offer[] = []
  if (status === 0) {
    offers.push({ act: { kind: 'issue' }, label: words.issue, reason: finding.issue.reason, next: true })
    offers.push({ act: { kind: 'edit' }, label: words.edit, reason: finding.edit.reason, next: true })
    if (finding.closeBeforeIssuing.allowed)
      offers.push({ act: { kind: 'correctedBeforeIssuing' }, label: words.correctedBefore, reason: null })
  }
  if (status >= 2 && status <= 6) {
    if (submitted)
      offers.push({
        act: { kind: 'judge', of: submitted },
        label: words.verifyCorrections({ n: toJudge }),
        reason: null,
        next: true,
      })
    // While the agency corrects, what comes after says in its own place why it has to wait.
    if (finding.close.allowed || status === 4 || status === 5)
      offers.push({ act: { kind: 'close' }, label: words.close, reason: finding.close.reason, next: true })
    if (finding.recordRound.allowed)
      offers.push({ act: { kind: 'round' }, label: words.recordRound, reason: null, next: true })
    if (finding.remind.allowed) offers.push({ act: { kind: 'remind' }, label: words.remind, reason: null })
  }
  if (finding.withdraw.allowed)
    offers.push({ act: { kind: 'withdraw' }, label: words.withdraw, reason: null })
  if (finding.reopen.allowed) offers.push({ act: { kind: 'reopen' }, label: words.reopen, reason: null })
  return offers
}

function agencyOffers(finding: Finding): Offer[] {
  if (finding.status < 2 || finding.status > 6) return []
  const left = finding.cases.filter(({ correct }) => correct.allowed)
  const [next] = left.toSorted((a, b) => rank(a.state) - rank(b.state))
  const offers: Offer[] = []
  if (next)
    offers.push({
      act: { kind: 'correct', of: next },
      label: words.submitCorrections({ n: left.length }),
      reason: null,
      next: true,
    })
  offers.push({
    act: { kind: 'ready' },
    label: words.requestVerification,
    reason: finding.requestVerification.reason,
    next: true,
  })
  return offers
}

/** What was returned comes first. */
function rank(state: number): number {
  return state === CaseState.returned ? 0 : 1
}
