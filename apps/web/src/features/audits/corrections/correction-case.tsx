import { chakra } from '@chakra-ui/react'
import { CaseState } from '@portal/domain'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { Alert } from '../../../ui/feedback/alert'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
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
  /** What the reader does with it. */
  children: ReactNode
}

/** One case: whose record, what was wrong, what to do, and what the state said to it. */
export function CorrectionCase({ place, entry, children }: CorrectionCaseProps) {
  const { student, itemNumber, findingNumber, findingId, recordId, state, stateComment } = entry
  const name = useRecordName({ ...place, recordId })
  return (
    <Card as="article" title={student} actions={<RecordNameButton name={name} />}>
      <RecordNamePanel name={name} />
      <chakra.p fontSize="md" color="fg.muted" marginBottom="10px">
        {words.about({ finding: findingNumber, item: itemNumber })}{' '}
        <TextLink to={auditsPaths.finding(findingId)}>{words.finding({ finding: findingNumber })}</TextLink>{' '}
        <TextLink to={recordPaths.record({ ...place, recordId })}>{words.record}</TextLink>
      </chakra.p>
      {stateComment && (
        <Alert
          status={state === CaseState.returned ? 'error' : 'info'}
          title={state === CaseState.returned ? words.returned : words.comment}
        >
          {stateComment}
        </Alert>
      )}
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

/** The requirement of a case, and when it is due. */
export function CorrectionFacts({ entry }: { entry: Correction }) {
  const { text, citation, dueOn, dueRule, verifiedOn } = entry
  return (
    <chakra.div display="grid" gap="14px">
      <Card title={words.requirement}>
        <chakra.p fontWeight="600" overflowWrap="anywhere">
          {text}
        </chakra.p>
        <chakra.p color="fg.muted" marginTop="4px">
          {citation}
        </chakra.p>
      </Card>
      <Card
        title={words.due}
        actions={dueOn && <DeadlineChip dueOn={dueOn} doneOn={verifiedOn} rule={dueRule} />}
      >
        <p>{dueOn ? words.dueOn({ day: formatDate(dueOn), rule: dueRule ?? '' }) : words.noDue}</p>
      </Card>
    </chakra.div>
  )
}
