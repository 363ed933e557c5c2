import { createHash, randomUUID } from 'node:crypto'
import { fileObjects } from '../../schema/index.js'
import { pageOf } from './example-page.js'
import { daysAgo, type Seeding } from './example-seeding.js'

interface ExampleFile {
  title: string
  leaId: number
  uploadedBy: string
  uploadedDaysAgo: number
}

/** Stores a PDF of one page as people upload one; its id, and what the history says about it. */
export async function storeExampleFile(
  seeding: Seeding,
  { title, leaId, uploadedBy, uploadedDaysAgo }: ExampleFile,
): Promise<{ id: string; about: { title: string; fileName: string; size: number; sha256: string } }> {
  const bytes = pageOf(title)
  const id = randomUUID()
  const about = {
    title,
    fileName: `${title}.pdf`,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
  await seeding.office?.keepFile(id, bytes)
  await seeding.tx.insert(fileObjects).values({
    id,
    leaId,
    name: about.fileName,
    size: about.size,
    mime: 'application/pdf',
    sha256: about.sha256,
    scanState: 'NotScanned',
    title,
    containsPii: true,
    uploadedBy,
    uploadedAt: daysAgo(seeding, uploadedDaysAgo),
  })
  return { id, about }
}
