import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { PageHeader } from '../../../ui/layout/page-header'
import { AgencyRecordPage } from './agency-record-page'
import { recordMessages as words } from './record-messages.generated'
import { RecordPage } from './record-page'
import { recordPaths, useRecordPlace } from './record-paths'
import { useRecordRights } from './record-rights'
import {
  AuditRecordDocument,
  useAuditRecordQuery,
  type AuditRecordQuery,
  type RecordItemFieldsFragment,
} from './record.generated'

/** Data of one record, in one request. */
export function RecordView() {
  const place = useRecordPlace()
  const rights = useRecordRights(place.typeKey)
  const client = useApolloClient()
  const valid = Number.isInteger(place.prongId) && Number.isInteger(place.recordId)
  const { data, error, refetch } = useAuditRecordQuery({
    variables: { ...place, ...rights },
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const { typeKey, prongId, recordId } = place
  const { review, files, set } = rights
  const putItem = useCallback(
    (item: RecordItemFieldsFragment) =>
      void client.cache.updateQuery<AuditRecordQuery>(
        { query: AuditRecordDocument, variables: { typeKey, prongId, recordId, review, files, set } },
        (known) => known && withItem(known, item),
      ),
    [client, typeKey, prongId, recordId, review, files, set],
  )
  const list = recordPaths.audits(place.typeKey)
  const prong = data?.auditProng
  const record = data?.auditRecords.find(({ id }) => id === place.recordId)
  if (!valid || (data && !error && !(prong && record))) return <MissingRecord what={words.what} list={list} />
  if (prong && record) {
    const {
      auditRecords: records,
      auditRecordSetup: setup,
      auditRecordContent: content,
      auditRecordFiles: documents,
      auditPreviousAnswers: previous,
      auditDocumentSet: documentSet,
      recordRequests: requests,
      recordDiscussion: discussion,
    } = data
    const shown = {
      place,
      prong,
      record,
      records,
      files: documents,
      documentSet,
      requests,
      discussion,
      onRefresh: refresh,
    }
    // A new key per record, so that no state of the previous one remains.
    return setup && content ? (
      <RecordPage
        key={record.id}
        {...shown}
        setup={setup}
        content={content}
        previous={previous}
        onItem={putItem}
      />
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

/** The record with one item as it is stored now. */
function withItem(known: AuditRecordQuery, item: RecordItemFieldsFragment): AuditRecordQuery {
  const content = known.auditRecordContent
  return content
    ? {
        ...known,
        auditRecordContent: {
          ...content,
          sections: content.sections.map((section) =>
            Object.assign({}, section, {
              items: section.items.map((one) => (one.id === item.id ? item : one)),
            }),
          ),
        },
      }
    : known
}
