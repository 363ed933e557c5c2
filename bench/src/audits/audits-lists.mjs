import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { sender, timed } from '../calls-of-gateway.mjs'
import { goal } from '../goals.mjs'
import { peakOf } from './peak-memory.mjs'
import { ratio, spread } from '../statistics.mjs'

const audits = '/api/msde/desk-audit'
const formats = /** @type {const} */ (['csv', 'xlsx'])
/** @typedef {(typeof formats)[number]} Format */
/** @typedef {Record<Format, { portal: number[], alone: number[] }>} Measured */

/**
 * Sends lists to prongs that wait for one, and reads the same files with the library alone, taking turns; then draws samples from
 * the last list.
 *
 * @param {{ pid: number, apiPort: number, ids: import('./audits-data.mjs').AuditIds, rows: number, rounds: number, log: (line: string) => void }} plan
 *   `pid`: process of the API
 */
export async function measureLists({ pid, apiPort, ids, rows, rounds, log }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-lists-'))
  const table = studentTable(rows)
  const bytes = { csv: csvOf(table), xlsx: await workbookOf(table) }
  for (const format of formats) await writeFile(path.join(folder, `list.${format}`), bytes[format])
  const alone = fork(new URL('read-alone.mjs', import.meta.url))
  const asAdmin = await sender(apiPort, 'admin@allegany.example')
  const send = (/** @type {number} */ prongId, /** @type {Format} */ format) => {
    const form = new FormData()
    form.append('file', new File([bytes[format]], `list.${format}`))
    return asAdmin('POST', `${audits}/upload-student-file/${prongId}`, form)
  }
  const times = emptyMeasured()
  const growth = emptyMeasured()
  try {
    for (const [round, prongId] of ids.listProngs.entries()) {
      for (const format of formats) {
        const peak = await peakOf(pid)
        const ms = await timed(() => send(prongId, format))
        const grown = await peak()
        alone.send(path.join(folder, `list.${format}`))
        const [read] = await once(alone, 'message')
        growth[format].portal.push(grown)
        growth[format].alone.push(read.growth)
        // The first round fills caches and compiles, on both sides.
        if (round === 0) continue
        times[format].portal.push(ms)
        times[format].alone.push(read.ms)
      }
      log(`lists of ${rows} rows, ${round + 1} of ${ids.listProngs.length}`)
    }
  } finally {
    alone.disconnect()
    await rm(folder, { recursive: true, force: true })
  }
  const draws = await measureDraws(apiPort, ids.listProngs.at(-1) ?? 0, rounds)
  return { ...figuresOf(times, growth, draws), goals: goalsOf(times, growth) }
}

/** @returns {Measured} */
const emptyMeasured = () => ({ csv: { portal: [], alone: [] }, xlsx: { portal: [], alone: [] } })

/** Milliseconds of a draw, by round; each takes the place of the one before. @param {number} apiPort @param {number} prongId @param {number} rounds */
async function measureDraws(apiPort, prongId, rounds) {
  const asMonitor = await sender(apiPort, 'monitor@state.example')
  const draws = []
  for (let seed = 0; seed <= rounds; seed++) {
    const body = { prongId, sampleSize: 40, updateOnly: false, seed, confirm: true }
    draws.push(await timed(() => asMonitor('POST', `${audits}/generate-sample/${prongId}`, body)))
  }
  return draws.slice(1)
}

/** @param {Measured} times @param {Measured} growth @param {readonly number[]} draws */
const figuresOf = (times, growth, draws) => ({
  milliseconds: {
    'list as CSV': spread(times.csv.portal),
    'CSV read alone': spread(times.csv.alone),
    'list as XLSX': spread(times.xlsx.portal),
    'XLSX read alone': spread(times.xlsx.alone),
    draw: spread(draws),
  },
  memoryMegabytes: {
    'list as CSV': spread(growth.csv.portal),
    'CSV read alone': spread(growth.csv.alone),
    'list as XLSX': spread(growth.xlsx.portal),
    'XLSX read alone': spread(growth.xlsx.alone),
  },
})

/** @param {Measured} times @param {Measured} growth */
const goalsOf = (times, growth) => [
  goal('a list as CSV against reading it alone', 2, ratio(times.csv.portal, times.csv.alone)),
  goal('a list as XLSX against reading it alone', 2, ratio(times.xlsx.portal, times.xlsx.alone)),
  goal('growth of memory in MB, CSV, the largest', 64, spread([Math.max(...growth.csv.portal)])),
  goal(
    'growth of memory against reading it alone, XLSX, the largest',
    1.2,
    spread([Math.max(...growth.xlsx.portal) / Math.max(...growth.xlsx.alone)]),
  ),
]

const headings = [
  'StateStudentId',
  'LastName',
  'FirstName',
  'DOB',
  'Grade',
  'School',
  'Disability',
  'RaceEthnicity',
  'Gender',
  'IEPDate',
  'InitialEvaluation',
]

/** Invented students under the headings of Part B. @param {number} rows */
function studentTable(rows) {
  const student = (/** @type {unknown} */ _, /** @type {number} */ at) => {
    const grade = at % 9
    return [
      String(4_000_000_000 + at),
      at % 10 === 0 ? `Last${at}, Jr.` : `Last${at}`,
      `First${at}`,
      `03/15/${2019 - grade}`,
      grade === 0 ? 'KG' : `0${grade}`,
      `School ${at % 30}`,
      at % 2 === 0 ? 'SLD' : 'AUT',
      'WH7',
      at % 2 === 0 ? 'F' : 'M',
      '10/01/2025',
      at % 4 === 0 ? 'Y' : 'N',
    ]
  }
  return [headings, ...Array.from({ length: rows }, student)]
}

/** @param {readonly (readonly string[])[]} table */
const csvOf = (table) => Buffer.from(table.map((row) => row.map(csvCell).join(',')).join('\r\n'))

const csvCell = (/** @type {string} */ text) => (text.includes(',') ? `"${text}"` : text)

/** A workbook of one sheet, its cells as texts. @param {readonly (readonly string[])[]} table */
async function workbookOf(table) {
  const file = new ZipFile()
  const add = (/** @type {string} */ name, /** @type {string} */ xml) =>
    file.addBuffer(Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${xml}`), name)
  const office = 'http://schemas.openxmlformats.org'
  const rows = table.map((row, at) => {
    const cells = row.map(
      (text, column) =>
        `<c r="${String.fromCodePoint(65 + column)}${at + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    return `<row r="${at + 1}">${cells.join('')}</row>`
  })
  const relations = (/** @type {string} */ type, /** @type {string} */ target) =>
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
  const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  add(
    '[Content_Types].xml',
    `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  )
  add('_rels/.rels', relations('officeDocument', 'xl/workbook.xml'))
  add('xl/_rels/workbook.xml.rels', relations('worksheet', 'worksheets/sheet1.xml'))
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Students" sheetId="1" r:id="r1"/></sheets></workbook>`,
  )
  add(
    'xl/worksheets/sheet1.xml',
    `<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  )
  file.end()
  return buffer(file.outputStream)
}
