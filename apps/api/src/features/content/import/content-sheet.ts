import { createHash } from 'node:crypto'
import {
  complianceYearName,
  contentInOrder,
  contentRoot,
  contentTable,
  isRichText,
  type TableCell,
} from '@portal/domain'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import { canonicalJson } from '../../../server/requests/canonical-json.js'
import type { HeavyCaller } from '../../../server/heavy/heavy-work.js'
import { readFile } from '../../../server/files/read-file.js'
import { refusedFile } from '../../../server/files/refused-file.js'
import { aboutExport, portionsOf, type ExportedTable } from '../../../server/files/send-table.js'
import { mostContentImportRows } from '@portal/rest-contract'
import type { VersionView } from '../content-read-model.js'
import type { ContentPort } from '../content-port.js'

/** Columns that a file may have; far more than it needs. */
const columns = 100

/** Labels in the sheet About that the way back reads. */
const about = { version: 'Version', stamp: 'State of the version' } as const

/** What a version says, as a short text that changes with it. */
export function contentStamp({ nodes }: Pick<VersionView, 'nodes'>): string {
  const says = contentInOrder(nodes).map(({ node: { contentId, parentId, active, fields } }) => [
    contentId,
    parentId,
    active,
    fields,
  ])
  return createHash('sha256').update(canonicalJson(says)).digest('hex').slice(0, 32)
}

/** How the cells of the content of an audit are written. */
const auditHelp: readonly (readonly [string, string])[] = [
  ['Response set', 'On each line a code, its words and how it counts: Y | Yes | met. Or: not met, excluded.'],
  [
    'Extra fields',
    'On each line a key, words, a type and whether it is required: pages | Pages | Text | required.',
  ],
  [
    'Skip when',
    'A condition: {"all":[{"q":"setup.evalType","op":"eq","v":"Initial evaluation"}]}. Parts: all, any, not. Names: ' +
      'setup.<key>, flag.<name>, item.<id>. Operators: eq, ne, in, nin, lt, lte, gt, gte.',
  ],
]

/** A version as the sheet that can be brought back. */
export function contentSheet(
  { kind, title }: ContentPort,
  view: VersionView,
  { actor, now }: { actor: ApiActor; now: Date },
): ExportedTable {
  const { id, year, part, state, number } = view.version
  const { headings, rows } = contentTable(kind, view.nodes)
  return {
    format: 'xlsx',
    title,
    name: ['content', kind, part.toLowerCase().replace(' ', '-'), String(year)],
    now,
    headings,
    about: [
      ['Content', `${title}, ${part}, ${complianceYearName(year)}`],
      ['State', state === 'Draft' ? 'Draft' : `${state} v${number ?? 1}`],
      ['How to edit', 'Leave Id and Kind as they are. A new row has no Id and stands where it belongs.'],
      ['Moving', 'Move the row. An item belongs to the subsection above it, a subsection to its section.'],
      ['Removing', 'Take the row out. What was used is retired from the next version instead of deleted.'],
      ['Lists', 'Acceptable evidence, citations, rating scales and ids: one on each line of the cell.'],
      [
        'Rating scale',
        'A number and its words: 4 Fully implemented. An item without one has that of the questionnaire.',
      ],
      ...(contentRoot(view.nodes)?.nodeKind === 'audit' ? auditHelp : []),
      ['Formatted text', 'Guidance and help are plain, or simple HTML: p, strong, em, u, ul, ol, li, a.'],
      [about.version, `${kind} ${id}`],
      [about.stamp, contentStamp(view)],
      ...aboutExport({ actor, now }, []).filter(([label]) => label !== 'Filters'),
    ],
    portions: portionsOf<TableCell[]>(rows, (row) => row),
  }
}

/** The table of a sheet that was brought back, and how its version was when it was downloaded. */
export async function readContentSheet(
  bytes: Buffer,
  who: HeavyCaller,
  { kind }: ContentPort,
  versionId: number,
): Promise<{ cells: string[][]; stamp: string }> {
  const sheets = await readFile(bytes, who, {
    rows: mostContentImportRows + 1,
    columns,
    csv: false,
    unreadable: 'This is not an XLSX file that can be read.',
    tooManyRows: `The file has more than ${mostContentImportRows} rows.`,
  })
  const facts = new Map(
    (sheets.find(({ name }) => name === 'About')?.cells ?? []).map(([label = '', value = '']) => [
      label,
      value,
    ]),
  )
  const [version, stamp] = [facts.get(about.version), facts.get(about.stamp)]
  if (!version || !stamp)
    throw refusedFile(
      'The sheet About is missing or was changed. Download the version again and edit that file.',
    )
  if (version !== `${kind} ${versionId}`)
    throw refusedFile('This file is of another version. Download this one and edit that file.')
  const cells = await cleanCells(sheets.find(({ name }) => name !== 'About')?.cells ?? [], who)
  return { cells, stamp }
}

/** The cells, those with formatted text as they may be stored. */
async function cleanCells(cells: string[][], { actor, heavy }: HeavyCaller): Promise<string[][]> {
  const texts = cells.flatMap((row) => row.filter(isRichText))
  const clean = await heavy.turn(actor.userId, (run) => run('cleanRichTexts', texts))
  if (clean.includes(null))
    throw refusedFile('The file has a text that is nested too deeply. Paste it without its format.')
  const next = clean.values()
  return cells.map((row) => row.map((cell) => (isRichText(cell) ? (next.next().value ?? '') : cell)))
}
