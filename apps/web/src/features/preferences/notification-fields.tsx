import { chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Scale } from 'lucide-react'
import { formatDate } from '../../lib/format'
import { Alert } from '../../ui/feedback/alert'
import { Card } from '../../ui/layout/card'
import { CheckboxField } from '../../ui/field/checkbox-field'
import { FieldError } from '../../ui/field/field-frame'
import { Select } from '../../ui/field/select'
import { StatusChip } from '../../ui/feedback/status-chip'
import { tableClasses } from '../../ui/table/table-styles.generated'
import { preferencesMessages as m } from './preferences-messages.generated'
import type { PreferencesFieldsFragment } from './preferences.generated'
import type { PreferencesValues } from './preferences-values'

type Choice = PreferencesFieldsFragment['notifications'][number]

/** How often mail comes about each group of events. Legal notices are always mailed (domain definition 9.1). */
export function NotificationFields({
  preferences: { notifications: choices, preferredLeas, mailBouncedOn },
  isState,
}: {
  preferences: PreferencesFieldsFragment
  isState: boolean
}) {
  return (
    <Card title={m.notifications} padded={false}>
      {mailBouncedOn && (
        <chakra.div padding="12px 14px 0">
          <Alert status="warning" title={m.bouncedTitle} quiet>
            {m.bounced({ since: formatDate(mailBouncedOn) })}
          </Alert>
        </chakra.div>
      )}
      <chakra.p padding="10px 14px" color="fg.muted" fontSize="md">
        {m.notificationsHint}
      </chakra.p>
      {isState && (
        <chakra.div padding="0 14px">
          <CheckboxField
            name="onlyPreferredLeas"
            label={m.onlyPreferredLeas}
            hint={
              preferredLeas.length > 0
                ? m.preferredLeas({ names: preferredLeas.join(', ') })
                : m.noPreferredLeas
            }
            disabled={preferredLeas.length === 0}
          />
        </chakra.div>
      )}
      <table className={tableClasses.plain}>
        <chakra.caption srOnly>{m.notifications}</chakra.caption>
        <thead>
          <tr>
            <th scope="col">{m.event}</th>
            <th scope="col" style={{ width: '220px' }}>
              {m.channel}
            </th>
          </tr>
        </thead>
        <tbody>
          {choices.map((choice) => (
            <Row key={choice.group} choice={choice} />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Row({ choice }: { choice: Choice }) {
  const { values, errors, setFieldValue } = useFormikContext<PreferencesValues>()
  const name = `notifications.${choice.group}`
  const error = errors.notifications?.[choice.group]
  const channels = Object.entries(m.channels)
  const described = [error && `${choice.group}-error`, choice.isLegal && `${choice.group}-legal`].filter(
    Boolean,
  )
  return (
    <tr>
      <th scope="row">
        {choice.label}
        <chakra.span display="block" fontWeight="400" fontSize="sm" color="fg.subtle">
          {choice.description}
        </chakra.span>
        {choice.isLegal && (
          <chakra.span display="inline-flex" marginTop="4px" id={`${choice.group}-legal`}>
            <StatusChip palette="info" icon={Scale}>
              {m.legal}
            </StatusChip>
          </chakra.span>
        )}
      </th>
      <td data-label={m.channel}>
        <span>
          <Select
            name={name}
            aria-label={m.channelOf({ label: choice.label })}
            aria-invalid={error ? true : undefined}
            aria-describedby={described.join(' ') || undefined}
            disabled={choice.isLegal}
            title={choice.isLegal ? m.legalReason : undefined}
            value={values.notifications[choice.group] ?? choice.channel}
            options={channels.map(([value, label]) => ({ value, label }))}
            onChange={(event) => void setFieldValue(name, event.target.value)}
          />
          <FieldError id={`${choice.group}-error`} error={error} />
        </span>
      </td>
    </tr>
  )
}
