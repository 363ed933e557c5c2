import { strToU8, zipSync } from 'fflate'

/** A file as it is uploaded. */
export interface UploadedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A PDF of one page with these lines; one without lines is like a scan. */
export function pdfFile(name: string, lines: readonly string[]): UploadedFile {
  const text = lines.map((line, at) => `BT /F1 11 Tf 60 ${760 - at * 30} Td (${line}) Tj ET`).join('\n')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  const body = objects.map((object, at) => `${at + 1} 0 obj${object}endobj`).join('\n')
  const buffer = Buffer.from(`%PDF-1.4\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`)
  return { name, mimeType: 'application/pdf', buffer }
}

/** A Word document with these paragraphs. */
export function wordFile(name: string, paragraphs: readonly string[]): UploadedFile {
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('')
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mimeType}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
  }
  const entries = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const)
  return { name, mimeType, buffer: Buffer.from(zipSync(Object.fromEntries(entries))) }
}
