import { chakra } from '@chakra-ui/react'
import {
  checkFigures,
  complianceYearName,
  figureLabels,
  noFigures,
  reportedKindKeys,
  reportedKinds,
  singleFigures,
} from '@portal/domain'
import { setIn, type FormikErrors } from 'formik'
import { useState } from 'react'
import { RecordDialog } from '../../../ui/dialog/record-dialog'
import { toast } from '../../../ui/feedback/toast'
import { TextField } from '../../../ui/field/text-field'
import { useRecordForm } from '../../../ui/form/use-record-form'
import { annualMessages as m } from './annual-messages.generated'
import { useSaveAnnualReportMutation, type AnnualReportFieldsFragment as Report } from './annual.generated'
import { figureFields, figureValues, sentFigures, storedFigures, type FigureValues } from './figure-values'

const words = m.form

interface FiguresDialogProps {
  report: Report
  onClose: () => void
}

/** Enters figures of an annual report. Others may change them at the same time. */
export function FiguresDialog({ report, onClose }: FiguresDialogProps) {
  const [save] = useSaveAnnualReportMutation()
  const [start] = useState(() => figureValues(report))
  const { year, leaId, lea } = report
  const record = useRecordForm<FigureValues, Report>({
    draft: ['annual-report', year, leaId],
    row: report,
    initial: start,
    read: storedFigures,
    fields: () => figureFields,
    title: words.conflict,
    send: async (values, version) => {
      const input = { year, leaId, ...sentFigures(values), version: version ?? report.version }
      const answer = (await save({ variables: { input } })).data?.saveAnnualReport
      return { errors: answer?.errors ?? [], row: answer?.report ?? null }
    },
    onSaved: () => {
      toast({ status: 'success', title: words.saved, duration: 5000 })
      onClose()
    },
    onTheirs: onClose,
    onClose,
  })
  return (
    <RecordDialog
      record={record}
      initial={start}
      title={words.title({ agency: lea.shortName, year: complianceYearName(year) })}
      words={words}
      validate={refusedValues}
    >
      {() => (
        <>
          <chakra.p marginBottom="12px" color="fg.muted">
            {words.hint}
          </chakra.p>
          {reportedKindKeys.map((kind) => (
            <chakra.fieldset key={kind} marginBottom="6px">
              <chakra.legend textStyle="blockTitle" marginBottom="4px">
                {reportedKinds[kind].label}
              </chakra.legend>
              <Fields>
                {(['incidents', 'students'] as const).map((name) => (
                  <TextField
                    key={name}
                    name={`${kind}.${name}`}
                    label={m[name]}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={12}
                  />
                ))}
              </Fields>
            </chakra.fieldset>
          ))}
          <fieldset>
            <chakra.legend textStyle="blockTitle" marginBottom="4px">
              {words.whole}
            </chakra.legend>
            <Fields>
              {singleFigures.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  label={figureLabels[name]}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={12}
                />
              ))}
            </Fields>
          </fieldset>
        </>
      )}
    </RecordDialog>
  )
}

const Fields = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' }, gap: '0 16px' },
})

function refusedValues(values: FigureValues): FormikErrors<FigureValues> {
  return checkFigures({ ...noFigures, ...sentFigures(values) }).reduce<FormikErrors<FigureValues>>(
    (errors, verdict) =>
      verdict.allowed || verdict.field === undefined
        ? errors
        : (setIn(errors, verdict.field, verdict.reason) as FormikErrors<FigureValues>),
    {},
  )
}
