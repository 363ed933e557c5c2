import { strToU8, zipSync } from 'fflate'
import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import Pdf from 'pdfkit'

type Draw = (pdf: InstanceType<typeof Pdf>) => void

/** A PDF that is drawn by hand. */
export async function aPdf(draw: Draw, options: { userPassword?: string } = {}): Promise<Buffer> {
  const pdf = new Pdf({ ...options, compress: true })
  draw(pdf)
  pdf.end()
  return buffer(pdf)
}

/** A PDF with these paragraphs. */
export const aTextPdf = (paragraphs: readonly string[]) =>
  aPdf((pdf) => {
    for (const paragraph of paragraphs) pdf.fontSize(11).text(paragraph).moveDown()
  })

/** A PDF as a scanner makes it: its page is a picture. */
export const aScan = () => aPdf((pdf) => pdf.rect(72, 72, 300, 200).fill('#444444'))

/** A Word document with these paragraphs. */
export function aDocx(paragraphs: readonly string[], others: Record<string, Uint8Array> = {}): Buffer {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  const body = paragraphs.map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
  return Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${packages}/relationships"><Relationship Id="r" Type="${office}" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${word}"><w:body>${body.join('')}</w:body></w:document>`,
      ),
      ...others,
    }),
  )
}

/** A PDF of a megabyte whose page unpacks to so many megabytes of blanks, packed twice. */
export function aPdfBomb(megabytes: number): Buffer {
  const inner = deflateSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 1 })
  const packed = deflateSync(inner)
  const head = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<<>>>>endobj',
    `4 0 obj<</Length ${packed.length}/Filter[/FlateDecode/FlateDecode]>>stream`,
    '',
  ].join('\n')
  return Buffer.concat([
    Buffer.from(head),
    packed,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}
