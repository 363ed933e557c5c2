import { chakra } from '@chakra-ui/react'
import { calendarDay } from '@portal/domain'
import { Form, Formik, type FormikErrors } from 'formik'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatDate } from '../../../lib/format'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/feedback/toast'
import { DateField } from '../../../ui/field/date-field'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { auditsPaths } from '../audits-paths'
import type { Progress } from './progress-value'
import { progressMessages } from './progress-messages.generated'
import { useOpenAuditRoundMutation } from './progress.generated'

const words = progressMessages.open

interface RoundValues {
  periodFrom: string
  periodTo: string
  documentsDueOn: string
}

interface OpenRoundDialogProps {
  typeKey: string
  progress: Progress
  onClose: () => void
  onOpened: () => void
}

/** Asks the agency for newer data about the findings that are ready, and opens the round. */
export function OpenRoundDialog({ typeKey, progress, onClose, onOpened }: OpenRoundDialogProps) {
  const { auditId, version, newerFrom, newerSize, findings } = progress
  const navigate = useNavigate()
  const [open] = useOpenAuditRoundMutation()
  const [general, setGeneral] = useState<string[]>([])
  const kept = useKeptForm<RoundValues>({ draft: ['audit round', auditId], onClose })
  const earliest = newerFrom ?? ''
  return (
    <Formik<RoundValues>
      initialValues={{ periodFrom: earliest, periodTo: '', documentsDueOn: '' }}
      validate={(values) => errorsOf(values, earliest)}
      onSubmit={async (values, form) => {
        let prongId: number | undefined
        const refusals = await refusalsOf(async () => {
          const { periodFrom, periodTo, documentsDueOn } = values
          const input = {
            typeKey,
            id: auditId,
            version,
            periodFrom: periodFrom || null,
            periodTo: periodTo || null,
            documentsDueOn: documentsDueOn || null,
          }
          const answer = (await open({ variables: { input } })).data?.openAuditRound
          prongId = answer?.prong?.id
          return answer?.errors
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
        if (refusals.length > 0) return
        kept.forget()
        toast({ status: 'success', title: words.done, duration: 5000 })
        onOpened()
        if (prongId !== undefined) void navigate(auditsPaths.progress(typeKey, prongId))
      }}
    >
      {({ isSubmitting, submitForm, dirty }) => (
        <KeptForm<RoundValues> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              staticBackdrop={dirty}
              footer={
                <>
                  <Button onClick={close}>{words.cancel}</Button>
                  <Button variant="solid" loading={isSubmitting} onClick={() => void submitForm()}>
                    {words.go}
                  </Button>
                </>
              }
            >
              <Form noValidate>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{words.intro({ size: newerSize })}</chakra.p>
                <ReadyFindings findings={findings} />
                <DateField
                  name="periodFrom"
                  label={words.periodFrom}
                  min={earliest}
                  hint={words.periodFromHint({ day: formatDate(earliest) })}
                />
                <DateField name="periodTo" label={words.periodTo} optional />
                <DateField name="documentsDueOn" label={words.due} hint={words.dueHint} optional />
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

function ReadyFindings({ findings }: Pick<Progress, 'findings'>) {
  return (
    <>
      <chakra.h3 textStyle="blockTitle">{words.findings}</chakra.h3>
      <chakra.ul margin="4px 0 14px" paddingInlineStart="18px">
        {findings
          .filter(({ ready }) => ready)
          .map(({ id, number, title }) => (
            <li key={id}>{`${number}: ${title}`}</li>
          ))}
      </chakra.ul>
    </>
  )
}

function errorsOf(
  { periodFrom, periodTo, documentsDueOn }: RoundValues,
  earliest: string,
): FormikErrors<RoundValues> {
  return {
    ...(periodFrom !== '' &&
      periodFrom < earliest && { periodFrom: words.early({ day: formatDate(earliest) }) }),
    ...(periodTo !== '' && periodTo < (periodFrom || earliest) && { periodTo: words.order }),
    ...(documentsDueOn !== '' && documentsDueOn < calendarDay(new Date()) && { documentsDueOn: words.past }),
  }
}
