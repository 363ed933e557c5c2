import { chakra } from '@chakra-ui/react'
import { caseStateWords, isOpenFinding } from '@portal/domain'
import { CircleCheck, CircleDashed, CircleDot, Lock, LockOpen, Undo2, type LucideIcon } from 'lucide-react'
import { formatDate } from '../../lib/format'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { DeadlineChip } from '../../ui/deadline-chip'
import { StatusChip, type ChipPalette } from '../../ui/status-chip'
import { caseName } from './case-name'
import type { FindingAct } from './finding-act'
import { FindingFileList } from './finding-file-list'
import { Paragraphs } from './finding-facts'
import { findingsMessages } from './findings-messages'
import type { StudentReferences } from './use-student-references'
import type {
  FindingCaseFieldsFragment as Case,
  FindingFieldsFragment as Finding,
} from './findings.generated'

const words = findingsMessages.page

const looks: Record<number, { palette: ChipPalette; icon: LucideIcon }> = {
  0: { palette: 'neutral', icon: CircleDashed },
  1: { palette: 'neutral', icon: CircleDashed },
  2: { palette: 'info', icon: CircleDot },
  3: { palette: 'dueSoon', icon: Undo2 },
  4: { palette: 'success', icon: CircleCheck },
  5: { palette: 'info', icon: CircleDot },
  6: { palette: 'success', icon: CircleCheck },
}

interface FindingCasesProps {
  finding: Finding
  references: StudentReferences
  onAct: (act: FindingAct) => void
  onChanged: () => void
}

/** Prong 1: every individual case with its correction. */
export function FindingCases({ finding, references, onAct, onChanged }: FindingCasesProps) {
  const { cases, casesVerified, casesTotal } = finding
  return (
    <div id="cases">
      <Card
        title={words.cases}
        note={`${casesVerified}/${casesTotal}`}
        actions={
          cases.length > 0 && (
            <Button
              size="sm"
              icon={references.shown ? <Lock aria-hidden /> : <LockOpen aria-hidden />}
              loading={references.loading}
              disabledReason={finding.reveal.reason}
              title={words.revealNote}
              onClick={references.shown ? references.conceal : references.reveal}
            >
              {references.shown ? words.conceal : words.reveal}
            </Button>
          )
        }
      >
        {cases.length === 0 ? (
          <chakra.p color="fg.muted">{words.noCases}</chakra.p>
        ) : (
          <chakra.ul display="grid" gap="0">
            {cases.map((entry) => (
              <CaseItem
                key={entry.id}
                entry={entry}
                name={caseName(finding, entry.id)}
                isOpen={finding.issuedOn !== null && finding.closedOn === null}
                onAct={onAct}
                onChanged={onChanged}
              />
            ))}
          </chakra.ul>
        )}
        {finding.close.reason !== null && isOpenFinding(finding.status) && casesVerified < casesTotal && (
          <chakra.p
            display="flex"
            alignItems="center"
            gap="8px"
            margin="12px -14px -14px"
            padding="10px 14px"
            borderTop="1px solid {colors.border.subtle}"
            bg="bg.subtle"
            fontSize="md"
          >
            <Lock size={16} aria-hidden style={{ flex: 'none' }} />
            <span>
              <b>{words.bothProngs}</b> {words.notComplete(casesTotal - casesVerified, casesTotal)}
            </span>
          </chakra.p>
        )}
      </Card>
    </div>
  )
}

interface CaseItemProps {
  entry: Case
  name: string
  isOpen: boolean
  onAct: (act: FindingAct) => void
  onChanged: () => void
}

function CaseItem({ entry, name, isOpen, onAct, onChanged }: CaseItemProps) {
  const done = entry.state === 4 || entry.state === 6
  return (
    <chakra.li
      padding="12px 0"
      borderBottom="1px solid {colors.border.subtle}"
      _first={{ paddingTop: '0' }}
      _last={{ borderBottom: '0', paddingBottom: '0' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 10px">
        <chakra.h3 textStyle="blockTitle" flex="1 1 140px" overflowWrap="anywhere">
          {name}
        </chakra.h3>
        <StatusChip {...(looks[entry.state] ?? { palette: 'neutral', icon: CircleDashed })}>
          {caseStateWords(entry.state).name}
        </StatusChip>
        {entry.dueOn && !done && isOpen && <DeadlineChip dueOn={entry.dueOn} rule={entry.dueRule} />}
      </chakra.div>
      <chakra.p maxWidth="measure" overflowWrap="anywhere">
        <chakra.span color="fg.subtle">{`${words.requiredAction}: `}</chakra.span>
        {entry.requiredAction}
      </chakra.p>
      {entry.dueOn && entry.dueRule && !done && isOpen && (
        <chakra.p fontSize="sm" color="fg.subtle" maxWidth="measure">
          {words.dueRule(formatDate(entry.dueOn), entry.dueRule)}
        </chakra.p>
      )}
      {(entry.narrative || entry.correctedOn || entry.leftJurisdictionOn) && (
        <chakra.div
          marginTop="6px"
          paddingInlineStart="10px"
          borderInlineStart="3px solid {colors.border.default}"
        >
          {entry.narrative && <Paragraphs text={entry.narrative} />}
          <chakra.p fontSize="sm" color="fg.subtle">
            {[
              entry.correctedOn && `${words.correctedOn} ${formatDate(entry.correctedOn)}`,
              entry.leftJurisdictionOn && `${words.leftOn} ${formatDate(entry.leftJurisdictionOn)}`,
              entry.submittedBy &&
                entry.submittedOn &&
                words.submittedBy(entry.submittedBy.fullName, formatDate(entry.submittedOn)),
              entry.verifiedBy &&
                entry.verifiedOn &&
                words.verifiedBy(entry.verifiedBy.fullName, formatDate(entry.verifiedOn)),
            ]
              .filter(Boolean)
              .join('. ')}
          </chakra.p>
        </chakra.div>
      )}
      {entry.stateComment && (
        <chakra.p marginTop="6px" maxWidth="measure" overflowWrap="anywhere">
          <chakra.span color="fg.subtle">{`${words.stateComment}: `}</chakra.span>
          {entry.stateComment}
        </chakra.p>
      )}
      <FindingFileList files={entry.files} onChanged={onChanged} />
      {(entry.correct.allowed || entry.judge.allowed || entry.undo.allowed) && (
        <chakra.div display="flex" flexWrap="wrap" gap="8px" marginTop="8px">
          {entry.correct.allowed && (
            <Button
              size="sm"
              aria-label={`${words.correct}, ${name}`}
              onClick={() => onAct({ kind: 'correct', of: entry })}
            >
              {words.correct}
            </Button>
          )}
          {entry.judge.allowed && (
            <Button
              size="sm"
              aria-label={`${words.judge}, ${name}`}
              onClick={() => onAct({ kind: 'judge', of: entry })}
            >
              {words.judge}
            </Button>
          )}
          {entry.undo.allowed && (
            <Button
              size="sm"
              aria-label={`${words.undo}, ${name}`}
              onClick={() => onAct({ kind: 'undo', of: entry })}
            >
              {words.undo}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.li>
  )
}
