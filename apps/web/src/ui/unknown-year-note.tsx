import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import type { AddressYear } from '../lib/address-year'
import { Alert } from './alert'
import { uiMessages } from './ui-messages'

const longestShown = 20

/** Says that the year of the address does not exist, and which one is shown instead. */
export function UnknownYearNote({ year, unknown }: AddressYear) {
  if (unknown === null) return null
  return (
    <chakra.div marginBottom="12px">
      <Alert status="warning">
        {uiMessages.unknownYear(unknown.slice(0, longestShown), complianceYearName(year))}
      </Alert>
    </chakra.div>
  )
}
