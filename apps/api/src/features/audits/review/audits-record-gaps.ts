import { checkRecordGaps, recordGaps, type AuditContent } from '@portal/domain'
import { insist } from '../../../server/verdicts.js'
import type { RecordView } from '../sample/audits-records-read-model.js'
import { ruledRecord, type ItemAnswers } from './audits-answers-read-model.js'

/** Refuses a record that is not complete. */
export function insistOnNoGaps(view: RecordView, content: AuditContent, answers: ItemAnswers): void {
  const { responseSet: set, extraFields } = view.prong.audit.type
  const ruled = ruledRecord(view, content, answers)
  insist(checkRecordGaps(recordGaps(content, { set, extraFields }, { ruled, inputs: answers })))
}
