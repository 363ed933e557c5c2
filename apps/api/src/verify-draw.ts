import { readFile } from 'node:fs/promises'
import { keyInWords, rosterOf, auditTypeOf, unpackedRows, verifyCertificate } from '@portal/domain'
import { codeListFile } from './db/seed/audits-data.js'
import { readSeedData } from './db/seed/seed-data.js'
import { readListFile } from './features/audits/lists/audits-list-file.js'
import { certificateFile } from './features/audits/sample/certificate-file.js'

/** Draws again from the list of a certificate and compares. Throws for files that are neither. */
async function verifyDraw(certificatePath: string, listPath: string): Promise<boolean> {
  const certificate = certificateFile.parse(JSON.parse(await readFile(certificatePath, 'utf8')))
  const { auditType, part } = certificate.about
  const type = auditTypeOf(auditType)
  const roster = type && rosterOf(type, part)
  if (!roster) throw new Error(`Lists of ${auditType}, ${part} are not known here.`)
  const codes = await readSeedData('code-lists.json', codeListFile)
  const today = certificate.population.agesOn
  const context = { roster, part, subject: type.subject, codes, today }
  const { fields, parts, errors, sha256 } = await readListFile({ bytes: await readFile(listPath), context })
  const [error] = errors
  if (error) throw new Error(`The list is not as it was accepted. ${error.message}`)
  const list = parts.flatMap((part) => unpackedRows(part, fields))
  const check = verifyCertificate(certificate, { rows: list, sha256 })
  if (!check.proven) {
    process.stderr.write(`The certificate does not prove the draw. ${check.problems.join(' ')}\n`)
    return false
  }
  const { places } = check.sample
  process.stdout.write(`The draw is proven: ${places.length} of ${list.length} rows are in the sample.\n`)
  for (const { order, row, origin } of places)
    process.stdout.write(`${order}\t${keyInWords(list[row]?.key ?? '')}\t${origin}\n`)
  return true
}

const [certificate, list] = process.argv.slice(2)
if (certificate === undefined || list === undefined) {
  process.stderr.write('Usage: npm run verify-draw <certificate.json> <list>\n')
  process.exitCode = 2
} else
  verifyDraw(certificate, list).then(
    (proven) => {
      process.exitCode = proven ? 0 : 1
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 2
    },
  )
