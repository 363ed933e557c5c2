import { chakra } from '@chakra-ui/react'
import { CircleCheck, CircleDashed, Flag, ListChecks, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { wordOf } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { IconButton } from '../../../ui/action/icon-button'
import { TextLink } from '../../../ui/action/link'
import { Drawer } from '../../../ui/dialog/drawer'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { Card } from '../../../ui/layout/card'
import { auditsPaths } from '../audits-paths'
import { recordPaths } from '../record/record-paths'
import { useMatrixCellQuery, type MatrixCellQuery } from './matrix.generated'
import { matrixMessages } from './matrix-messages.generated'
import type { Agency, MatrixRow, Share } from './matrix-model'

const words = matrixMessages.panel

interface MatrixPanelProps {
  typeKey: string
  part: string
  agency: Agency
  row: MatrixRow
  cell: MatrixRow['cells'][number]
  onClose: () => void
}

/** Explains one cell of the matrix: the number, what it is made of, the state beside it, and the records behind it. */
export function MatrixPanel(props: MatrixPanelProps) {
  const { agency, part, row, onClose } = props
  const title = (row.isSection ? words.sectionTitle : words.title)({ number: row.number })
  const where = words.where({ agency: `${agency.code} ${agency.shortName}`, part })
  const body = (
    <>
      <chakra.p fontWeight="600">{row.text}</chakra.p>
      <chakra.p color="fg.muted">{where}</chakra.p>
      <Explanation {...props} />
      <chakra.p marginTop="10px" fontSize="sm" color="fg.subtle" hideBelow="md">
        {words.keys}
      </chakra.p>
    </>
  )
  // On phones there is no place beside the table.
  if (matchMedia('(max-width: 47.99em)').matches)
    return (
      <Drawer onClose={onClose} title={title}>
        {body}
      </Drawer>
    )
  return (
    <Card
      title={title}
      actions={<IconButton label={words.close} icon={<X aria-hidden />} onClick={onClose} />}
    >
      {body}
    </Card>
  )
}

const bandIcons = { compliant: CircleCheck, individual: Flag, systemic: Flag } as const

function Explanation({ typeKey, agency, row, cell }: MatrixPanelProps) {
  const { prongId } = agency
  const { itemId } = cell
  const { data, error, refetch } = useMatrixCellQuery({
    variables: { typeKey, prongId },
    skip: itemId === null,
  })
  const prior = data?.auditComparison.items.find(({ id }) => id === itemId)?.prior
  const query = cell.itemId === null ? '' : `?${new URLSearchParams({ item: cell.itemId }).toString()}`
  const Icon =
    cell.heat && cell.heat in bandIcons ? bandIcons[cell.heat as keyof typeof bandIcons] : CircleDashed
  return (
    <>
      <chakra.p margin="8px 0 4px">
        <chakra.span textStyle="figure" marginInlineEnd="8px">
          {cell.percent}
        </chakra.span>{' '}
        {(row.isSection ? words.ofSection : words.of)({ reviewed: cell.reviewed })}
      </chakra.p>
      <chakra.p color="fg.muted">
        {words.counts({ met: cell.met, notMet: cell.reviewed - cell.met, excluded: cell.excluded })}
      </chakra.p>
      {cell.heat !== null && (
        <chakra.p margin="6px 0">
          <StatusChip palette="neutral" icon={Icon}>
            {wordOf(words.bands, cell.heat)}
          </StatusChip>
        </chakra.p>
      )}
      <chakra.dl margin="10px 0">
        <Bar name={words.now({ agency: agency.shortName })} {...widthOf(cell)} />
        {prior && <Bar name={words.lastYear} percent={prior} width={Number.parseFloat(prior)} />}
        <Bar name={words.stateNow} {...widthOf(row.state)} />
      </chakra.dl>
      {itemId !== null && data && (
        <Records
          {...{ typeKey, prongId }}
          records={data.auditNoncompliance.filter((one) => one.itemId === itemId)}
        />
      )}
      {itemId !== null && !data && error && (
        <ProblemState problem={problemOf(error)} what={words.what} onRetry={() => void refetch()} />
      )}
      {itemId !== null && !data && !error && <LoadingState what={words.what} lines={3} />}
      <chakra.p display="flex" flexWrap="wrap" gap="4px 16px" marginTop="10px">
        <TextLink to={`${auditsPaths.noncompliance(typeKey, prongId)}${query}`}>{words.all}</TextLink>
        <TextLink to={`${auditsPaths.summary(typeKey, prongId)}${query}`}>{words.summary}</TextLink>
      </chakra.p>
    </>
  )
}

/** The percent as words and as the part of a bar, from 0 to 100. */
const widthOf = ({ met, reviewed, percent }: Share) => ({
  percent,
  width: reviewed === 0 ? 0 : (met * 100) / reviewed,
})

interface BarProps {
  name: string
  percent: string
  width: number
}

function Bar({ name, percent, width }: BarProps): ReactNode {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 110px) 1fr 64px" alignItems="center" gap="8px">
      <chakra.dt fontSize="sm">{name}</chakra.dt>
      <chakra.span aria-hidden display="block" height="8px" bg="bg.muted" borderRadius="xs">
        <chakra.span
          display="block"
          height="100%"
          bg="brand.solid"
          borderRadius="xs"
          style={{ width: `${width}%` }}
        />
      </chakra.span>
      <chakra.dd textAlign="end" fontWeight="600" fontVariantNumeric="tabular-nums">
        {percent}
      </chakra.dd>
    </chakra.div>
  )
}

/** So many records stand in the panel; the rest in the report behind it. */
const most = 5

interface RecordsProps {
  typeKey: string
  prongId: number
  records: MatrixCellQuery['auditNoncompliance']
}

function Records({ typeKey, prongId, records }: RecordsProps) {
  return (
    <>
      <chakra.h3 textStyle="label" display="flex" gap="6px" alignItems="center">
        <ListChecks size={16} aria-hidden />
        {words.records({ n: records.length })}
      </chakra.h3>
      <ul>
        {records.slice(0, most).map(({ recordId, student, comment }) => (
          <chakra.li
            key={recordId}
            listStyle="none"
            padding="8px 0"
            borderBottom="1px solid {colors.border.subtle}"
          >
            <chakra.span display="flex" justifyContent="space-between" gap="8px">
              <b>{student}</b>
              <TextLink
                to={recordPaths.record({ typeKey, prongId, recordId })}
                aria-label={words.openRecord({ student })}
              >
                {words.open}
              </TextLink>
            </chakra.span>
            <chakra.span color="fg.muted">{comment}</chakra.span>
          </chakra.li>
        ))}
      </ul>
      {records.length > most && <p>{words.more({ n: records.length - most })}</p>}
    </>
  )
}
