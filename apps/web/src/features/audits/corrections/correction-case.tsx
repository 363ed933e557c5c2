import { chakra } from '@chakra-ui/react'
import { CaseState } from '@portal/domain'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { Card } from '../../../ui/layout/card'
import { auditsPaths, type ProngPlace } from '../audits-paths'
import { RecordNameButton, RecordNamePanel } from '../record/record-name-panel'
import { recordPaths } from '../record/record-paths'
import { useRecordName } from '../record/use-record-name'
import type { Correction } from './correction-values'
import { correctionsMessages } from './corrections-messages.generated'

const words = correctionsMessages.case

interface CorrectionCaseProps {
  place: ProngPlace
  entry: Correction
  /** All cases of the review: which of its finding this one is. */
  all: readonly Correction[]
  /** What the reader does with it. */
  children: ReactNode
}

/** One case: whose record, what was wrong, what to do, and what the state said to it. */
export function CorrectionCase({ place, entry, all, children }: CorrectionCaseProps) {
  const { student, school, itemNumber, findingNumber, findingId, recordId } = entry
  const name = useRecordName({ ...place, recordId })
  const ofFinding = all.filter((one) => one.findingId === findingId)
  const n = ofFinding.indexOf(entry) + 1
  return (
    <Card as="article" title={student} actions={<RecordNameButton name={name} />}>
      <RecordNamePanel name={name} />
      <chakra.p fontSize="md" color="fg.muted" marginBottom="10px">
        {school && `${school}. `}
        {words.about({ item: itemNumber, n, all: ofFinding.length, finding: findingNumber })}{' '}
        <TextLink to={auditsPaths.finding(findingId)}>{words.finding({ finding: findingNumber })}</TextLink>{' '}
        <TextLink to={recordPaths.record({ ...place, recordId })}>{words.record}</TextLink>
      </chakra.p>
      <Returned entry={entry} />
      <Quoted title={words.wrong} tone="status.danger.fg">
        {entry.wrong || words.noWrong}
      </Quoted>
      <Quoted title={words.todo} tone="brand.solid">
        {entry.requiredAction}
      </Quoted>
      {entry.compensatoryAsked !== '' && (
        <Quoted title={correctionsMessages.services.asked} tone="brand.solid">
          {entry.compensatoryAsked}
        </Quoted>
      )}
      {children}
    </Card>
  )
}

/** What the state wrote when it returned the correction, until that is answered. */
function Returned({ entry: { state, stateComment, history } }: { entry: Correction }) {
  if (state !== CaseState.returned || !stateComment) return null
  const last = history.find(({ act }) => act === 'returned' || act === 'undone')
  return (
    <Alert
      status="error"
      title={
        last?.by ? words.returnedBy({ name: last.by.fullName, day: formatDate(last.on) }) : words.returned
      }
    >
      {stateComment}
    </Alert>
  )
}

/** A text of the state, set off by a line. */
function Quoted({ title, tone, children }: { title: string; tone: string; children: ReactNode }) {
  return (
    <chakra.div marginTop="14px">
      <chakra.h3 textStyle="blockTitle" marginBottom="4px">
        {title}
      </chakra.h3>
      <chakra.p
        borderInlineStart="3px solid"
        borderColor={tone}
        paddingInlineStart="12px"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        maxWidth="measure"
      >
        {children}
      </chakra.p>
    </chakra.div>
  )
}
