import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { namingColumn, type ReportBlock, type ReportDocument } from '@portal/domain'
import { create } from 'fontkit'
import Pdf from 'pdfkit'

const files = createRequire(import.meta.url)
// Read once: PDFKit reads a file again for every document, and for every cell of a table.
const fontFile = (path: string) => create(readFileSync(files.resolve(path)))
const latin = (weight: number) =>
  fontFile(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`)
// For names and texts with letters that the others do not have.
const wide = (weight: string) => fontFile(`dejavu-fonts-ttf/ttf/DejaVuSans${weight}.ttf`)

const fonts = {
  'latin-plain': latin(400),
  'latin-bold': latin(600),
  'wide-plain': wide(''),
  'wide-bold': wide('-Bold'),
}

const ink = '#1b2733'
const quiet = '#52606d'
const line = '#c5ced6'
const head = '#eef2f5'
const sizes: Record<number, number> = { 1: 20, 2: 14, 3: 12, 4: 10.5 }
const margin = 54
/** Columns that fit on a page that stands upright. */
const widest = 8

/**
 * A report as a PDF that screen readers can follow: a structure tree with headings, paragraphs, lists and tables with
 * heads, a language and a title. The same report gives the same bytes.
 */
export async function reportPdf(report: ReportDocument, at: Date): Promise<Buffer> {
  const doc = new Pdf({
    size: 'LETTER',
    layout: report.blocks.some(({ columns }) => columns.length > widest) ? 'landscape' : 'portrait',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    pdfVersion: '1.7',
    // The package of types does not know it yet.
    subset: 'PDF/UA' as 'PDF/A-1a',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    bufferPages: true,
    // None: the standard fonts are not embedded.
    font: '',
    info: { Title: `${report.title}, ${report.facts[0] ?? ''}`, CreationDate: at, ModDate: at },
  })
  // PDFKit takes fonts that are read already, which its types do not know, and keeps them under the name of their family.
  for (const [name, source] of Object.entries(fonts))
    doc.registerFont(name, source as unknown as Buffer, name)
  const bytes = buffer(doc)
  writeReport(doc, report)
  writeFeet(doc, report)
  doc.end()
  return bytes
}

type Doc = PDFKit.PDFDocument
type Element = PDFKit.PDFStructureElement

function writeReport(doc: Doc, report: ReportDocument): void {
  const root = doc.struct('Document')
  doc.addStructure(root)
  write(doc, root, 'H1', report.title, { bold: true, size: 20 })
  for (const fact of report.facts) write(doc, root, 'P', fact, { colour: quiet, size: 10.5, gap: 0 })
  doc.moveDown(0.6)
  for (const block of report.blocks) writers[block.kind](doc, root, block)
  root.end()
}

const writers: Record<ReportBlock['kind'], (doc: Doc, root: Element, block: ReportBlock) => void> = {
  heading(doc, root, { level, text }) {
    keepTogether(doc)
    doc.moveDown(0.4)
    const size = sizes[level ?? 2] ?? 12
    write(doc, root, level === 2 ? 'H2' : level === 3 ? 'H3' : 'H4', text, { bold: true, size })
  },
  paragraph(doc, root, { text }) {
    write(doc, root, 'P', text)
  },
  list(doc, root, { text, items }) {
    if (text !== '') write(doc, root, 'P', `${text}:`, { gap: 0.1 })
    const parent = doc.struct('L')
    root.add(parent)
    for (const item of items) {
      const entry = doc.struct('LI')
      parent.add(entry)
      entry.add(doc.struct('LBody', {}, [() => print(doc, `\u2022 ${item}`, { indent: 12, gap: 0.15 })]))
      entry.end()
    }
    parent.end()
    doc.moveDown(0.3)
  },
  table(doc, root, { text, columns, rows }) {
    keepTogether(doc)
    write(doc, root, 'P', text, { bold: true, gap: 0.2 })
    const all = [
      text,
      ...columns.map(({ label }) => label),
      ...rows.flatMap(({ cells }) => cells.map((one) => one.text)),
    ]
    font(doc, all.join(' '), false).fontSize(9)
    const widths = widthsOf(columns, doc.page.width)
    const naming = namingColumn(columns)
    doc.table({
      structParent: root,
      defaultStyle: { border: 0.5, borderColor: line, padding: 4, textColor: ink },
      columnStyles: columns.map(({ numeric }, index) => ({
        width: widths[index],
        align: numeric ? 'right' : 'left',
      })),
      rowStyles: (index: number) => (index === 0 ? { backgroundColor: head } : {}),
      data: [
        columns.map(({ label }) => ({ type: 'TH', scope: 'Column', text: label })),
        ...rows.map(({ cells }) =>
          cells.map((one, index) =>
            index <= naming ? { type: 'TH', scope: 'Row', text: one.text } : { type: 'TD', text: one.text },
          ),
        ),
      ],
    } as PDFKit.Mixins.TableOptionsWithData)
    doc.x = margin
    doc.moveDown(0.6)
  },
}

interface Look {
  bold?: boolean
  size?: number
  colour?: string
  indent?: number
  /** Lines of space after it. */
  gap?: number
}

function write(
  doc: Doc,
  root: Element,
  type: 'H1' | 'H2' | 'H3' | 'H4' | 'P',
  text: string,
  look: Look = {},
): void {
  root.add(doc.struct(type, {}, [() => print(doc, text, look)]))
}

function print(
  doc: Doc,
  text: string,
  { bold = false, size = 10.5, colour = ink, indent = 0, gap = 0.3 }: Look,
) {
  font(doc, text, bold).fontSize(size).fillColor(colour)
  const x = margin + indent
  doc.text(text, x, doc.y, { width: doc.page.width - margin - x, lineGap: 1.5 })
  doc.moveDown(gap)
}

/** Numbers take little, words more, and the column that names the row what is left. */
function widthsOf(columns: ReportBlock['columns'], page: number): number[] {
  const all = page - 2 * margin
  const naming = namingColumn(columns)
  const others = columns.map<number>(({ numeric }, at) =>
    at === naming ? 0 : numeric ? 62 : at < naming ? 45 : 105,
  )
  const wanted = others.reduce((sum, width) => sum + width, 0)
  const shrunk = Math.min(1, (all - 130) / Math.max(1, wanted))
  const rest = others.map((width) => Math.floor(width * shrunk))
  rest[naming] = all - rest.reduce((sum, width) => sum + width, 0)
  return rest
}

/** A heading or the head of a table does not stand alone at the foot of a page. */
function keepTogether(doc: Doc): void {
  if (doc.y > doc.page.height - margin - 70) doc.addPage()
}

/** Number of the page and the title, outside of the structure: readers skip them. */
function writeFeet(doc: Doc, report: ReportDocument): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page)
    const { bottom } = doc.page.margins
    doc.page.margins.bottom = 0
    const text = `${report.title}, ${report.facts[0] ?? ''}. Page ${page + 1} of ${count}`
    doc.markContent('Artifact', { type: 'Pagination' })
    font(doc, text, false)
      .fontSize(8.5)
      .fillColor(quiet)
      .text(text, margin, doc.page.height - 36, { width: doc.page.width - 2 * margin, lineBreak: false })
    doc.endMarkedContent()
    doc.page.margins.bottom = bottom
  }
}

/** Every letter is embedded, so what is printed is what was written. */
function font(doc: Doc, text: string, bold: boolean): Doc {
  const known = /^[\u0020-\u00ff\u2010-\u2027\u2030\u20ac\u2122\u2212]*$/.test(text)
  const name = `${known ? 'latin' : 'wide'}-${bold ? 'bold' : 'plain'}`
  return doc.font(name)
}
