import { findingLetterKinds, findingLetterNames } from '@portal/domain'
import { caseName } from '../case-name'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { findingsPaths } from '../findings-paths'
import type {
  FindingFieldsFragment as Finding,
  FindingFileFieldsFragment as File,
} from '../findings.generated'

const words = findingsPageMessages.documents

/** A document of a finding, wherever it belongs: a file, or a letter with its print. */
export interface FindingDocument {
  id: string
  title: string
  of: string
  file: File | null
  /** Where the bytes are; null for a letter that is not in the library. */
  href: string | null
  on: string
  by: string
}

/** Files of the finding itself, of its cases, of its reviews of newer data, and its letters. */
export function documentsOf(finding: Finding): FindingDocument[] {
  const stored =
    (of: string) =>
    (file: File): FindingDocument => ({
      id: file.id,
      title: file.title,
      of,
      file,
      href: file.downloadPath,
      on: file.createdOn,
      by: file.createdBy.fullName,
    })
  return [
    ...finding.evidence.map(stored(words.ofEvidence)),
    ...finding.cases.flatMap(({ id, files }) =>
      files.map(stored(words.ofCase({ name: caseName(finding, id) }))),
    ),
    ...finding.files.map(stored(words.ofNextRound)),
    ...finding.rounds.flatMap(({ number, files }) => files.map(stored(words.ofRound({ n: number })))),
    ...finding.letters.flatMap((letter): FindingDocument[] =>
      letter.reportId === null
        ? []
        : [
            {
              id: `letter-${letter.id}`,
              title: letter.subject,
              of: words.ofLetter({ name: nameOf(letter.kind) }),
              file: null,
              href: findingsPaths.letterPdf(letter.reportId),
              on: letter.letterDate,
              by: letter.issuedBy?.fullName ?? '',
            },
          ],
    ),
  ]
}

function nameOf(kind: string): string {
  const known = findingLetterKinds.find((one) => one === kind)
  return known ? findingLetterNames[known] : kind
}
