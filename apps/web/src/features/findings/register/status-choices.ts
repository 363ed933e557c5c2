import { FindingStatus, findingStatusWords, type FindingStatusGroup } from '@portal/domain'
import { findingsMessages } from '../findings-messages.generated'

const m = findingsMessages.list.statusGroups

const single = (status: keyof typeof FindingStatus) => findingStatusWords(FindingStatus[status]).name

/** What the register is filtered by, in the order of the choice: groups of statuses, and single ones. */
export const statusChoices: Record<FindingStatusGroup, string> = {
  open: m.open,
  state: m.state,
  agency: m.agency,
  draft: single('draft'),
  issued: single('issued'),
  correctionInProgress: single('correctionInProgress'),
  prong1Verified: single('prong1Verified'),
  verificationRequested: single('verificationRequested'),
  prong2Failed: single('prong2Failed'),
  closed: m.closed,
  closedTimely: single('closedTimely'),
  closedLate: single('closedLate'),
  preFindingCorrected: single('preFindingCorrected'),
  withdrawn: single('withdrawn'),
}
