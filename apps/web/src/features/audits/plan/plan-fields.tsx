import { chakra } from '@chakra-ui/react'
import { auditReasons, partsOf, type AuditType } from '@portal/domain'
import { useFormikContext } from 'formik'
import { Button } from '../../../ui/action/button'
import { CheckboxListField } from '../../../ui/field/checkbox-list-field'
import { DateField } from '../../../ui/field/date-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import { auditsMessages } from './audits-messages.generated'
import type { AuditPlan } from './audit-plan-value'
import type { AuditPlanChoicesQuery } from './audits.generated'

const words = auditsMessages.createDialog

interface PlanFieldsProps {
  type: AuditType
  choices: AuditPlanChoicesQuery
}

/** Agencies, parts, why, the days and who leads. */
export function PlanFields({ type, choices }: PlanFieldsProps) {
  const { leas, findingOwners } = choices
  return (
    <>
      <CheckboxListField
        name="leaIds"
        label={words.agencies}
        tools={<CohortButtons leas={leas} />}
        options={leas.map(({ id, code, shortName }) => ({ value: id, label: `${code} ${shortName}` }))}
      />
      <CheckboxListField
        name="parts"
        label={words.parts}
        options={partsOf(type).map((part) => ({ value: part, label: part }))}
      />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="0 12px">
        <SelectField
          name="reason"
          label={words.reason}
          options={auditReasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <TextField name="reasonText" label={words.reasonText} hint={words.reasonHint} optional />
        <DateField name="plannedStart" label={words.start} />
        <DateField name="documentsDueOn" label={words.documents} optional />
        <DateField name="plannedEnd" label={words.end} optional />
        <SelectField
          name="leadMonitorId"
          label={words.leadMonitor}
          placeholder={words.chooseLead}
          options={findingOwners.map(({ id, fullName }) => ({ value: id, label: fullName }))}
        />
      </chakra.div>
    </>
  )
}

/** Buttons that add the agencies of a cohort to those that are chosen. */
function CohortButtons({ leas }: Pick<AuditPlanChoicesQuery, 'leas'>) {
  const { values, setFieldValue } = useFormikContext<AuditPlan>()
  const cohorts = [...new Set(leas.flatMap(({ cohort }) => cohort ?? []))].toSorted((a, b) => a - b)
  const choose = (added: ReadonlySet<number>) =>
    void setFieldValue(
      'leaIds',
      leas.map(({ id }) => id).filter((id) => added.has(id)),
    )
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px" marginBottom="8px">
      {cohorts.map((n) => (
        <Button
          key={n}
          size="sm"
          onClick={() =>
            choose(
              new Set([...values.leaIds, ...leas.filter(({ cohort }) => cohort === n).map(({ id }) => id)]),
            )
          }
        >
          {words.addCohort({ n })}
        </Button>
      ))}
      <Button size="sm" onClick={() => choose(new Set())}>
        {words.clearAgencies}
      </Button>
    </chakra.div>
  )
}
