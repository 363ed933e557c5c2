import { useCallback, useState } from 'react'
import type { SaveOutcome } from '../../../lib/saving/autosave-queue'
import { outcomeOf } from '../../../parts/answering/save-outcome'
import { useUpdateCaseStudyMutation } from '../case-studies.generated'
import { valueOf, type CaseStudy, type StudyValue } from './case-study-value'

const read = (study: CaseStudy) => ({
  values: valueOf(study),
  version: study.version,
  by: study.changedBy.fullName,
  at: study.changedOn,
})

/** What the server refused, by its field: `timeline.2.date`. */
export type Refused = Readonly<Record<string, string>>

/** Saves a study; what the server refuses of a field is kept by its name. */
export function useSaveStudy(id: number) {
  const [update] = useUpdateCaseStudyMutation()
  const [refused, setRefused] = useState<Refused>({})
  const save = useCallback(
    async (value: StudyValue, version: number, action: string): Promise<SaveOutcome<StudyValue>> => {
      const input = {
        ...value,
        id,
        version,
        timeline: [...value.timeline],
        interviews: [...value.interviews],
        ratings: [...value.ratings],
        recommendations: [...value.recommendations],
      }
      const { data } = await update({ variables: { input }, context: { idempotencyKey: action } })
      const payload = data?.updateCaseStudy
      setRefused(
        Object.fromEntries(
          (payload?.errors ?? []).flatMap(({ field, message }) => (field ? [[field, message]] : [])),
        ),
      )
      return outcomeOf(payload && { errors: payload.errors, row: payload.caseStudy }, version, read)
    },
    [update, id],
  )
  return { save, refused }
}
