import { chakra } from '@chakra-ui/react'
import { Card } from '../../../ui/layout/card'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import { recordSummaryMessages as words } from './record-summary-messages.generated'
import type { AuditRecordSummaryQuery } from './record-summary.generated'

type Summary = AuditRecordSummaryQuery['auditRecordSummary']
type Item = Summary['sections'][number]['items'][number]
type Setup = Summary['setup'][number]

const setupColumns: DataColumn<Setup>[] = [
  { id: 'question', header: words.question, rowHeader: true, cell: ({ text }) => text },
  { id: 'answer', header: words.answer, cell: ({ answer }) => answer || words.notAnswered },
]

const itemColumns: DataColumn<Item>[] = [
  { id: 'number', header: words.number, cell: ({ number }) => number },
  { id: 'requirement', header: words.requirement, rowHeader: true, cell: ({ text }) => text },
  {
    id: 'answer',
    header: words.answer,
    cell: ({ answer, counts, notApplicable }) =>
      notApplicable ?? (counts === 'notMet' ? <b>{answer}</b> : answer || words.noAnswer),
  },
  {
    id: 'comment',
    header: words.comment,
    cell: ({ comment, extras }) =>
      [comment, ...extras.map(({ label, value }) => `${label}: ${value}`)].filter(Boolean).join(' '),
  },
]

/** The setup of a record and its sections, each as a table. */
export function SummaryTables({ summary: { setup, sections } }: { summary: Summary }) {
  return (
    <chakra.div display="grid" gap="14px">
      <Card title={words.setup} padded={false}>
        <DataTable
          caption={words.setup}
          columns={setupColumns}
          rows={setup}
          getRowId={({ text }) => text}
          empty={{ title: words.notAnswered }}
        />
      </Card>
      {sections.map(({ id, number, title, items }) => (
        <Card key={id} title={`${number} ${title}`} padded={false}>
          <DataTable
            caption={words.section({ number })}
            columns={itemColumns}
            rows={items}
            getRowId={(item) => item.id}
            empty={{ title: words.noAnswer }}
          />
        </Card>
      ))}
    </chakra.div>
  )
}
