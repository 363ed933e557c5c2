import { constants, crc32, deflateRawSync } from 'node:zlib'
import {
  cellText,
  csvByteOrderMark,
  csvLine,
  sheetEnd,
  sheetRow,
  sheetStart,
  type TableCell,
  type TableHead,
} from '@portal/domain'
import type { ExportFormat } from '@portal/rest-contract'

/** Some rows of an exported list, with all that it takes to write them after those before. */
export interface TablePiece {
  format: ExportFormat
  head: TableHead
  rows: readonly (readonly TableCell[])[]
  /** Rows before these. */
  before: number
  isFirst: boolean
  isLast: boolean
  /** Checksum of everything before, as the piece before answered it. */
  crc: number
}

/** What follows in the file; of a sheet its packed bytes, and what they are when unpacked. */
export interface WrittenPiece {
  bytes: Uint8Array<ArrayBuffer>
  crc: number
  size: number
}

/** A piece of a file in a worker, where the work of seconds holds nobody up. */
export function tablePiece(piece: TablePiece): WrittenPiece {
  const text = Buffer.from(writers[piece.format](piece))
  if (piece.format !== 'xlsx') return { bytes: text, crc: 0, size: text.length }
  // Each piece is packed alone and ends at a whole byte, so that the pieces are one stream when they stand in a row.
  const finishFlush = piece.isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
  return {
    bytes: deflateRawSync(text, { finishFlush }),
    crc: crc32(text, piece.crc),
    size: text.length,
  }
}

const writers: Record<ExportFormat, (piece: TablePiece) => string> = {
  csv: ({ head, rows, isFirst }) =>
    (isFirst ? csvByteOrderMark + csvLine(head.headings) : '') +
    rows.map((cells) => csvLine(cells.map(cellText))).join(''),

  json({ head: { title, headings, about }, rows, before, isFirst, isLast }) {
    const start = isFirst ? `${JSON.stringify({ title, headings, about }).slice(0, -1)},"rows":[` : ''
    const text = rows.map((cells) => JSON.stringify(cells.map(cellText))).join(',\n')
    return start + (before > 0 && text !== '' ? ',\n' : '') + text + (isLast ? ']}' : '')
  },

  xlsx: ({ head: { headings }, rows, before, isFirst, isLast }) =>
    (isFirst ? sheetStart(headings) : '') +
    rows.map((cells, at) => sheetRow(cells, before + at + 1)).join('') +
    (isLast ? sheetEnd(headings.length, before + rows.length) : ''),
}
