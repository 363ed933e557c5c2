import { chakra } from '@chakra-ui/react'
import { Fragment, useState } from 'react'
import { placed } from '../../lib/placed'
import { Button } from '../action/button'
import { Dialog } from '../dialog/dialog'
import { tableClasses } from '../table/table-styles.generated'
import { uiMessages } from '../ui-messages.generated'

interface Basis {
  title: string
  lines: readonly string[]
}

interface Cell {
  text: string
  basis?: Basis | null
}

interface Block {
  kind: string
  level?: number | null
  text: string
  items: readonly string[]
  columns: readonly { label: string; numeric: boolean }[]
  rows: readonly { cells: readonly Cell[] }[]
}

export interface ShownReport {
  facts: readonly string[]
  blocks: readonly Block[]
}

/** A report as it was made: headings, text, lists and tables, whose numbers open what they are made of. */
export function ReportView({ report }: { report: ShownReport }) {
  const [basis, setBasis] = useState<Basis>()
  return (
    <chakra.article
      padding={{ base: '14px', md: '20px 24px 24px' }}
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderRadius="md"
      overflowWrap="anywhere"
      css={{ '@media print': { border: '0', padding: '0', fontSize: '11pt' } }}
    >
      <chakra.ul marginBottom="10px" color="fg.muted" fontSize="md">
        {report.facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </chakra.ul>
      {placed(report.blocks).map(({ place, one }) => (
        <Piece key={place} block={one} onBasis={setBasis} />
      ))}
      {basis && (
        <Dialog
          open
          onClose={() => setBasis(undefined)}
          title={basis.title}
          width="md"
          textOnly
          footer={<Button onClick={() => setBasis(undefined)}>{uiMessages.close}</Button>}
        >
          <chakra.ul display="grid" gap="4px" fontSize="md">
            {placed(basis.lines).map(({ place, one }) => (
              <li key={place}>{one}</li>
            ))}
            {basis.lines.length === 0 && <li>{uiMessages.madeOfNothing}</li>}
          </chakra.ul>
        </Dialog>
      )}
    </chakra.article>
  )
}

function Piece({ block, onBasis }: { block: Block; onBasis: (basis: Basis) => void }) {
  const { kind, level, text, items } = block
  if (kind === 'heading') {
    if (level === 2)
      return (
        <chakra.h2 textStyle="sectionTitle" marginTop="22px" marginBottom="6px">
          {text}
        </chakra.h2>
      )
    const Heading = level === 3 ? chakra.h3 : chakra.h4
    return (
      <Heading textStyle="blockTitle" marginTop="14px" marginBottom="4px" maxWidth="measure">
        {text}
      </Heading>
    )
  }
  if (kind === 'list')
    return (
      <>
        {text && (
          <chakra.p textStyle="label" marginTop="6px">
            {text}
          </chakra.p>
        )}
        <chakra.ul listStyleType="disc" paddingInlineStart="20px" marginBottom="8px" maxWidth="measure">
          {placed(items).map(({ place, one }) => (
            <li key={place}>{one}</li>
          ))}
        </chakra.ul>
      </>
    )
  if (kind === 'table') return <ReportTable block={block} onBasis={onBasis} />
  return (
    <chakra.p marginBottom="6px" maxWidth="measure">
      {text}
    </chakra.p>
  )
}

function ReportTable({ block, onBasis }: { block: Block; onBasis: (basis: Basis) => void }) {
  return (
    <chakra.div margin="10px 0 14px" border="1px solid {colors.border.subtle}" borderRadius="sm">
      <table className={tableClasses.plain}>
        <chakra.caption textStyle="label" textAlign="start" padding="8px 12px" captionSide="top">
          {block.text}
        </chakra.caption>
        <thead>
          <tr>
            {block.columns.map(({ label, numeric }) => (
              <th key={label} scope="col" data-align={numeric ? 'end' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(block.rows).map(({ place: row, one: { cells } }) => (
            <tr key={row}>
              {placed(cells).map(({ place, one }) =>
                place === 0 ? (
                  <th key={place} scope="row">
                    {one.text}
                  </th>
                ) : (
                  <td
                    key={place}
                    data-align={block.columns[place]?.numeric ? 'end' : undefined}
                    data-label={block.columns[place]?.label}
                  >
                    <span>
                      <Figure cell={one} onBasis={onBasis} />
                    </span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  )
}

/** A number is a button: it opens what it is made of. */
function Figure({ cell, onBasis }: { cell: Cell; onBasis: (basis: Basis) => void }) {
  const { basis } = cell
  if (!basis) return <Fragment>{cell.text}</Fragment>
  return (
    <Button
      variant="link"
      aria-label={uiMessages.opensBasis({ what: basis.title, number: cell.text })}
      onClick={() => onBasis(basis)}
    >
      {cell.text}
    </Button>
  )
}
