import type { DocumentsStatus } from '@portal/domain'
import { FileCheck, FileQuestion, FileUp, FileX, type LucideIcon } from 'lucide-react'
import { StatusChip, type ChipPalette } from '../../../ui/feedback/status-chip'
import { sampleMessages as words } from './sample-messages.generated'

interface Documented {
  documentsStatus: string
  openRequests: number
}

const looks: Record<DocumentsStatus, { palette: ChipPalette; icon: LucideIcon }> = {
  None: { palette: 'dueWeek', icon: FileX },
  Requested: { palette: 'dueSoon', icon: FileQuestion },
  Uploaded: { palette: 'info', icon: FileUp },
  Complete: { palette: 'success', icon: FileCheck },
}

const isStatus = (status: string): status is DocumentsStatus => status in looks

/** Whether documents of a record are missing, asked for, or there; with the number of requests that wait. */
export function documentsStatusOf({ documentsStatus: status, openRequests }: Documented): string {
  if (!isStatus(status)) return status
  return status === 'Requested'
    ? words.documentsStatus.Requested({ n: openRequests })
    : words.documentsStatus[status]
}

/** The same in colour, icon and words. */
export function DocumentsStatusChip({ record }: { record: Documented }) {
  const { documentsStatus: status } = record
  return <StatusChip {...looks[isStatus(status) ? status : 'None']}>{documentsStatusOf(record)}</StatusChip>
}
