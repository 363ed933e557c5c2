import { listSheetPath, xlsxParts, type TableHead } from '@portal/domain'
import { strToU8, Zip, ZipDeflate, type ZipInputFile } from 'fflate'
import type { WrittenPiece } from './table-pieces.js'

/** The XLSX package of a list whose sheet comes in pieces that workers have packed: nothing is packed here. */
export class SheetPackage {
  #chunks: Uint8Array[] = []
  readonly #zip: Zip
  readonly #sheet: ZipInputFile = { filename: listSheetPath, compression: 8, size: 0, crc: 0 }

  constructor(table: TableHead) {
    this.#zip = new Zip((error, chunk) => {
      if (error) throw error
      this.#chunks.push(chunk)
    })
    for (const [path, xml] of Object.entries(xlsxParts(table))) {
      const part = new ZipDeflate(path)
      this.#zip.add(part)
      part.push(strToU8(xml), true)
    }
    this.#zip.add(this.#sheet)
  }

  /** What of the package can be sent after this piece. */
  take({ bytes, crc, size }: WrittenPiece, isLast: boolean): Uint8Array {
    this.#sheet.crc = crc
    this.#sheet.size = (this.#sheet.size ?? 0) + size
    this.#sheet.ondata?.(null, bytes, isLast)
    if (isLast) this.#zip.end()
    const taken = Buffer.concat(this.#chunks)
    this.#chunks = []
    return taken
  }
}
