import { auditsPath, deskAudit } from '@portal/domain'
import type { RecordHistories, RecordHistory } from '../../lib/web-feature'
import { HistoryTabs } from './prong/history-tabs'
import { prongMessages } from './prong/prong-messages.generated'
import { RecordHistoryTabs } from './record/record-history-tabs'
import { recordMessages } from './record/record-messages.generated'

/** Kinds of audits that have screens. */
const types = [deskAudit]

export const histories: RecordHistories = Object.fromEntries(
  types.flatMap(({ key, label }) => {
    const prongs = `${auditsPath(key)}/prongs/:prongId`
    const breadcrumb = [{ label, to: auditsPath(key) }]
    return [
      [
        `${prongs}/history/:id`,
        (id: string): RecordHistory => ({
          targetType: 'audit',
          targetId: id,
          what: prongMessages.what,
          breadcrumb,
          tabs: <HistoryTabs />,
          shared: true,
        }),
      ],
      [
        `${prongs}/records/:id/history`,
        (id: string): RecordHistory => ({
          targetType: 'auditRecord',
          targetId: id,
          what: recordMessages.what,
          breadcrumb,
          tabs: <RecordHistoryTabs />,
        }),
      ],
    ]
  }),
)
