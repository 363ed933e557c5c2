import { chakra } from '@chakra-ui/react'
import { planEndsBy } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { Paragraphs } from './finding-facts'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.plan

/** Whether the finding needs a corrective action plan, until when its steps must end, and what the agency says it changed. */
export function FindingPlan({ finding }: { finding: Finding }) {
  const { systemic, dueOn, verificationNote } = finding
  return (
    <chakra.div padding="14px" display="grid" gap="8px" maxWidth="measure">
      <p>{systemic ? words.required : words.none}</p>
      {systemic && <p>{words.noPlan}</p>}
      {systemic && dueOn && <p>{words.endsBy({ day: formatDate(planEndsBy(dueOn)) })}</p>}
      {verificationNote && (
        <div>
          <chakra.h3 textStyle="blockTitle">{words.ready}</chakra.h3>
          <Paragraphs text={verificationNote} />
        </div>
      )}
    </chakra.div>
  )
}
