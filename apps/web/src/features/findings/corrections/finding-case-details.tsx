import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'
import { Paragraphs } from '../overview/finding-facts'
import { FindingFileList } from '../documents/finding-file-list'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingCaseFieldsFragment as Case } from '../findings.generated'

const words = findingsPageMessages.page

/** What the agency wrote about a case, with its files, and what the state says to it. */
export function CaseDetails({ entry, onChanged }: { entry: Case; onChanged: () => void }) {
  const facts = [
    entry.correctedOn && `${words.correctedOn} ${formatDate(entry.correctedOn)}`,
    entry.leftJurisdictionOn && `${words.leftOn} ${formatDate(entry.leftJurisdictionOn)}`,
    entry.submittedBy &&
      entry.submittedOn &&
      words.submittedBy({ name: entry.submittedBy.fullName, on: formatDate(entry.submittedOn) }),
    entry.verifiedBy &&
      entry.verifiedOn &&
      words.verifiedBy({ name: entry.verifiedBy.fullName, on: formatDate(entry.verifiedOn) }),
    entry.dueOn && entry.dueRule && words.dueRule({ day: formatDate(entry.dueOn), rule: entry.dueRule }),
    entry.correctable === 'TimelineOnly' && words.correctables.TimelineOnly,
  ].filter(Boolean)
  return (
    <>
      {entry.narrative ? (
        <Paragraphs text={entry.narrative} />
      ) : (
        <chakra.p color="fg.muted">{words.nothingWritten}</chakra.p>
      )}
      <chakra.p fontSize="sm" color="fg.subtle" maxWidth="measure">
        {facts.join('. ')}
      </chakra.p>
      {entry.stateComment && (
        <chakra.p marginTop="6px" maxWidth="measure" overflowWrap="anywhere">
          <chakra.span color="fg.subtle">{`${words.stateComment}: `}</chakra.span>
          {entry.stateComment}
        </chakra.p>
      )}
      <FindingFileList files={entry.files} onChanged={onChanged} />
    </>
  )
}
