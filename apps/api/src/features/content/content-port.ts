import type {
  AuditAction,
  ContentKind,
  ContentNode,
  ContentVersionState,
  QuestionChange,
} from '@portal/domain'
import type { MovedRecords } from '../../db/content-versions.js'
import type { Database, Tx } from '../../db/database.js'
import type { Command, Stamp } from '../../server/command.js'

interface Person {
  id: string
  fullName: string
}

/** One version of the content of a year and part. */
export interface StoredVersion {
  id: number
  year: number
  part: 'Part B' | 'Part C'
  title: string
  state: ContentVersionState
  /** Null for a draft. */
  number: number | null
  publishedBy: Person | null
  publishedOn: Date | null
  /** Records of agencies that use it. */
  reviews: number
  /** The same for the test agency, which no other count includes. */
  testReviews: number
  /** Records on older versions of the year and part in which no agency has begun to work. */
  notStarted: number
  testNotStarted: number
}

/** A place as it is stored, with what the rules about deleting need. */
export interface StoredNode extends ContentNode {
  rowId: number
  version: number
  changedBy: Person | null
  changedOn: Date | null
  /** Answers, or documents of a category, in any year. */
  answers: number
  /** It stands in a published version. */
  published: boolean
}

/** What may be named by id in a field: subsections by categories, and the other way round. */
export interface LinkedContent {
  contentId: string
  label: string
}

/** A record that an agency has begun on a version before the newest of its year. */
export interface StartedRecord {
  id: number
  leaId: number
  agency: string
  isTest: boolean
  year: number
  part: 'Part B' | 'Part C'
  submitState: number
  subsectionsAway: number
  fromId: number
  fromNumber: number
  /** The newest version. */
  toId: number
  /** Content ids of places with an answer, or documents. */
  answered: readonly string[]
}

/** What it takes to upgrade one. */
export interface RecordUpgrade extends StartedRecord {
  toNumber: number
  /** What changed for the agency in places of both versions. */
  rechecks: ReadonlyMap<string, QuestionChange[]>
  /** Content ids of the newer version. */
  newerIds: ReadonlySet<string>
}

/** Started records and the newer versions that they may take over. */
export interface ContentUpgrades {
  hasRecord: (db: Database, selfAssessmentId: number) => Promise<boolean>
  /** Started records behind a newest version, or one record if it is behind. */
  listStarted: (
    db: Database,
    of: { versionId: number } | { selfAssessmentId: number },
  ) => Promise<StartedRecord[]>
  lockRecords: (tx: Tx, selfAssessmentIds: readonly number[]) => Promise<void>
  /** Takes a record over onto the newest version; writes its history and notifies its agency. */
  upgradeRecord: (command: Command, upgrade: RecordUpgrade) => Promise<void>
}

/** Storage of a kind of content in the feature that it belongs to; passed to the editor in features.ts. */
export interface ContentPort {
  kind: ContentKind
  /** Of a sheet with a version. */
  title: string
  /** Kinds of records of its versions and places in the history, and the act of publishing. */
  history: { version: string; node: string; publish: AuditAction }
  /** Newest year first; one of them when an id is passed. */
  listVersions: (db: Database, id?: number) => Promise<StoredVersion[]>
  /** Lets commands on one version follow each other. */
  lockVersion: (tx: Tx, id: number) => Promise<void>
  listNodes: (db: Database, versionId: number) => Promise<StoredNode[]>
  /** The version in which a place stands, by the id of its row; null when there is none. */
  versionOfPlace: (db: Database, nodeKind: ContentNode['nodeKind'], id: number) => Promise<number | null>
  insertNode: (tx: Tx, versionId: number, node: ContentNode, step: Stamp) => Promise<void>
  /** Writes fields and `active`, and counts the version of the place up. */
  updateNode: (tx: Tx, node: StoredNode, step: Stamp) => Promise<void>
  /** Writes parent and order. */
  placeNodes: (tx: Tx, nodes: readonly (StoredNode & { parentRowId: number | null })[]) => Promise<void>
  deleteNodes: (tx: Tx, nodes: readonly StoredNode[]) => Promise<void>
  /** A draft for a year with all that is not retired; its id. */
  copyVersion: (tx: Tx, from: number, year: number) => Promise<number>
  /** The version with all that is in it. */
  deleteVersion: (tx: Tx, id: number) => Promise<void>
  /** Gives the version its number, and in a launched year the agencies that have none their records. How many got one. */
  publishVersion: (tx: Tx, id: number, step: Stamp) => Promise<number>
  /** Moves the records that `notStarted` and `testNotStarted` count onto the version. */
  applyVersion: (tx: Tx, id: number) => Promise<MovedRecords>
  /** Null where started records do not belong to a self-assessment, and are decided about in their own feature. */
  upgrades: ContentUpgrades | null
  /** Places of the other kind in a year and part; null while there are none. */
  listLinked: (db: Database, of: { year: number; part: string }) => Promise<LinkedContent[] | null>
}
