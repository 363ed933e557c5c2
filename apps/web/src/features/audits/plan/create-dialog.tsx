import { chakra } from '@chakra-ui/react'
import type { AuditType } from '@portal/domain'
import { Form, Formik, type FormikHelpers } from 'formik'
import { useState } from 'react'
import { problemOf } from '../../../lib/problem'
import { refusalsOf, thrownRefusals } from '../../../lib/saving/refusals'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { toast } from '../../../ui/feedback/toast'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { planErrors, planInput, type AuditPlan } from './audit-plan-value'
import { auditsMessages } from './audits-messages.generated'
import {
  useAuditPlanChoicesQuery,
  useCreateAuditsMutation,
  usePlannedAuditsLazyQuery,
} from './audits.generated'
import { PlanFields } from './plan-fields'
import { PlanPreview, refusedOf, type Planned } from './plan-preview'

const words = auditsMessages.createDialog

interface CreateDialogProps {
  type: AuditType
  year: number
  onClose: () => void
  onCreated: () => void
}

/** Creates audits of many agencies at once, after a look at what will be made. */
export function CreateDialog({ type, year, onClose, onCreated }: CreateDialogProps) {
  const viewer = useViewer()
  const { data, error, refetch } = useAuditPlanChoicesQuery()
  const { planned, general, submit, back } = usePlan({ type, year, onCreated })
  const kept = useKeptForm<AuditPlan>({ draft: ['audits', type.key, year], onClose })
  const refused = planned && refusedOf(planned).length > 0
  return (
    <Formik<AuditPlan>
      initialValues={{
        leaIds: [],
        parts: [],
        reason: 'Cyclical',
        reasonText: '',
        plannedStart: '',
        documentsDueOn: '',
        plannedEnd: '',
        leadMonitorId: viewer.id,
      }}
      validate={planErrors}
      onSubmit={async (plan, form) => {
        if (await submit(plan, form)) kept.forget()
      }}
    >
      {({ isSubmitting, submitForm, dirty }) => (
        <KeptForm<AuditPlan> form={kept}>
          {({ close, notice }) => (
            <Dialog
              open
              onClose={close}
              title={words.title}
              width="role"
              staticBackdrop={dirty}
              footer={
                <>
                  <Button onClick={planned ? back : close}>{planned ? words.back : words.cancel}</Button>
                  {data && (
                    <Button
                      variant="solid"
                      loading={isSubmitting}
                      disabledReason={refused ? words.cannot({ n: refusedOf(planned).length }) : false}
                      onClick={() => void submitForm()}
                    >
                      {planned ? words.create({ n: planned.length }) : words.preview}
                    </Button>
                  )}
                </>
              }
            >
              {planned && <PlanPreview planned={planned} />}
              <Form noValidate hidden={planned !== undefined}>
                {notice}
                <FormErrorSummary messages={general} />
                <chakra.p marginBottom="12px">{words.intro}</chakra.p>
                {data && <PlanFields type={type} choices={data} />}
                {!data && !error && <LoadingState what={words.agencies} lines={6} />}
                {!data && error && (
                  <ProblemState
                    problem={problemOf(error)}
                    what={words.agencies}
                    onRetry={() => void refetch().catch(() => undefined)}
                  />
                )}
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

/** The two steps of the dialog: what would be created, then creating it. */
function usePlan({ type, year, onCreated }: Pick<CreateDialogProps, 'type' | 'year' | 'onCreated'>) {
  const [preview] = usePlannedAuditsLazyQuery({ fetchPolicy: 'network-only' })
  const [create] = useCreateAuditsMutation()
  const [planned, setPlanned] = useState<readonly Planned[]>()
  const [general, setGeneral] = useState<string[]>([])
  const refuse = (
    refusals: Awaited<ReturnType<typeof refusalsOf>>,
    values: AuditPlan,
    form: FormikHelpers<AuditPlan>,
  ) => {
    setPlanned(undefined)
    setGeneral(spreadErrors(refusals, { ...form, values }))
  }
  /** True when the audits were created. */
  const submit = async (values: AuditPlan, form: FormikHelpers<AuditPlan>): Promise<boolean> => {
    const input = planInput(values, { typeKey: type.key, year })
    setGeneral([])
    if (!planned) {
      try {
        const { data, error } = await preview({ variables: { input } })
        if (error) refuse(thrownRefusals(error), values, form)
        else setPlanned(data?.plannedAudits)
      } catch (error) {
        refuse(thrownRefusals(error), values, form)
      }
      return false
    }
    const refusals = await refusalsOf(async () => {
      const { data } = await create({ variables: { input } })
      return data?.createAudits.errors
    })
    if (refusals.length > 0) {
      refuse(refusals, values, form)
      return false
    }
    toast({ status: 'success', title: words.done({ n: planned.length }), duration: 5000 })
    onCreated()
    return true
  }
  return { planned, general, submit, back: () => setPlanned(undefined) }
}
