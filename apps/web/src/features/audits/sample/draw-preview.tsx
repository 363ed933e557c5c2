import type { GenerateSampleInput } from '../../../lib/graphql-types.generated'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { DrawTables } from './draw-tables'
import { sampleMessages } from './sample-messages.generated'
import type { PlannedSampleQuery } from './sample.generated'

const words = sampleMessages.preview

/** What the server said that a plan would give. */
export interface Preview {
  input: GenerateSampleInput
  /** The plan in one text, to see whether it has changed since. */
  key: string
  planned: PlannedSampleQuery['plannedSample']
}

interface DrawPreviewProps {
  /** What the rows are called. */
  subject: { one: string; many: string; titles: string }
  preview: Preview | undefined
  /** There was one for a plan that has changed since. */
  isOld: boolean
}

/** What will happen when the sample is drawn now. */
export function DrawPreview({ subject, preview, isOld }: DrawPreviewProps) {
  if (!preview)
    return (
      <Card title={words.title}>
        <p role="status">{isOld ? words.changed : words.first}</p>
      </Card>
    )
  const { input, planned } = preview
  const { eligible, always, seed, removed, lost } = planned
  return (
    <Card title={words.title}>
      <div role="status">
        <p>
          {words.drawn({
            size: Math.min(input.sampleSize, eligible),
            eligible,
            seed,
            one: subject.one,
            many: subject.many,
          })}
        </p>
        {always > 0 && <p>{words.always({ n: always })}</p>}
        <p>{words.rest}</p>
        <p>{words.removed({ n: removed })}</p>
      </div>
      {lost && <Alert status="warning">{lost}</Alert>}
      <DrawTables subject={subject} draw={planned} below />
    </Card>
  )
}
