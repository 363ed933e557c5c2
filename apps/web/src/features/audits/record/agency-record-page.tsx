import { useHeaderBadge } from '../../../lib/header-badge'
import { Card } from '../../../ui/layout/card'
import { PageHeader } from '../../../ui/layout/page-header'
import { SetPanel } from '../document-set/set-panel'
import { RequestLog } from '../requests/request-log'
import { RecordComments } from './record-comments'
import { RecordDocuments } from './record-documents'
import { breadcrumbOf, factsOf, recordsBeside } from './record-header'
import { recordMessages as words } from './record-messages.generated'
import { RecordNameButton, RecordNamePanel } from './record-name-panel'
import type { RecordPageProps } from './record-page-props'
import { useRecordName } from './use-record-name'

/** What the agency sees of a record before the report: what it sends, and not how the state reviews it. */
export function AgencyRecordPage({
  place,
  prong,
  record,
  records,
  files = [],
  documentSet,
  requests,
  discussion,
  onRefresh,
}: Omit<RecordPageProps, 'setup' | 'content' | 'previous' | 'onItem'>) {
  const { lea, part, year } = prong.audit
  useHeaderBadge(lea.shortName, part, year)
  const name = useRecordName(place)
  return (
    <>
      <PageHeader
        title={record.student}
        breadcrumb={breadcrumbOf(place, { prong, student: record.student })}
        facts={factsOf(record, recordsBeside(place, records).inSample)}
        actions={<RecordNameButton name={name} />}
      />
      <RecordNamePanel name={name} />
      {documentSet && (
        <SetPanel
          place={place}
          version={prong.version}
          record={record}
          set={documentSet}
          onChanged={onRefresh}
        />
      )}
      <Card title={words.documents} note={record.documents}>
        <RecordDocuments place={place} record={record} files={files} itemId={null} onChanged={onRefresh} />
      </Card>
      <RequestLog place={place} requests={requests} />
      <RecordComments discussion={discussion} onChanged={onRefresh} />
    </>
  )
}
