import { yearName, type YearKind } from '@portal/domain'
import type { RecordHistories } from '../../lib/web-feature'
import { yearsMessages as m } from './years-messages.generated'
import { yearKinds, yearsPaths } from './years-paths'

const records = {
  compliance: 'complianceYear',
  determinations: 'determinationYear',
  disputes: 'disputeYear',
} as const satisfies Record<YearKind, string>

export const histories: RecordHistories = Object.fromEntries(
  yearKinds.map((kind) => [
    `${yearsPaths.managers[kind]}/:id/history`,
    (id: string) => ({
      targetType: records[kind],
      targetId: id,
      what: yearName(kind, Number(id)),
      breadcrumb: [
        { label: m.landingPage, to: '/' },
        { label: m.title[kind], to: yearsPaths.managers[kind] },
      ],
    }),
  ]),
)
