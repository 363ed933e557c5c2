import type { Prong } from './record-header'
import type { RecordPlace } from './record-paths'
import type {
  AuditRecordFieldsFragment,
  PreviousAnswersFieldsFragment,
  RecordContentFieldsFragment,
  RecordFileFieldsFragment,
  RecordSetupFieldsFragment,
} from './record.generated'
import type { DocumentSetFieldsFragment } from '../document-set/document-set.generated'
import type { RecordDiscussionFieldsFragment } from './record-comments.generated'
import type { DocumentRequestFieldsFragment } from '../requests/requests.generated'
import type { ReviewItem } from './review/review-model'

/** What the page of a record shows. */
export interface RecordPageProps {
  place: RecordPlace
  prong: Prong
  record: AuditRecordFieldsFragment
  /** All records of the sample. */
  records: readonly AuditRecordFieldsFragment[]
  setup: RecordSetupFieldsFragment
  content: RecordContentFieldsFragment
  /** Undefined for people who see no names. */
  files: readonly RecordFileFieldsFragment[] | undefined
  /** What the agency says and sends about each item; undefined for kinds without such a set. */
  documentSet: DocumentSetFieldsFragment | undefined
  /** Requests for documents of it, the latest first. */
  requests: readonly DocumentRequestFieldsFragment[]
  /** What people say about it. */
  discussion: RecordDiscussionFieldsFragment
  /** Answers of an earlier year about the same child. */
  previous: PreviousAnswersFieldsFragment | undefined
  onItem: (item: ReviewItem) => void
  onRefresh: () => void
}
