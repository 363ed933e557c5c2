import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { formatDate, formatDateTime } from '../../../lib/format'
import { useViewer } from '../../../lib/session/viewer'
import { LinkButton, TextLink } from '../../../ui/action/link'
import { Card } from '../../../ui/layout/card'
import type { ProngPlace } from '../audits-paths'
import { recordPaths } from '../record/record-paths'
import { RequestActs } from './request-acts'
import { RequestAnswer } from './request-answer'
import { RequestAnswerForm } from './request-answer-form'
import { RequestStamp } from './request-stamp'
import { RequestDueChip, RequestStateChip } from './request-state'
import { requestPaths } from './requests-address'
import { requestsMessages } from './requests-messages.generated'
import type { DocumentRequestFieldsFragment as Request } from './requests.generated'

const words = requestsMessages.page

interface RequestViewProps {
  place: ProngPlace
  leaId: number
  request: Request
  /** The request as it is stored now. */
  onRefresh: () => Promise<Request | null>
}

/** One request beside its facts: the agency answers, the state decides. */
export function RequestView({ place, leaId, request, onRefresh }: RequestViewProps) {
  const viewer = useViewer()
  // Whoever has begun to write keeps the form, also when a colleague was faster: nothing typed is lost.
  const [writing, setWriting] = useState(request.answerIt.allowed)
  if (request.answerIt.allowed && !writing) setWriting(true)
  return (
    <chakra.div
      display="grid"
      alignItems="start"
      gap={{ base: '10px', md: '16px' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }}
    >
      <Card
        title={words.heading({ n: request.order })}
        note={<RequestStateChip request={request} />}
        actions={
          <LinkButton
            size="sm"
            variant="quiet"
            to={requestPaths.list(place)}
            icon={<ArrowLeft aria-hidden />}
          >
            {words.back}
          </LinkButton>
        }
      >
        <Wanted request={request} />
        {writing && (
          <RequestAnswerForm
            place={place}
            request={request}
            onRefresh={onRefresh}
            onSent={() => setWriting(false)}
          />
        )}
        {!request.answerIt.allowed && (
          <RequestAnswer place={place} request={request} onChanged={() => void onRefresh()} />
        )}
        {viewer.isStateMonitor && (
          <RequestActs place={place} leaId={leaId} request={request} onRefresh={onRefresh} />
        )}
      </Card>
      <RequestFacts place={place} request={request} />
    </chakra.div>
  )
}

function Wanted({ request }: { request: Request }) {
  const { itemId, itemNumber, itemText, text, decision, decidedBy, decidedOn } = request
  return (
    <>
      <chakra.h3 textStyle="blockTitle">{words.wanted}</chakra.h3>
      <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {itemId !== null && (
        <chakra.p marginTop="6px" color="fg.muted" fontSize="md">
          <b>{words.item({ number: itemNumber })}</b> {itemText}
        </chakra.p>
      )}
      {decision && (
        <>
          <chakra.h3 textStyle="blockTitle" marginTop="14px">
            {words.decision}
          </chakra.h3>
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
            {decision}
          </chakra.p>
          <RequestStamp name={decidedBy?.fullName} at={decidedOn} />
        </>
      )}
    </>
  )
}

function RequestFacts({ place, request }: Pick<RequestViewProps, 'place' | 'request'>) {
  const { recordId, student, order, requestedBy, requestedOn, dueOn, dueDerivation, extensions } = request
  const facts: [string, ReactNode][] = [
    [
      words.record,
      <TextLink key="record" to={recordPaths.record({ ...place, recordId })}>
        {`${order} ${student}`}
      </TextLink>,
    ],
    [words.requested, words.requestedBy({ name: requestedBy.fullName, at: formatDateTime(requestedOn) })],
    [
      words.due,
      <chakra.span key="due" display="grid" gap="4px" justifyItems="start">
        {formatDate(dueOn)}
        <RequestDueChip request={request} />
        <chakra.span fontSize="sm" color="fg.subtle">
          {dueDerivation}
        </chakra.span>
      </chakra.span>,
    ],
    ...(extensions.length > 0
      ? [
          [
            words.extensions,
            <ul key="extensions">
              {extensions.map(({ from, to, reason, at }) => (
                <li key={at}>{words.extension({ from: formatDate(from), to: formatDate(to), reason })}</li>
              ))}
            </ul>,
          ] satisfies [string, ReactNode],
        ]
      : []),
    ...(request.remindedOn
      ? [[words.reminded, formatDate(request.remindedOn)] satisfies [string, ReactNode]]
      : []),
    [words.assignees, request.assignees.map(({ fullName }) => fullName).join(', ') || requestsMessages.none],
  ]
  return (
    <Card title={words.facts}>
      <chakra.dl display="grid" gap="10px" fontSize="md">
        {facts.map(([term, said]) => (
          <div key={term}>
            <chakra.dt textStyle="label" color="fg.subtle">
              {term}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{said}</chakra.dd>
          </div>
        ))}
      </chakra.dl>
    </Card>
  )
}
