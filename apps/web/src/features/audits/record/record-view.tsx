import { useCallback } from 'react'
import { problemOf } from '../../../lib/problem'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { PageHeader } from '../../../ui/layout/page-header'
import { AgencyRecordPage } from './agency-record-page'
import { recordMessages as words } from './record-messages.generated'
import { RecordPage } from './record-page'
import { recordPaths, useRecordPlace } from './record-paths'
import { useRecordRights } from './record-rights'
import { useAuditRecordQuery } from './record.generated'

/** Data of one record, in one request. */
export function RecordView() {
  const place = useRecordPlace()
  const rights = useRecordRights()
  const valid = Number.isInteger(place.prongId) && Number.isInteger(place.recordId)
  const { data, error, refetch } = useAuditRecordQuery({
    variables: { ...place, ...rights },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const list = recordPaths.audits(place.typeKey)
  const prong = data?.auditProng
  const record = data?.auditRecords.find(({ id }) => id === place.recordId)
  if (!valid || (data && !error && !(prong && record))) return <MissingRecord what={words.what} list={list} />
  if (prong && record) {
    const { auditRecords: records, auditRecordSetup: setup, auditRecordFiles: files } = data
    const shown = { place, prong, record, records, files, onRefresh: refresh }
    // A new key per record, so that no state of the previous one remains.
    return setup ? (
      <RecordPage key={record.id} {...shown} setup={setup} />
    ) : (
      <AgencyRecordPage key={record.id} {...shown} />
    )
  }
  return (
    <>
      <PageHeader title={words.records} breadcrumb={[{ label: words.records, to: list }]} />
      {error ? (
        <ProblemState problem={problemOf(error)} what={words.what} onRetry={refresh} />
      ) : (
        <LoadingState what={words.theRecord} lines={8} />
      )}
    </>
  )
}
