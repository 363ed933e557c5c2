import { chakra } from '@chakra-ui/react'
import { currentProng } from '@portal/domain'
import { NoBreak, type DataColumn } from '../../../ui/table/data-table'
import type { AuditListRow as Row } from './audit-rows'
import { auditsMessages as words } from './audits-messages.generated'

/** Stands where there is no value. */
export const none = (
  <chakra.span data-none color="fg.subtle">
    -
  </chakra.span>
)

/** A number of so many, '3/5'; the first alone where there is no second. */
export const ofAll = (n: number, all: number | null) => (
  <NoBreak>
    {n}
    {all !== null && <chakra.span color="fg.subtle">{`/${all}`}</chakra.span>}
  </NoBreak>
)

/** '93.4 %' as 93.4; null where no percent is shown. */
function share({ figures }: Row): number | null {
  const number = Number.parseFloat(figures?.compliance ?? '')
  return Number.isNaN(number) ? null : number
}

/** Where the review of newer data stands, with its round while one runs. */
function newerDataOf({ figures, prongs }: Row): string {
  const state = figures?.newerData ?? 'none'
  const prong = currentProng(prongs)
  if (state === 'running' && prong)
    return words.newerData.running({ round: prong.round, n: prong.complete, all: prong.sampled })
  return state === 'none' ? '' : words.newerData.states[state as keyof typeof words.newerData.states]
}

/** Columns of how far audits are beyond their steps (domain definition 2.10 A). */
export const figureColumns: DataColumn<Row>[] = [
  {
    id: 'compliance',
    header: words.columns.compliance,
    align: 'end',
    sortValue: share,
    exported: [{ heading: words.columns.compliance, value: ({ figures }) => figures?.compliance ?? '' }],
    cell: ({ figures }) => (figures?.compliance ? <NoBreak>{figures.compliance}</NoBreak> : none),
  },
  {
    id: 'findings',
    header: words.columns.findings,
    align: 'end',
    sortValue: ({ figures }) => figures?.findingsOpen ?? null,
    exported: [
      { heading: words.columns.findingsOpen, value: ({ figures }) => figures?.findingsOpen ?? null },
      { heading: words.columns.findings, value: ({ figures }) => figures?.findings ?? null },
    ],
    cell: ({ figures }) =>
      figures && figures.findings > 0 ? ofAll(figures.findingsOpen, figures.findings) : none,
  },
  {
    id: 'corrections',
    header: words.columns.corrections,
    align: 'end',
    sortValue: ({ figures }) => figures?.corrections?.verified ?? null,
    exported: [
      {
        heading: words.columns.correctionsVerified,
        value: ({ figures }) => figures?.corrections?.verified ?? null,
      },
      {
        heading: words.columns.corrections,
        value: ({ figures }) => figures?.corrections?.required ?? null,
      },
    ],
    cell: ({ figures }) =>
      figures?.corrections ? ofAll(figures.corrections.verified, figures.corrections.required) : none,
  },
  {
    id: 'newerData',
    header: words.columns.newerData,
    sortValue: newerDataOf,
    cell: (row) => <NoBreak>{newerDataOf(row) || none}</NoBreak>,
  },
]
