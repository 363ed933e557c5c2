import { chakra } from '@chakra-ui/react'
import { calendarDay, CaseState, caseStateWords, deadlineState, isCaseDone } from '@portal/domain'
import {
  Check,
  ChevronDown,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { formatDate } from '../../../lib/format'
import { Button } from '../../../ui/action/button'
import { DeadlineChip } from '../../../ui/feedback/deadline-chip'
import { LinkButton } from '../../../ui/action/link'
import { IconButton } from '../../../ui/action/icon-button'
import { StatusChip, type ChipPalette } from '../../../ui/feedback/status-chip'
import type { FindingAct } from '../finding-act'
import { CaseDetails } from './finding-case-details'
import { findingsPaths } from '../findings-paths'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { ReturnForm } from './return-form'
import { useVerifyCase } from './use-verify-case'
import type {
  FindingCaseFieldsFragment as Case,
  FindingFieldsFragment as Finding,
} from '../findings.generated'

const words = findingsPageMessages.page

const looks: Record<number, { palette: ChipPalette; icon: LucideIcon }> = {
  [CaseState.required]: { palette: 'neutral', icon: CircleDashed },
  [CaseState.draft]: { palette: 'neutral', icon: CircleDashed },
  [CaseState.submitted]: { palette: 'info', icon: CircleDot },
  [CaseState.returned]: { palette: 'dueSoon', icon: Undo2 },
  [CaseState.verified]: { palette: 'success', icon: CircleCheck },
  [CaseState.leftClaimed]: { palette: 'info', icon: CircleDot },
  [CaseState.leftApproved]: { palette: 'success', icon: CircleCheck },
}

/** On one line, except on phones and on a laptop, where what is read beside leaves too little. */
const actsStyle = {
  '@media (max-width: 47.99em), (min-width: 80em) and (max-width: 87.99em)': { flexWrap: 'wrap' },
} as const

interface FindingCaseRowProps {
  finding: Finding
  entry: Case
  name: string
  onAct: (act: FindingAct) => void
  onChanged: () => void
}

/** One case: what is to be done, by when, how far it is, and its next act; what was written opens below it. */
export function FindingCaseRow({ finding, entry, name, onAct, onChanged }: FindingCaseRowProps) {
  const [shown, setShown] = useState<'details' | 'return'>()
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const done = isCaseDone(entry.state)
  const runs = finding.issuedOn !== null && finding.closedOn === null
  // The button that was pressed is removed with its act: the one of the row stays.
  const settled = () => {
    opener.current?.focus()
    setShown(undefined)
    onChanged()
  }
  const [verify, verifying] = useVerifyCase(finding.id, entry, settled)
  return (
    <>
      <tr data-state={shown ? 'selected' : undefined}>
        <th scope="row">{name}</th>
        <td data-label={words.requiredAction}>
          <chakra.span display="block" minWidth={{ md: '9rem' }} overflowWrap="anywhere">
            {entry.requiredAction}
          </chakra.span>
        </td>
        <td data-label={words.due}>
          {done ? (
            <chakra.span color="fg.subtle">{words.done}</chakra.span>
          ) : entry.dueOn && runs ? (
            <CaseDue dueOn={entry.dueOn} rule={entry.dueRule} />
          ) : (
            <chakra.span color="fg.subtle">{words.noDue}</chakra.span>
          )}
        </td>
        <td data-label={words.state}>
          <StatusChip {...(looks[entry.state] ?? { palette: 'neutral', icon: CircleDashed })}>
            {stateOf(entry)}
          </StatusChip>
        </td>
        <td>
          <chakra.span display="flex" gap="6px" alignItems="center" justifyContent="flex-end" css={actsStyle}>
            {entry.judge.allowed && (
              <>
                <Button
                  size="sm"
                  icon={<Check aria-hidden />}
                  loading={verifying}
                  aria-label={words.verifyOf({ name })}
                  onClick={verify}
                >
                  {words.verify}
                </Button>
                <Button
                  size="sm"
                  aria-label={words.returnOf({ name })}
                  aria-expanded={shown === 'return'}
                  aria-controls={id}
                  onClick={() => setShown(shown === 'return' ? undefined : 'return')}
                >
                  {words.return}
                </Button>
              </>
            )}
            <CorrectActs entry={entry} name={name} runs={runs} onAct={onAct} />
            <IconButton
              ref={opener}
              label={shown ? words.closeOf({ name }) : words.openOf({ name })}
              icon={<ChevronDown aria-hidden style={shown ? { transform: 'scaleY(-1)' } : undefined} />}
              aria-expanded={shown !== undefined}
              aria-controls={id}
              onClick={() => setShown(shown ? undefined : 'details')}
            />
          </chakra.span>
        </td>
      </tr>
      <tr id={id} hidden={shown === undefined}>
        <td colSpan={5}>
          {shown && (
            <chakra.div
              textAlign="start"
              width="100%"
              padding="6px 0 8px 10px"
              borderInlineStart="3px solid {colors.brand.fg}"
            >
              <CaseDetails entry={entry} onChanged={onChanged} />
              {shown === 'return' && (
                <ReturnForm
                  findingId={finding.id}
                  entry={entry}
                  onDone={settled}
                  onCancel={() => {
                    opener.current?.focus()
                    setShown(undefined)
                  }}
                />
              )}
              {entry.undo.allowed && (
                <chakra.div marginTop="8px">
                  <Button
                    size="sm"
                    aria-label={`${words.undo}, ${name}`}
                    onClick={() => onAct({ kind: 'undo', of: entry })}
                  >
                    {words.undo}
                  </Button>
                </chakra.div>
              )}
            </chakra.div>
          )}
        </td>
      </tr>
    </>
  )
}

interface CorrectActsProps extends Pick<FindingCaseRowProps, 'entry' | 'name' | 'onAct'> {
  /** The finding is open. */
  runs: boolean
}

/** Where the correction is written: here, or in the audit that the case comes from. */
function CorrectActs({ entry, name, runs, onAct }: CorrectActsProps) {
  return (
    <>
      {entry.audit && runs && !isCaseDone(entry.state) && (
        <LinkButton
          size="sm"
          to={findingsPaths.correction(entry.audit.typeKey, entry.audit.prongId, entry.id)}
          aria-label={words.inAuditOf({ name })}
        >
          {words.inAudit}
        </LinkButton>
      )}
      {entry.correct.allowed && (
        <Button
          size="sm"
          aria-label={`${words.correct}, ${name}`}
          onClick={() => onAct({ kind: 'correct', of: entry })}
        >
          {words.correct}
        </Button>
      )}
    </>
  )
}

/** The day, and how late it is once that says something; far ones need no chip. */
function CaseDue({ dueOn, rule }: { dueOn: string; rule: string | null }) {
  const far = deadlineState(dueOn, calendarDay(new Date())).kind === 'far'
  return (
    <chakra.span display="grid" gap="2px" justifyItems={{ base: 'end', md: 'start' }}>
      <chakra.span whiteSpace="nowrap" title={rule ?? undefined}>
        {formatDate(dueOn)}
      </chakra.span>
      {!far && <DeadlineChip dueOn={dueOn} rule={rule} short />}
    </chakra.span>
  )
}

/** The state with its day, where it has one: 'Submitted Mar 6, 2026'. */
function stateOf({ state, submittedOn, verifiedOn }: Case): string {
  const { name } = caseStateWords(state)
  const on = state === CaseState.submitted ? submittedOn : isCaseDone(state) ? verifiedOn : null
  return on ? `${name} ${formatDate(on)}` : name
}
