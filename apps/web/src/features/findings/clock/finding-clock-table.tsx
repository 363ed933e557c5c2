import { formatDate } from '../../../lib/format'
import { DataTable } from '../../../ui/table/data-table'
import type { ClockModel, ClockStep } from './finding-clock-model'
import { findingsPageMessages } from '../findings-page-messages.generated'

const words = findingsPageMessages.clock

/** The clock as a table: every step with its day, as the picture and its words have them. */
export function FindingClockTable({ clock }: { clock: ClockModel }) {
  return (
    <DataTable<ClockStep>
      caption={words.title}
      columns={[
        { id: 'step', header: words.step, rowHeader: true, cell: ({ name }) => name },
        { id: 'on', header: words.on, cell: ({ on }) => (on ? formatDate(on) : '-') },
        { id: 'note', header: words.note, cell: ({ note }) => note },
      ]}
      rows={clock.steps}
      getRowId={({ name }) => name}
      empty={{ title: words.title }}
    />
  )
}
