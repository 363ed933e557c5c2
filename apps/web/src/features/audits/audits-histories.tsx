import { auditMenu, auditsPath, auditTypeOf, internalCommentTarget } from '@portal/domain'
import type { RecordHistories, RecordHistory } from '../../lib/web-feature'
import { ProngHistory } from './prong/prong-history'
import { prongMessages } from './prong/prong-messages.generated'
import { RecordHistoryTabs } from './record/record-history-tabs'
import { recordMessages } from './record/record-messages.generated'

export const histories: RecordHistories = Object.fromEntries(
  Object.keys(auditMenu).flatMap((key) => {
    const label = auditTypeOf(key)?.label ?? key
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
          kinds: ['audit', 'auditRecord', internalCommentTarget('auditRecord')],
          frame: (history) => <ProngHistory>{history}</ProngHistory>,
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
