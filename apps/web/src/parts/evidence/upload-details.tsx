import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { controlStyle } from '../../ui/field/field-frame'
import { evidenceMessages as words } from './evidence-messages.generated'

/** Details of all files of one upload. */
export interface Details extends Readonly<Record<string, string>> {
  aboutDate: string
  containsPii: string
}

export const noDetails: Details = { aboutDate: '', containsPii: '' }

interface UploadDetailsProps {
  details: Details
  onChange: (details: Details) => void
}

/** The day that the files refer to, and whether they name students. */
export function UploadDetails({ details, onChange }: UploadDetailsProps) {
  const id = useId()
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="10px 20px" marginBottom="12px">
      <chakra.div>
        <chakra.label htmlFor={id} display="block" textStyle="label" marginBottom="4px">
          {words.aboutDate}
        </chakra.label>
        <chakra.input
          id={id}
          type="date"
          value={details.aboutDate}
          onChange={(event) => onChange({ ...details, aboutDate: event.currentTarget.value })}
          css={controlStyle}
        />
      </chakra.div>
      <chakra.label
        display="inline-flex"
        alignItems="center"
        gap="8px"
        minHeight={{ base: '44px', md: '38px' }}
        fontSize="md"
        cursor="pointer"
      >
        <chakra.input
          type="checkbox"
          checked={details.containsPii === 'true'}
          onChange={(event) =>
            onChange({ ...details, containsPii: event.currentTarget.checked ? 'true' : '' })
          }
          width="18px"
          height="18px"
          margin="0"
          accentColor="brand.solid"
        />
        {words.containsPii}
      </chakra.label>
    </chakra.div>
  )
}
