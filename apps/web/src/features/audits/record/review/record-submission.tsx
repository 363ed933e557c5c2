import { useApolloClient } from '@apollo/client/react'
import { RecordStatus } from '@portal/domain'
import { BookOpenCheck, FileText, RotateCcw } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useSteps } from '../../../../parts/answering/use-steps'
import { Button } from '../../../../ui/action/button'
import { ReasonLater } from '../../../../ui/dialog/reason-later'
import { LinkButton } from '../../../../ui/action/link'
import { PendingRequests } from '../../requests/pending-requests'
import type { DocumentRequestFieldsFragment } from '../../requests/requests.generated'
import { recordPaths, type RecordPlace } from '../record-paths'
import {
  RecordContentNowDocument,
  useReopenRecordMutation,
  useSubmitRecordMutation,
  type RecordContentFieldsFragment,
  type RecordContentNowQuery,
} from '../record.generated'
import { gapsOf } from './gaps'
import { reviewMessages as words } from './review-messages.generated'
import type { ReviewItem } from './review-model'
import { SubmitRecord } from './submit-record'

interface RecordSubmissionProps {
  place: RecordPlace
  content: RecordContentFieldsFragment
  requests: readonly DocumentRequestFieldsFragment[]
  pathTo: (item: ReviewItem) => string
}

/** The last steps of the review of a record: submitting it, its second reading, reopening it, and its summary. */
export function RecordSubmission({ place, content, requests, pathTo }: RecordSubmissionProps) {
  const [run] = useSubmitRecordMutation()
  const client = useApolloClient()
  const { typeKey, prongId, recordId } = place
  const findGaps = useCallback(async () => {
    const { data } = await client.query<RecordContentNowQuery>({
      query: RecordContentNowDocument,
      variables: { typeKey, prongId, recordId },
      fetchPolicy: 'network-only',
      context: { queryDeduplication: false },
    })
    return data && gapsOf(data.auditRecordContent.sections, data.auditRecordContent.extraFields)
  }, [client, typeKey, prongId, recordId])
  const submit = useCallback(async () => {
    const { data } = await run({ variables: { input: { typeKey, recordId } } })
    return data?.submitRecord.errors
  }, [run, typeKey, recordId])
  return (
    <>
      {!content.blind && (
        <LinkButton variant="quiet" to={recordPaths.summary(place)} icon={<FileText aria-hidden />}>
          {words.second.summary}
        </LinkButton>
      )}
      {content.secondReaderDue && (
        <LinkButton to={recordPaths.secondReading(place)} icon={<BookOpenCheck aria-hidden />}>
          {words.second.link}
        </LinkButton>
      )}
      {content.reopen.allowed && <ReopenRecord place={place} content={content} />}
      {content.answer.allowed && (
        <SubmitRecord
          may={content.submit}
          findGaps={findGaps}
          pathTo={pathTo}
          pending={<PendingRequests place={place} requests={requests} />}
          submit={submit}
        />
      )}
    </>
  )
}

/** Leads a record back into review, after a reason. */
function ReopenRecord({ place, content }: Pick<RecordSubmissionProps, 'place' | 'content'>) {
  const { typeKey, recordId } = place
  const [reopen] = useReopenRecordMutation()
  const [open, setOpen] = useState(false)
  const { run } = useSteps()
  // Its second reader gives a submitted record back to the first.
  const go = content.status === RecordStatus.submittedForCheck ? words.reopen.sendBack : words.reopen.button
  return (
    <>
      <Button icon={<RotateCcw aria-hidden />} onClick={() => setOpen(true)}>
        {go}
      </Button>
      {open && (
        <ReasonLater
          title={words.reopen.title}
          intro={words.reopen.intro}
          words={{ label: words.reopen.reason, go, cancel: words.reopen.cancel }}
          draft={['reopen-record', recordId]}
          check={(text) => (text.trim() === '' ? words.reopen.missing : undefined)}
          rows={3}
          maxLength={2000}
          onDone={async (reason) => {
            const input = { typeKey, recordId, reason, version: content.version }
            const refusals = await run(
              words.reopen.done,
              async () => (await reopen({ variables: { input } })).data?.reopenRecord.errors,
            )
            if (refusals.length === 0) setOpen(false)
            return refusals
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
