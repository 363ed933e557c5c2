import { SubmitState } from '../self-assessment/submit-states.js'
import { cellText, type TableCell } from '../tables/table-cell.js'
import { complianceYearName } from '../years/compliance-year.js'
import { allowed, wrongState, type Verdict } from '../verdict.js'

/**
 * Whether the actor can download all documents together: everybody who may open each of them, once there can be any.
 */
export function canTakeDocumentInventory({ submitState }: { submitState: number }): Verdict {
  return submitState === SubmitState.notActivated
    ? wrongState('There are no documents before the self-assessment is activated.')
    : allowed
}

/** A document as an entry of a package's index. */
export interface InventoryDocument {
  kind: 'Required' | 'Supporting'
  /** Category of a required document, subsection of a supporting one. */
  place: string
  /** Number of the item that it is evidence for; empty where it belongs to no single item. */
  item: string
  title: string
  fileName: string
  /** Bytes. */
  size: number
  sha256: string
  uploadedBy: string
  uploadedOn: Date
  /** The state's 'Received'; null where it does not apply. */
  received: boolean | null
  /** Year whose document it re-uses. */
  reusedFrom: number | null
  /** Numbers of the subsections that refer to it. */
  related: readonly string[]
}

/** A category without a document, which is listed in the index as well. */
export interface EmptyCategory {
  place: string
  required: boolean
}

export const inventoryHeadings = [
  'File',
  'Kind',
  'Category or subsection',
  'Item',
  'Title',
  'File name',
  'Bytes',
  'SHA-256',
  'Uploaded by',
  'Uploaded',
  'Received',
  'Re-used from',
  'Related subsections',
  'Left out because',
] as const

/** One line of the index: path of the document in the package, or why it is missing. */
export function inventoryLine(
  document: InventoryDocument,
  where: { path: string } | { left: string },
): (string | number | boolean | null)[] {
  const cells: TableCell[] = [
    'path' in where ? where.path : null,
    document.kind,
    document.place,
    document.item,
    document.title,
    document.fileName,
    document.size,
    document.sha256,
    document.uploadedBy,
    document.uploadedOn,
    document.received === null ? null : document.received ? 'Yes' : 'No',
    document.reusedFrom === null ? null : complianceYearName(document.reusedFrom),
    document.related.join(', '),
    'left' in where ? where.left : null,
  ]
  return cells.map(cellText)
}

/** The line of the index for a category without a document, with the reason in the last column. */
export function emptyCategoryLine({ place, required }: EmptyCategory): (string | null)[] {
  const why = required ? 'No document was uploaded.' : 'No document was uploaded; none is required.'
  return [null, 'Required', place, ...inventoryHeadings.slice(4).map(() => null), why]
}

/** Path of a document in the package: folders by purpose, and a unique number. */
export function inventoryPath(
  { kind, place, item, title, fileName }: InventoryDocument,
  number: number,
): string {
  const folder = kind === 'Required' ? 'required-documents' : 'supporting-documents'
  const count = String(number).padStart(3, '0')
  const name = [count, ...(item === '' ? [] : [plainName(item)]), plainName(title)].join('-')
  return `${folder}/${plainName(place)}/${name}${/\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0] ?? ''}`
}

/** A file or folder name that is valid on every system. */
export function plainName(text: string): string {
  return (
    text
      .replace(/[^A-Za-z0-9]+/g, '-')
      .slice(0, 80)
      .replace(/^-|-$/g, '') || 'file'
  )
}
