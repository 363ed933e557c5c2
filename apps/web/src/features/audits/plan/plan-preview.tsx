import { chakra } from '@chakra-ui/react'
import { Alert } from '../../../ui/feedback/alert'
import { auditsMessages } from './audits-messages.generated'
import type { PlannedAuditsQuery } from './audits.generated'

const words = auditsMessages.createDialog

export type Planned = PlannedAuditsQuery['plannedAudits'][number]

/** Audits that cannot be created. */
export const refusedOf = (planned: readonly Planned[]) =>
  planned.filter(({ refusals }) => refusals.length > 0)

/** The audits that creating makes, each with its letter, and why some cannot be created. */
export function PlanPreview({ planned }: { planned: readonly Planned[] }) {
  const refused = refusedOf(planned)
  const good = planned.filter((one) => !refused.includes(one))
  return (
    <>
      {refused.length > 0 && (
        <Alert status="error">
          {words.cannot({ n: refused.length })}
          <chakra.ul paddingInlineStart="20px" marginTop="6px">
            {refused.map((one) => (
              <li key={nameOf(one)}>{`${nameOf(one)}: ${one.refusals.join(' ')}`}</li>
            ))}
          </chakra.ul>
        </Alert>
      )}
      <chakra.h3 textStyle="label" marginBottom="6px">
        {words.willCreate({ n: good.length })}
      </chakra.h3>
      <chakra.p color="fg.muted" marginBottom="8px">
        {words.letterNote}
      </chakra.p>
      {good.map((one) => (
        <Letter key={nameOf(one)} planned={one} />
      ))}
    </>
  )
}

const nameOf = ({ lea, part }: Planned) => `${lea.name}, ${part}`

function Letter({ planned }: { planned: Planned }) {
  const { lea, part, letter } = planned
  return (
    <chakra.details borderTop="1px solid {colors.border.subtle}">
      <chakra.summary cursor="pointer" minHeight="40px" lineHeight="40px">
        {words.letter({ agency: lea.name, part })}
      </chakra.summary>
      <chakra.div paddingBottom="10px" maxWidth="70ch">
        <chakra.p fontWeight="600" marginBottom="6px">
          {letter.subject}
        </chakra.p>
        {letter.paragraphs.map((text) => (
          <chakra.p key={text} marginBottom="6px">
            {text}
          </chakra.p>
        ))}
      </chakra.div>
    </chakra.details>
  )
}
