import { chooseLea } from '../../lib/lists/use-selection'
import { Select } from '../../ui/field/select'
import { agenciesMessages } from './agencies-messages.generated'

export interface Agency {
  id: number
  code: string
  shortName: string
}

export interface AgencySelectProps {
  id?: string
  agencies: readonly Agency[]
  leaId: number | null
  userId: string
  /** Words of the choice of no agency in particular. */
  all?: string
}

/** The agency that the page is about; remembered for this person on this browser. */
export function AgencySelect({ id, agencies, leaId, userId, all }: AgencySelectProps) {
  return (
    <Select
      inline
      id={id}
      aria-label={id ? undefined : agenciesMessages.agency}
      value={leaId === null ? '' : String(leaId)}
      placeholder={all}
      options={agencies.map((one) => ({ value: String(one.id), label: `${one.code} ${one.shortName}` }))}
      onChange={(event) => chooseLea(userId, event.target.value ? Number(event.target.value) : null)}
    />
  )
}
