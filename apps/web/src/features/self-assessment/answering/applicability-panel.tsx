import { chakra } from '@chakra-ui/react'
import { CircleOff } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatDateTime } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { SubsectionResponseFieldsFragment } from '../self-assessment.generated'
import { useSubsectionSteps } from './use-subsection-steps'

// Loaded when it is opened.
const NotApplicableDialog = lazy(() =>
  import('./not-applicable-dialog').then((module) => ({ default: module.NotApplicableDialog })),
)

const words = selfAssessmentMessages.applicability

/** Shows that a subsection does not apply or is requested not to, with the reason and the actions of each side. */
export function ApplicabilityPanel({ subsection }: { subsection: SubsectionResponseFieldsFragment }) {
  const { busy, act, run, applicability } = useSubsectionSteps(subsection)
  const [refusing, setRefusing] = useState(false)
  const { notApplicable, withdrawNotApplicable, approveNotApplicable, refuseNotApplicable } = subsection
  if (!notApplicable) return null
  const { reason, requestedBy, requestedOn } = notApplicable
  const isApproved = notApplicable.state === 'Approved'
  return (
    <chakra.section
      aria-label={words.panel}
      display="grid"
      gap="8px"
      marginBottom="12px"
      padding="10px 14px"
      bg="bg.surface"
      border="1px solid {colors.border.default}"
      borderRadius="md"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 12px">
        <StatusChip palette={isApproved ? 'done' : 'dueSoon'} icon={CircleOff}>
          {isApproved ? words.approved : words.requested}
        </StatusChip>
        {requestedBy && requestedOn && (
          <chakra.span fontSize="sm" color="fg.muted">
            {words.by({ name: requestedBy.fullName, when: formatDateTime(requestedOn) })}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.p maxWidth="measure" whiteSpace="pre-line" overflowWrap="anywhere">
        {reason}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="8px" css={{ '&:empty': { display: 'none' } }}>
        {withdrawNotApplicable.allowed && (
          <Button
            loading={busy === words.done.withdraw}
            onClick={() => void act(words.done.withdraw, applicability('withdraw'))}
          >
            {words.withdraw}
          </Button>
        )}
        {approveNotApplicable.allowed && (
          <Button
            variant="solid"
            loading={busy === words.done.approve}
            onClick={() => void act(words.done.approve, applicability('approve'))}
          >
            {words.approve}
          </Button>
        )}
        {refuseNotApplicable.allowed && (
          <Button onClick={() => setRefusing(true)}>{isApproved ? words.takeBack : words.refuse}</Button>
        )}
      </chakra.div>
      <Suspense fallback={null}>
        {refusing && (
          <NotApplicableDialog
            step="refuse"
            onClose={() => setRefusing(false)}
            onDone={async (why) => {
              const errors = await run(words.done.refuse, applicability('refuse', why))
              if (errors.length === 0) setRefusing(false)
              return errors
            }}
          />
        )}
      </Suspense>
    </chakra.section>
  )
}
