import { chakra } from '@chakra-ui/react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { AnsweringPage } from '../../../parts/answering/answering-page'
import { Card } from '../../../ui/layout/card'
import { ApplicabilityCard } from './applicability-card'
import { RecordDocuments } from './record-documents'
import { breadcrumbOf, factsOf, recordsBeside, type Prong } from './record-header'
import { recordMessages as words } from './record-messages.generated'
import { RecordNameButton, RecordNamePanel } from './record-name-panel'
import type { RecordPlace } from './record-paths'
import type {
  AuditRecordFieldsFragment,
  RecordFileFieldsFragment,
  RecordSetupFieldsFragment,
} from './record.generated'
import { SetupForm, SetupText } from './setup-form'
import { useRecordName } from './use-record-name'

export interface RecordPageProps {
  place: RecordPlace
  prong: Prong
  record: AuditRecordFieldsFragment
  /** All records of the sample. */
  records: readonly AuditRecordFieldsFragment[]
  setup: RecordSetupFieldsFragment
  /** Undefined for people who see no names. */
  files: readonly RecordFileFieldsFragment[] | undefined
  onRefresh: () => void
}

/** The review of one record of a sample by the state: its setup, what follows from it, and its documents. */
export function RecordPage({ place, prong, record, records, setup, files, onRefresh }: RecordPageProps) {
  const { lea, part, year } = prong.audit
  useHeaderBadge(lea.shortName, part, year)
  const name = useRecordName(place)
  const { previous, next, inSample } = recordsBeside(place, records)
  return (
    <AnsweringPage
      header={{
        title: record.student,
        breadcrumb: breadcrumbOf(place, prong, record.student),
        facts: factsOf(record, inSample),
        actions: files && <RecordNameButton name={name} />,
      }}
      presence={{ kind: 'audit-record', id: record.id }}
      items={[]}
      item={undefined}
      write={setup.update}
      notices={<RecordNamePanel name={name} />}
      columns={{ xl: 'minmax(0, 1fr) 372px' }}
      neighbours={{
        previous: previous === undefined ? undefined : { label: words.previousRecord, to: previous },
        next: next === undefined ? undefined : { label: words.nextRecord, to: next },
      }}
      steps={null}
      onChanged={onRefresh}
    >
      {setup.update.allowed ? (
        <SetupForm place={place} setup={setup} onRefresh={onRefresh} />
      ) : (
        <SetupText setup={setup} />
      )}
      <chakra.aside aria-label={words.documents} display="grid" gap="14px" minWidth="0">
        <ApplicabilityCard setup={setup} />
        <Card title={words.documents} note={record.documents}>
          {files ? (
            <RecordDocuments
              place={place}
              record={record}
              files={files}
              itemId={null}
              onChanged={onRefresh}
            />
          ) : (
            <p>{words.files.hidden}</p>
          )}
        </Card>
      </chakra.aside>
    </AnsweringPage>
  )
}
