import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, History } from 'lucide-react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useViewer } from '../../../lib/session/viewer'
import { AnsweringPage } from '../../../parts/answering/answering-page'
import { IconLink } from '../../../ui/action/icon-link'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { AskForDocuments } from '../requests/ask-for-documents'
import { RequestLog } from '../requests/request-log'
import { ApplicabilityCard } from './applicability-card'
import { RecordComments } from './record-comments'
import { RecordDocuments } from './record-documents'
import { breadcrumbOf, factsOf, recordsBeside } from './record-header'
import { recordMessages as words } from './record-messages.generated'
import { RecordNameButton, RecordNamePanel } from './record-name-panel'
import { recordPaths } from './record-paths'
import type { RecordPageProps } from './record-page-props'
import { NewerContent } from './review/newer-content'
import { reviewMessages } from './review/review-messages.generated'
import { RecordProgress } from './review/record-progress'
import { RecordParts } from './review/record-parts'
import { RecordSubmission } from './review/record-submission'
import { useRecordParts } from './review/use-record-parts'
import { useRecordName } from './use-record-name'

/** The review of one record of a sample by the state: its setup, its items with their answers, and its documents. */
export function RecordPage(props: RecordPageProps) {
  const { place, prong, record, records, setup, content, files, requests, onRefresh } = props
  const { lea, part, year } = prong.audit
  useHeaderBadge(lea.shortName, part, year)
  const { permissions } = useViewer()
  const name = useRecordName(place)
  const parts = useRecordParts(place, content, setup)
  const { previous, next, inSample } = recordsBeside(place, records)
  return (
    <AnsweringPage
      header={{
        title: record.student,
        breadcrumb: breadcrumbOf(place, { prong, student: record.student }),
        facts: factsOf(record, inSample),
        actions: (
          <>
            {files && <RecordNameButton name={name} />}
            <RecordProgress sections={content.sections} />
            {/* Together, so that on phones none of them goes to a line of its own. */}
            <chakra.span display="inline-flex" gap="2px">
              {permissions.includes('audit-trail.view') && (
                <IconLink
                  label={words.history}
                  icon={<History aria-hidden />}
                  to={recordPaths.history(place)}
                />
              )}
              {previous && (
                <IconLink label={words.previousRecord} icon={<ChevronLeft aria-hidden />} to={previous} />
              )}
              {next && <IconLink label={words.nextRecord} icon={<ChevronRight aria-hidden />} to={next} />}
            </chakra.span>
          </>
        ),
      }}
      presence={{ kind: 'audit-record', id: record.id }}
      items={parts.places}
      item={parts.place}
      write={parts.isSetup ? setup.update : content.answer}
      unsaved={parts.unsaved}
      notices={
        <>
          <RecordNamePanel name={name} />
          <NewerContent place={place} content={content} />
          {content.blind && (
            <Alert status="info" title={reviewMessages.second.blind}>
              <TextLink to={recordPaths.secondReading(place)}>{reviewMessages.second.open}</TextLink>
            </Alert>
          )}
        </>
      }
      columns={{ md: '220px minmax(0, 1fr)', xl: '{sizes.navigator} minmax(0, 1fr) 300px' }}
      neighbours={parts.neighbours}
      steps={
        <RecordSubmission place={place} content={content} requests={requests} pathTo={parts.pathToItem} />
      }
      onChanged={onRefresh}
    >
      <RecordParts {...props} parts={parts} />
      <chakra.aside
        aria-label={words.documents}
        display="grid"
        gap="14px"
        minWidth="0"
        gridColumn={{ md: '2', xl: 'auto' }}
      >
        {parts.isSetup && <ApplicabilityCard setup={setup} />}
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
        <RequestLog place={place} requests={requests}>
          <AskForDocuments place={place} record={record} item={null} onChanged={onRefresh} />
        </RequestLog>
        <RecordComments discussion={props.discussion} onChanged={onRefresh} />
      </chakra.aside>
    </AnsweringPage>
  )
}
