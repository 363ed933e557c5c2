import { chakra } from '@chakra-ui/react'
import { CircleCheck, Flag } from 'lucide-react'
import { StatusChip } from '../../ui/feedback/status-chip'
import { incidentsMessages } from './incidents-messages.generated'
import type { IncidentFlagFieldsFragment } from './incidents.generated'

/** The flags of an incident, each with the numbers that raised it in its title. */
export function IncidentFlagChips({ flags }: { flags: readonly IncidentFlagFieldsFragment[] }) {
  if (flags.length === 0)
    return (
      <StatusChip palette="done" icon={CircleCheck}>
        {incidentsMessages.noFlag}
      </StatusChip>
    )
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="4px">
      {flags.map(({ key, label, reason }) => (
        <StatusChip key={key} palette="overdue" icon={Flag} title={reason}>
          {label}
        </StatusChip>
      ))}
    </chakra.span>
  )
}
