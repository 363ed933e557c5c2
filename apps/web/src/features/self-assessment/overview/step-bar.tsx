import { chakra } from '@chakra-ui/react'
import { SubmitState } from '@portal/domain'
import { Check } from 'lucide-react'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'

/** The first submit state in which each step is done; selfAssessmentMessages.steps has their names. */
const doneFrom = [
  SubmitState.activated,
  SubmitState.open,
  SubmitState.submitted,
  SubmitState.selectiveReportIssued,
  SubmitState.resubmitted,
  SubmitState.finalReportIssued,
]

/** The steps of a self-assessment from activation to the final report, the current one marked. */
export function StepBar({ submitState }: { submitState: number }) {
  const at = doneFrom.findIndex((state) => submitState < state)
  return (
    <chakra.ol
      aria-label={selfAssessmentMessages.stepsLabel}
      display="grid"
      gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' }}
      gap="8px"
      marginBottom="14px"
    >
      {selfAssessmentMessages.steps.map((name, index) => {
        const done = at === -1 || index < at
        const current = index === at
        return (
          <chakra.li
            key={name}
            aria-current={current ? 'step' : undefined}
            display="flex"
            alignItems="center"
            gap="7px"
            paddingTop="8px"
            borderTop="4px solid"
            borderColor={done ? 'success.icon' : current ? 'brand.solid' : 'border.default'}
            fontFamily="ui"
            fontSize="xs"
            fontWeight={current ? '700' : '550'}
            color={done || current ? 'fg.default' : 'fg.subtle'}
          >
            {done ? (
              <chakra.span color="success.icon" lineHeight="0">
                <Check size={16} aria-hidden />
              </chakra.span>
            ) : (
              <chakra.span fontVariantNumeric="tabular-nums">{index + 1}</chakra.span>
            )}
            <span>
              {name}
              <chakra.span srOnly>
                {selfAssessmentMessages.stepStates[done ? 'done' : current ? 'next' : 'later']}
              </chakra.span>
            </span>
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}
