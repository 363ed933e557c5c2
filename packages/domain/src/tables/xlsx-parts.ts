import { startsFormula } from '../csv/csv-document.js'
import { wallTime, type TableCell, type TableHead } from './table-cell.js'

/** Maximum rows of a sheet of this format, below the heading. */
export const mostSheetRows = 1_048_575

/** Maximum length of a cell; spreadsheets report a file with more as damaged. */
const longestText = 32_767

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Indices into `cellXfs` below. */
const look = { heading: 1, day: 2, instant: 3, guarded: 4 } as const

/**
 * Path of the sheet with the list in the package; {@link sheetStart}, {@link sheetRow} and {@link sheetEnd} write it.
 */
export const listSheetPath = 'xl/worksheets/sheet1.xml'

/**
 * Every part of an XLSX package except the sheet with the list, by path. The second sheet describes the list. Written
 * without a library because the list is streamed row by row: libraries that keep a whole sheet block a server for a
 * second at 10,000 rows.
 */
export function xlsxParts({ title, about }: Pick<TableHead, 'title' | 'about'>): Record<string, string> {
  const relation = (id: number, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relationships}/${type}" Target="${target}"/>`
  const package_ = (inside: string) =>
    `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`
  const part = (path: string, type: string) =>
    `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`
  return {
    '[Content_Types].xml':
      `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/>' +
      part('xl/workbook.xml', 'sheet.main') +
      part('xl/styles.xml', 'styles') +
      part(listSheetPath, 'worksheet') +
      `${part('xl/worksheets/sheet2.xml', 'worksheet')}</Types>`,
    '_rels/.rels': package_(relation(1, 'officeDocument', 'xl/workbook.xml')),
    'xl/_rels/workbook.xml.rels': package_(
      relation(1, 'worksheet', 'worksheets/sheet1.xml') +
        relation(2, 'worksheet', 'worksheets/sheet2.xml') +
        relation(3, 'styles', 'styles.xml'),
    ),
    'xl/workbook.xml':
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>` +
      `<sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/><sheet name="About" sheetId="2" r:id="rId2"/>` +
      '</sheets></workbook>',
    'xl/styles.xml': styles,
    'xl/worksheets/sheet2.xml':
      `${declaration}<worksheet xmlns="${main}"><cols><col min="1" max="1" width="24" customWidth="1"/>` +
      '<col min="2" max="2" width="80" customWidth="1"/></cols><sheetData>' +
      about.map((pair, at) => sheetRow(pair, at, [0])).join('') +
      '</sheetData></worksheet>',
  }
}

/** Beginning of the sheet with the list: column widths, the frozen row of headings. */
export function sheetStart(headings: readonly string[]): string {
  const widths = headings.map((heading, at) => {
    const width = Math.max(16, Math.min(40, heading.length + 6))
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  })
  return (
    `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>${sheetRow(headings, 0, 'all')}`
  )
}

/** One row; `bold` are the cells that look like headings. Texts are stored as texts: none of them is ever a formula. */
export function sheetRow(
  cells: readonly TableCell[],
  index: number,
  bold: readonly number[] | 'all' = [],
): string {
  const written = cells.map((cell, at) =>
    cellXml(cell, `${columnName(at)}${index + 1}`, bold === 'all' || bold.includes(at)),
  )
  return `<row r="${index + 1}">${written.join('')}</row>`
}

/** End of the sheet, with a filter on the headings. */
export function sheetEnd(columns: number, rows: number): string {
  const filter = columns > 0 ? `<autoFilter ref="A1:${columnName(columns - 1)}${rows + 1}"/>` : ''
  return `</sheetData>${filter}</worksheet>`
}

function cellXml(cell: TableCell, place: string, bold: boolean): string {
  if (cell === null || cell === '') return ''
  const style = (number: number) => ` s="${number}"`
  if (typeof cell === 'number')
    return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : textXml(String(cell), place, '')
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  if (cell instanceof Date) {
    return `<c r="${place}"${style(look.instant)}><v>${serial(wallTime(cell))}</v></c>`
  }
  if (typeof cell === 'object') {
    const at = Date.parse(`${cell.day}T00:00:00Z`)
    return Number.isNaN(at)
      ? textXml(cell.day, place, '')
      : `<c r="${place}"${style(look.day)}><v>${serial(at)}</v></c>`
  }
  // Once edited, or saved as CSV, such a text would become a formula after all: it is marked as quoted.
  const guarded = startsFormula(cell)
  return textXml(cell, place, bold ? style(look.heading) : guarded ? style(look.guarded) : '')
}

function textXml(text: string, place: string, style: string): string {
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longestText))}</t></is></c>`
}

/** Serial date number of spreadsheets; `wall` is a local time taken as UTC, in milliseconds. */
function serial(wall: number): number {
  return wall / 86_400_000 + 25_569
}

/** A, B … Z, AA, AB … */
function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

/** Sheet names are limited in length and characters. */
function sheetName(title: string): string {
  return escaped(title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31)) || 'List'
}

// XML cannot contain control characters and unpaired surrogates, not even escaped.
const unwritable = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

function escaped(text: string): string {
  return text
    .replace(unwritable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

const styles =
  `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>` +
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs>' +
  // Readers report a missing default style unless it is named.
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'
