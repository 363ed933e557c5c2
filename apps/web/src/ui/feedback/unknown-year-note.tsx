import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import { Alert } from './alert'
import { uiMessages } from '../ui-messages.generated'

const longestShown = 20

interface UnknownYearNoteProps {
  /** Year that is shown instead; null for every year, where it is a filter. */
  year: number | null
  /** What the address names and is no year; null where it names one, or nothing. */
  unknown: string | null
  nameOf?: (year: number) => string
}

/** Says that the year of the address does not exist, and what is shown instead. */
export function UnknownYearNote({ year, unknown, nameOf = complianceYearName }: UnknownYearNoteProps) {
  if (unknown === null) return null
  return (
    <chakra.div marginBottom="12px">
      <Alert status="warning">
        {uiMessages.unknownYear({
          given: unknown.slice(0, longestShown),
          shown: year === null ? uiMessages.everyYear : nameOf(year),
        })}
      </Alert>
    </chakra.div>
  )
}
