import { calendarDay, type RequestState } from '@portal/domain'
import { Ban, CircleCheck, Inbox, MailQuestion, type LucideIcon } from 'lucide-react'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { StatusChip, type ChipPalette } from '../../../ui/feedback/status-chip'
import { requestsMessages as words } from './requests-messages.generated'
import type { DocumentRequestFieldsFragment as Request } from './requests.generated'

const looks: Record<RequestState, { palette: ChipPalette; icon: LucideIcon }> = {
  Open: { palette: 'dueSoon', icon: MailQuestion },
  Answered: { palette: 'info', icon: Inbox },
  Closed: { palette: 'success', icon: CircleCheck },
  Withdrawn: { palette: 'neutral', icon: Ban },
}

const isState = (state: string): state is RequestState => state in looks

/** Where a request stands, in words. */
export const requestStateText = ({ state }: Pick<Request, 'state'>): string =>
  isState(state) ? words.states[state] : state

/** Where a request stands, in colour, icon and words. */
export function RequestStateChip({ request }: { request: Pick<Request, 'state'> }) {
  const look = isState(request.state) ? looks[request.state] : looks.Open
  return <StatusChip {...look}>{requestStateText(request)}</StatusChip>
}

/** How long an open request may still wait; nothing for one that waits no more. */
export function RequestDueChip({ request, short }: { request: Request; short?: boolean }) {
  const { state, dueOn, dueDerivation } = request
  return state === 'Open' ? (
    <DeadlineChip dueOn={dueOn} rule={dueDerivation} {...(short && { short })} />
  ) : null
}

/** Whether an open request is past its day. */
export const isOverdue = ({ state, dueOn }: Pick<Request, 'state' | 'dueOn'>): boolean =>
  state === 'Open' && dueOn < calendarDay(new Date())
