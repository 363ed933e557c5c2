import { chakra } from '@chakra-ui/react'
import { Card } from '../../../ui/layout/card'
import { recordMessages } from './record-messages.generated'
import type { RecordSetupFieldsFragment } from './record.generated'

const words = recordMessages.applies

/** Which items do not apply to a record, by the reason that the setup gives. */
export function ApplicabilityCard({ setup }: { setup: RecordSetupFieldsFragment }) {
  const { applicable, notApplicable } = setup
  const reasons = [...new Set(notApplicable.map(({ reason }) => reason))]
  return (
    <Card title={words.title}>
      <div aria-live="polite">
        <p>
          <b>{words.count({ n: applicable })}</b> {words.skipped({ n: notApplicable.length })}
        </p>
        <chakra.ul display="grid" gap="6px" marginTop="6px" fontSize="md">
          {reasons.map((reason) => {
            const numbers = notApplicable.filter((one) => one.reason === reason).map(({ number }) => number)
            return (
              <li key={reason}>
                {reason}.{' '}
                <chakra.span color="fg.subtle">
                  {words.items({ n: numbers.length, numbers: numbers.join(', ') })}
                </chakra.span>
              </li>
            )
          })}
        </chakra.ul>
      </div>
    </Card>
  )
}
