import { findingDue } from '@portal/domain'
import { formatDate } from '../../lib/format'
import { DataTable } from '../../ui/data-table'
import { findingsMessages } from './findings-messages'
import { findingsPageMessages } from './findings-page-messages'
import type { FindingFieldsFragment as Finding } from './findings.generated'

const words = findingsPageMessages.clock

interface Step {
  name: string
  on: string | null
  note: string
}

/** The clock as a table: every step with its day. */
export function FindingClockTable({ finding }: { finding: Finding }) {
  return (
    <DataTable<Step>
      caption={words.title}
      columns={[
        { id: 'step', header: words.step, rowHeader: true, cell: ({ name }) => name },
        { id: 'on', header: words.on, cell: ({ on }) => (on ? formatDate(on) : '-') },
        { id: 'note', header: words.note, cell: ({ note }) => note },
      ]}
      rows={stepsOf(finding)}
      getRowId={({ name }) => name}
      empty={{ title: words.title }}
    />
  )
}

function stepsOf(finding: Finding): Step[] {
  const latest = finding.rounds.find(({ setAside }) => !setAside)
  return [
    {
      name: words.found,
      on: finding.discoveredOn,
      note: findingsMessages.sources[finding.source as keyof typeof findingsMessages.sources],
    },
    { name: words.letterStep, on: finding.issuedOn, note: '' },
    {
      name: words.prong1,
      on: finding.prong1VerifiedOn,
      note: words.verified(finding.casesVerified, finding.casesTotal),
    },
    {
      name: words.prong2,
      on: finding.prong2VerifiedOn,
      note: latest ? words.latest(latest.recordsCompliant, latest.recordsReviewed) : words.notStarted,
    },
    {
      name: words.dueStep,
      on: finding.dueOn,
      note: finding.issuedOn ? findingDue(finding.issuedOn).derivation : '',
    },
    { name: words.closedStep, on: finding.closedOn, note: '' },
  ]
}
