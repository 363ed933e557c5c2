import { chakra } from '@chakra-ui/react'
import {
  calendarDay,
  checkIssueDate,
  findingDueOn,
  findingLetter,
  findingTexts,
  isCaseDone,
  isCalendarDay,
} from '@portal/domain'
import { useViewer } from '../../../lib/session/viewer'
import { DateField } from '../../../ui/field/date-field'
import { SelectField } from '../../../ui/field/select-field'
import { TextField } from '../../../ui/field/text-field'
import type { FindingDialogProps } from '../finding-act'
import { FindingFormDialog } from '../finding-form-dialog'
import { LetterText } from './letter-text'
import { findingsPageMessages } from '../findings-page-messages.generated'
import {
  useCloseFindingMutation,
  useIssueFindingMutation,
  type FindingFieldsFragment as Finding,
} from '../findings.generated'
import { errorsOf, refusalsOf } from '../refusals'

const words = findingsPageMessages.dialog

interface Values {
  issuedOn: string
  template: string
  signatureName: string
  signatureTitle: string
}

/** Issues or closes a finding by letter, with the letter as the agency will read it. */
export function LetterDialog({
  finding,
  kind,
  onClose,
  onChanged,
}: FindingDialogProps & { kind: 'issue' | 'close' }) {
  const viewer = useViewer()
  const [issue] = useIssueFindingMutation()
  const [close] = useCloseFindingMutation()
  const issuing = kind === 'issue'
  const today = calendarDay(new Date())
  return (
    <FindingFormDialog<Values>
      draft={['finding', finding.id, kind]}
      title={issuing ? words.issueTitle : words.closeTitle}
      width="role"
      initialValues={{
        issuedOn: today,
        template: issuing ? '' : 'Closed',
        signatureName: viewer.fullName,
        signatureTitle: viewer.jobTitle ?? '',
      }}
      validate={(values) => ({
        ...(issuing &&
          (isCalendarDay(values.issuedOn)
            ? errorsOf([checkIssueDate(values.issuedOn, { discoveredOn: finding.discoveredOn, today })])
            : { issuedOn: words.required({ label: words.issuedOn }) })),
        ...(!values.template && { template: findingTexts.noLetter }),
        ...(!values.signatureName.trim() && { signatureName: words.required({ label: words.signatory }) }),
        ...(!values.signatureTitle.trim() && {
          signatureTitle: words.required({ label: words.signatoryTitle }),
        }),
      })}
      submitLabel={issuing ? words.issue : words.close}
      done={issuing ? words.issued : words.closed}
      onClose={onClose}
      onSubmit={({ issuedOn, template, ...signature }) =>
        refusalsOf(async () => {
          const common = { id: finding.id, version: finding.version, ...signature }
          const errors = issuing
            ? (await issue({ variables: { input: { ...common, issuedOn, template } } })).data?.issueFinding
                .errors
            : (await close({ variables: { input: common } })).data?.closeFinding.errors
          onChanged()
          return errors
        })
      }
    >
      {(values) => (
        <>
          {issuing && (
            <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="0 12px">
              <DateField name="issuedOn" label={words.issuedOn} hint={words.issuedOnHint} max={today} />
              <SelectField
                name="template"
                label={words.template}
                placeholder={words.chooseTemplate}
                options={[{ value: 'Issued', label: words.templateIssued }]}
              />
            </chakra.div>
          )}
          <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="0 12px">
            <TextField name="signatureName" label={words.signatureName} autoComplete="name" maxLength={200} />
            <TextField
              name="signatureTitle"
              label={words.signatureTitle}
              autoComplete="organization-title"
              maxLength={200}
            />
          </chakra.div>
          <Preview finding={finding} issuing={issuing} values={values} />
        </>
      )}
    </FindingFormDialog>
  )
}

function Preview({ finding, issuing, values }: { finding: Finding; issuing: boolean; values: Values }) {
  const letterDate = issuing ? values.issuedOn : calendarDay(new Date())
  if (!finding.citation || !values.template || !isCalendarDay(letterDate)) return null
  const issuedOn = finding.issuedOn ?? letterDate
  const { body } = findingLetter(issuing ? 'Issued' : 'Closed', {
    number: finding.number,
    agency: finding.lea.name,
    part: finding.part,
    year: finding.year,
    citation: finding.citation,
    description: finding.description,
    evidenceSummary: finding.evidenceSummary,
    cases: finding.casesTotal,
    casesOpen: finding.cases.filter(({ state }) => !isCaseDone(state)).length,
    issuedOn,
    dueOn: finding.dueOn ?? findingDueOn(issuedOn),
    correctedOn: finding.correctedOn,
    letterDate,
  })
  return (
    <section aria-label={words.preview}>
      <chakra.h3 textStyle="blockTitle" marginBottom="6px">
        {words.preview}
      </chakra.h3>
      <LetterText
        body={body}
        letterDate={letterDate}
        signature={[values.signatureName, values.signatureTitle].filter(Boolean).join(', ')}
      />
    </section>
  )
}
