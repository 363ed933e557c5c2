import {
  namingColumn,
  startsFormula,
  type ReportBlock,
  type ReportCell,
  type ReportDocument,
} from '@portal/domain'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import writeXlsxFile, { type Cell, type Row, type Sheet } from 'write-excel-file/node'
import { inWords } from '../../server/report-text.js'

/** Longest text of a cell; spreadsheets call a file with more damaged. */
const longestText = 32_767

const strong = { fontWeight: 'bold' as const }

/**
 * A report as a workbook: the whole text on the first sheet, on the second what it is and what its numbers are made of, and a
 * sheet for each table with typed numbers and its heads frozen.
 */
export async function reportXlsx(report: ReportDocument, made: { by: string; at: Date }): Promise<Buffer> {
  const tables = report.blocks.filter(({ kind }) => kind === 'table')
  const names = new Set<string>(['Report', 'About'])
  const sheets: Sheet<Buffer>[] = [
    { sheet: 'Report', data: textRows(report), columns: [{ width: 110 }] },
    { sheet: 'About', data: aboutRows(report, made), columns: [{ width: 60 }, { width: 100 }] },
    ...tables.map((block) => {
      const columns = sheetColumns(block)
      return {
        sheet: sheetName(block.text, names),
        data: tableRows(block, columns),
        stickyRowsCount: 1,
        columns: columns.map((_, index) => ({ width: index === namingColumn(block.columns) ? 60 : 20 })),
      }
    }),
  ]
  return withDefaultStyle(await writeXlsxFile(sheets).toBuffer())
}

/** The library names no default style, and readers warn of its absence (openpyxl). */
function withDefaultStyle(bytes: Uint8Array): Buffer {
  const parts = unzipSync(bytes)
  const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array())
  const whole = styles
    .replace('<cellXfs', '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs')
    .replace(
      '</cellXfs>',
      '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    )
  return Buffer.from(zipSync({ ...parts, 'xl/styles.xml': strToU8(whole) }))
}

/** Text is text: a leading apostrophe keeps what looks like a formula from being one, wherever it is pasted. */
function asText(text: string, more: object = {}): Cell {
  const value = (startsFormula(text) ? `'${text}` : text).slice(0, longestText)
  return { value, type: String, wrap: true, ...more }
}

function textRows(report: ReportDocument): Row[] {
  return [
    [asText(report.title, { ...strong, fontSize: 16 })],
    ...report.facts.map((fact) => [asText(fact)]),
    ...report.blocks.flatMap((block): Row[] => {
      if (block.kind === 'heading') return [[asText(block.text, strong)]]
      if (block.kind === 'list')
        return [
          ...(block.text === '' ? [] : [[asText(`${block.text}:`)]]),
          ...block.items.map((item) => [asText(item)]),
        ]
      return [[asText(block.kind === 'table' ? `${block.text}: see its own sheet` : block.text)]]
    }),
  ]
}

interface SheetColumn {
  label: string
  cell: (cells: readonly ReportCell[]) => Cell
}

const none: ReportCell = { text: '', number: null, basis: null }

/** Said where a number belongs: a column of nothing else is one of numbers too. */
const lacksNumber = ({ number, text }: ReportCell) => number === null && /^(N\/A\b|Not rated$)/.test(text)

/**
 * Columns of a table as a sheet has them. A column of numbers holds numbers and nothing else; what is said in words ('3 Mostly
 * implemented', 'N/A') stands in a second column, and where there is no number its cell is empty, never 0.
 */
function sheetColumns({ columns, rows }: ReportBlock): SheetColumn[] {
  return columns.flatMap(({ label, numeric }, at): SheetColumn[] => {
    const of = (cells: readonly ReportCell[]) => cells[at] ?? none
    const all = rows.map(({ cells }) => of(cells))
    const text = { label, cell: (cells: readonly ReportCell[]) => asText(of(cells).text) }
    const number = { label, cell: (cells: readonly ReportCell[]) => numberCell(of(cells)) }
    const isWord = ({ text: said }: ReportCell) => !numeric || /\p{L}/u.test(said)
    if (!numeric && !all.some((one) => one.number !== null || lacksNumber(one))) return [text]
    if (!all.some(isWord)) return [number]
    const words = (cells: readonly ReportCell[]) => (isWord(of(cells)) ? asText(of(cells).text) : null)
    return [number, { label: `${label} in words`, cell: words }]
  })
}

function tableRows({ rows }: ReportBlock, columns: readonly SheetColumn[]): Row[] {
  return [
    columns.map(({ label }) => asText(label, strong)),
    ...rows.map(({ cells }) => columns.map(({ cell }) => cell(cells))),
  ]
}

function numberCell({ text, number }: ReportCell): Cell {
  if (number === null) return null
  return { value: number, type: Number, ...(text.includes('%') && { format: '0.0%' }) }
}

function aboutRows(report: ReportDocument, { by, at }: { by: string; at: Date }): Row[] {
  const made = report.blocks
    .flatMap(({ rows }) => rows)
    .flatMap(({ cells }) => cells)
    .flatMap(({ text, basis }) =>
      basis ? [[asText(`${basis.title}: ${text}`), asText(basis.lines.join('; ').slice(0, 30_000))]] : [],
    )
  return [
    [asText('Report', strong), asText(report.title)],
    ...report.facts.map((fact): Row => [asText(''), asText(fact)]),
    [asText('Exported by', strong), asText(by)],
    [asText('Exported at', strong), asText(`${inWords(at)} (Eastern time)`)],
    [asText('What numbers are made of', strong), asText('')],
    ...made,
  ]
}

/** Names of sheets are at most 31 characters, without some signs, and each is used once. */
function sheetName(text: string, used: Set<string>): string {
  const plain = text
    .replace(/[\\/?*[\]:']/g, ' ')
    .slice(0, 27)
    .trim()
  let name = plain
  for (let n = 2; used.has(name); n += 1) name = `${plain} ${n}`
  used.add(name)
  return name
}
