import { chakra } from '@chakra-ui/react'
import { DataTable, type DataColumn } from '../../../ui/table/data-table'
import { sampleMessages } from './sample-messages.generated'
import type { SampleDrawFieldsFragment } from './sample.generated'

const words = sampleMessages.result
type Drawn = NonNullable<SampleDrawFieldsFragment['drawn']>
type Stratum = Drawn['strata'][number]
type Quota = Drawn['quotas'][number]

const strataColumns = (subject: string): DataColumn<Stratum>[] => [
  { id: 'group', header: words.group, rowHeader: true, cell: ({ name }) => name },
  { id: 'population', header: subject, align: 'end', cell: ({ population }) => population },
  { id: 'allocated', header: words.allocated, align: 'end', cell: ({ allocated }) => allocated },
  { id: 'drawn', header: words.drawn, align: 'end', cell: ({ drawn }) => drawn },
]

const quotas: DataColumn<Quota>[] = [
  { id: 'quota', header: words.quota, rowHeader: true, cell: ({ name }) => name },
  { id: 'atLeast', header: words.atLeast, align: 'end', cell: ({ atLeast }) => atLeast },
  { id: 'inSample', header: words.inSample, align: 'end', cell: ({ inSample }) => inSample },
  { id: 'met', header: words.met, cell: ({ notMet }) => notMet ?? words.met },
]

interface DrawTablesProps {
  /** What the rows are called. */
  subject: { titles: string }
  draw: Pick<Drawn, 'strata' | 'quotas'>
  /** One below the other, where both do not fit beside each other. */
  below?: boolean
}

/** Groups and quotas of a draw, or of what one would give. */
export function DrawTables({ subject, draw, below = false }: DrawTablesProps) {
  return (
    <chakra.div
      display="grid"
      gap="14px"
      gridTemplateColumns={
        below ? 'minmax(0, 1fr)' : { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }
      }
      alignItems="start"
      marginTop="10px"
    >
      <DataTable
        caption={words.strata}
        columns={strataColumns(subject.titles)}
        rows={draw.strata}
        getRowId={({ name }) => name}
        empty={{ title: words.strata }}
      />
      {draw.quotas.length > 0 && (
        <DataTable
          caption={words.quotas}
          columns={quotas}
          rows={draw.quotas}
          getRowId={({ name }) => name}
          empty={{ title: words.quotas }}
        />
      )}
    </chakra.div>
  )
}
