import { chakra } from '@chakra-ui/react'
import { Formik } from 'formik'
import { Eye, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { spreadErrors } from '../../../lib/saving/form-errors'
import { refusalsOf } from '../../../lib/saving/refusals'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { toast } from '../../../ui/feedback/toast'
import { FormErrorSummary } from '../../../ui/form/error-summary'
import { KeptForm } from '../../../ui/form/kept-form'
import { useKeptForm } from '../../../ui/form/use-kept-form'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { subjectWords } from '../audits-kind'
import type { ProngPlace } from '../audits-paths'
import { populationFilterOf, usePopulationAddress } from '../lists/population-filters'
import type { PopulationChoicesFieldsFragment } from '../lists/student-list.generated'
import { DrawPlanFields } from './draw-plan-fields'
import { checkSize, drawChoices, drawInput, type DrawPlanValues } from './draw-plan-values'
import { DrawPopulation } from './draw-population'
import { DrawPreview, type Preview } from './draw-preview'
import { sampleMessages } from './sample-messages.generated'
import {
  PlannedSampleDocument,
  useGenerateSampleMutation,
  type PlannedSampleQuery,
  type PlannedSampleQueryVariables,
  type SampleDrawFieldsFragment,
} from './sample.generated'

const words = sampleMessages.plan

interface DrawPlanProps {
  place: ProngPlace
  part: string
  sample: SampleDrawFieldsFragment
  /** What the rows of the list can be filtered by. */
  population: PopulationChoicesFieldsFragment
  onDrawn: () => void
}

/** The plan of a draw: the server says what it would give before anything is drawn. */
export function DrawPlan({ place, part, sample, population, onDrawn }: DrawPlanProps) {
  const address = usePopulationAddress()
  const filter = populationFilterOf(address[0].filters)
  const choices = drawChoices(place.typeKey, part)
  const subject = subjectWords(place.typeKey)
  const [generate, { client, loading: drawing }] = useGenerateSampleMutation()
  const [preview, setPreview] = useState<Preview>()
  const [general, setGeneral] = useState<string[]>([])
  const [confirming, setConfirming] = useState(false)
  const kept = useKeptForm<DrawPlanValues>({ draft: ['audit', place.prongId, 'draw'] })
  const keyOf = (values: DrawPlanValues) => JSON.stringify(drawInput(place, values, filter))

  async function draw({ input, planned }: Preview) {
    const refusals = await refusalsOf(async () => {
      const confirm = planned.lost !== null
      const variables = { input: { ...input, seed: planned.seed, confirm } }
      return (await generate({ variables })).data?.generateSample.errors
    })
    setConfirming(false)
    setGeneral(refusals.map(({ message }) => message))
    if (refusals.length > 0) return
    setPreview(undefined)
    kept.forget()
    toast({ status: 'success', title: words.drawn, duration: 5000 })
    onDrawn()
  }

  if (!sample.draw.allowed)
    return (
      <Card title={words.title}>
        <Alert status="info" quiet>
          {words.cannot({ reason: sample.draw.reason ?? '' })}
        </Alert>
      </Card>
    )
  return (
    <Formik<DrawPlanValues>
      initialValues={{
        sampleSize: String(sample.usualSize),
        seed: '',
        strataField: '',
        quotas: choices.usual,
      }}
      validate={({ sampleSize }) => checkSize(sampleSize)}
      onSubmit={async (values, form) => {
        const input = drawInput(place, values, filter)
        const refusals = await refusalsOf(async () => {
          const { data } = await client.query<PlannedSampleQuery, PlannedSampleQueryVariables>({
            query: PlannedSampleDocument,
            variables: { input },
            fetchPolicy: 'no-cache',
          })
          if (data) setPreview({ input, key: keyOf(values), planned: data.plannedSample })
          return []
        })
        setGeneral(spreadErrors(refusals, { ...form, values }))
      }}
    >
      {({ values, isSubmitting, submitForm }) => {
        const current = preview?.key === keyOf(values) ? preview : undefined
        const start = () => {
          if (current?.planned.lost) setConfirming(true)
          else if (current) void draw(current)
        }
        return (
          <KeptForm<DrawPlanValues> form={kept}>
            {({ notice }) => (
              <chakra.div
                display="grid"
                gap="14px"
                alignItems="start"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
              >
                <chakra.div display="grid" gap="14px" alignContent="start">
                  <DrawPopulation
                    typeKey={place.typeKey}
                    rows={sample.population}
                    population={population}
                    address={address}
                  />
                  <Card title={words.title} note={words.note}>
                    {notice}
                    <FormErrorSummary messages={general} />
                    <DrawPlanFields subject={subject} sample={sample} choices={choices} />
                    <DrawButtons
                      label={words.draw({ n: Number(values.sampleSize) || 0, ...subject })}
                      looking={isSubmitting}
                      drawing={drawing}
                      isSeen={current !== undefined}
                      onSee={() => void submitForm()}
                      onDraw={start}
                    />
                  </Card>
                </chakra.div>
                <DrawPreview subject={subject} preview={current} isOld={preview !== undefined && !current} />
                {current && (
                  <ConfirmDialog
                    open={confirming}
                    danger
                    title={sampleMessages.preview.confirmTitle}
                    body={current.planned.lost ?? ''}
                    confirmLabel={sampleMessages.preview.confirm}
                    busy={drawing}
                    onConfirm={() => void draw(current)}
                    onCancel={() => setConfirming(false)}
                  />
                )}
              </chakra.div>
            )}
          </KeptForm>
        )
      }}
    </Formik>
  )
}

interface DrawButtonsProps {
  /** How many are drawn. */
  label: string
  looking: boolean
  drawing: boolean
  /** The plan as it stands was looked at. */
  isSeen: boolean
  onSee: () => void
  onDraw: () => void
}

function DrawButtons({ label, looking, drawing, isSeen, onSee, onDraw }: DrawButtonsProps) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="8px" marginTop="12px">
      <Button icon={<Eye aria-hidden />} loading={looking} onClick={onSee}>
        {words.see}
      </Button>
      <Button
        variant="solid"
        icon={<Shuffle aria-hidden />}
        loading={drawing}
        disabledReason={!isSeen && words.seeFirst}
        onClick={onDraw}
      >
        {label}
      </Button>
    </chakra.div>
  )
}
