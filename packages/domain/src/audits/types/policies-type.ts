import type { AuditType } from './audit-type.js'
import { everybody } from './usual-audit.js'

/** The audit of policies and procedures: do the written rules meet the law, and are they current? (2.14) */
export const policiesAudit: AuditType = {
  key: 'policies-procedures',
  label: 'Policies and procedures audit',
  source: 'Policies',
  reportModule: 'Policies',
  subject: { one: 'document set', many: 'document sets' },
  // Nothing is drawn: each review has one record, the written rules of the agency.
  rosters: { 'Part B': null, 'Part C': null },
  usesProngs: true,
  responseSet: {
    options: [
      { value: 'Met', label: 'Met', counts: 'met' },
      { value: 'Not met', label: 'Not met', counts: 'notMet' },
      { value: 'NA', label: 'Not applicable', counts: 'excluded' },
    ],
  },
  extraFields: [
    { key: 'pageReference', label: 'Page reference', type: 'Text', required: true },
    { key: 'effectiveOn', label: 'Effective date', type: 'Date', required: false },
    { key: 'revisedOn', label: 'Last revision date', type: 'Date', required: false },
    { key: 'boardApprovedOn', label: 'Board approval date', type: 'Date', required: false },
    { key: 'noChange', label: 'No change since the last review', type: 'YesNo', required: false },
  ],
  recordForm: 'documentSet',
  // The second prong is the revised document and whether the agency works by it.
  secondProngFields: [
    { key: 'implementation', label: 'How the practice was checked', type: 'Text', required: true },
  ],
  reviewCycleYears: 6,
  findingCounting: 'Grouped',
  requiresLeaConfirm: false,
  visibleTo: everybody,
  correctionDays: 60,
  secondReaderEvery: null,
}
