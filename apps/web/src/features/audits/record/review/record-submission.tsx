import { useCallback } from 'react'
import type { RecordPlace } from '../record-paths'
import { useSubmitRecordMutation, type RecordContentFieldsFragment } from '../record.generated'
import { gapsOf } from './gaps'
import type { ReviewItem } from './review-model'
import { SubmitRecord } from './submit-record'

interface RecordSubmissionProps {
  place: RecordPlace
  content: RecordContentFieldsFragment
  pathTo: (item: ReviewItem) => string
}

/** The last step of the review of a record, for those who answer it. */
export function RecordSubmission({ place, content, pathTo }: RecordSubmissionProps) {
  const [run] = useSubmitRecordMutation()
  const { typeKey, recordId } = place
  const submit = useCallback(async () => {
    const { data } = await run({ variables: { input: { typeKey, recordId } } })
    return data?.submitRecord.errors
  }, [run, typeKey, recordId])
  if (!content.answer.allowed) return null
  return <SubmitRecord may={content.submit} gaps={gapsOf(content.sections)} pathTo={pathTo} submit={submit} />
}
