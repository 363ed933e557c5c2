import { chakra } from '@chakra-ui/react'
import { actionInWords, entryYearInWords, spellRoleName, targetInWords } from '@portal/domain'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format'
import { Button } from '../../ui/action/button'
import { Drawer } from '../../ui/dialog/drawer'
import { AuditChanges } from './audit-changes'
import { auditTrailMessages as m } from './audit-trail-messages.generated'
import type { AuditEventFieldsFragment } from './audit-trail.generated'
import { actorInWords } from './audit-words'

interface AuditDetailsProps {
  event: AuditEventFieldsFragment
  onClose: () => void
  onOnlyPerson: () => void
  onOnlyRecord: () => void
}

/** Everything about one entry. */
export function AuditDetails({ event, onClose, onOnlyPerson, onOnlyRecord }: AuditDetailsProps) {
  return (
    <Drawer
      onClose={onClose}
      title={actionInWords(event.action)}
      footer={
        <>
          {event.actor && <Button onClick={onOnlyPerson}>{m.onlyThisPerson}</Button>}
          <Button onClick={onOnlyRecord}>{m.onlyThisRecord}</Button>
        </>
      }
    >
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '130px minmax(0, 1fr)' }}
        gap={{ base: '0', md: '6px 14px' }}
        marginBottom="16px"
        css={{
          '& dt': { color: 'fg.subtle', textStyle: 'label' },
          '& dd': { overflowWrap: 'anywhere', marginBottom: { base: '6px', md: '0' } },
        }}
      >
        <Fact term={m.when}>{formatDateTime(event.at)}</Fact>
        <Fact term={m.who}>{actorInWords(event)}</Fact>
        {event.actorRole && <Fact term={m.as}>{spellRoleName(event.actorRole)}</Fact>}
        <Fact term={m.on}>{targetInWords(event)}</Fact>
        {event.leaName && <Fact term={m.agency}>{event.leaName}</Fact>}
        {event.year !== null && (
          <Fact term={m.year}>{entryYearInWords({ targetType: event.targetType, year: event.year })}</Fact>
        )}
        {event.reason && <Fact term={m.reason}>{event.reason}</Fact>}
        {event.ip && <Fact term={m.address}>{event.ip}</Fact>}
        {event.requestId && <Fact term={m.requestId}>{event.requestId}</Fact>}
        <Fact term={m.entry}>{m.number({ seq: event.seq })}</Fact>
      </chakra.dl>
      <chakra.h3 textStyle="blockTitle" marginBottom="6px">
        {m.changes}
      </chakra.h3>
      <AuditChanges changes={event.changes} />
    </Drawer>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </>
  )
}
