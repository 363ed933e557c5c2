import { chakra } from '@chakra-ui/react'
import { escalationTexts, findingStatusWords, isOpenFinding } from '@portal/domain'
import { Flag } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useHeaderBadge } from '../../../lib/header-badge'
import { useViewer } from '../../../lib/session/viewer'
import { Alert } from '../../../ui/feedback/alert'
import { PageHeader } from '../../../ui/layout/page-header'
import { OldData } from '../../../ui/feedback/old-data'
import type { ShownProblem } from '../../../ui/feedback/states'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { TurnChip } from '../../../ui/feedback/turn-chip'
import { FindingActs } from './finding-acts'
import { FindingCases } from '../corrections/finding-cases'
import { FindingClock } from '../clock/finding-clock'
import type { FindingAct } from '../finding-act'
import { FindingComments } from '../comments/finding-comments'
import { FindingDialogs } from './finding-dialogs'
import { FindingDocuments } from '../documents/finding-documents-part'
import { FindingRequirement } from './finding-facts'
import { FindingLetters } from '../letters/finding-letters'
import { useFindingPart } from './finding-part'
import { FindingPartsCard } from './finding-parts-card'
import { FindingPlan } from './finding-plan'
import { FindingRounds } from '../corrections/finding-rounds'
import { turnOfFinding } from '../finding-turn'
import { findingsMessages } from '../findings-messages.generated'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { findingsPaths } from '../findings-paths'
import { useStudentReferences } from '../drafting/use-student-references'
import type { FindingFieldsFragment } from '../findings.generated'

const words = findingsPageMessages.page

export interface FindingPageProps {
  finding: FindingFieldsFragment
  /** A refresh that failed; what is shown is older. */
  problem: ShownProblem | null
  /** What happened with it; another feature has it. */
  history: (id: number) => ReactNode
  onChanged: () => void
}

/** One finding: its clock, what was found, its parts, and what is next. */
export function FindingPage({ finding, problem, history, onChanged }: FindingPageProps) {
  const viewer = useViewer()
  const [act, setAct] = useState<FindingAct>()
  const opened = useFindingPart()
  const references = useStudentReferences(finding)
  const shown = references.finding
  const { number, citation, lea, part, year, status, escalation } = finding
  useHeaderBadge(lea.shortName, part, year)
  const open = isOpenFinding(status)
  return (
    <>
      <PageHeader
        title={citation?.title ?? words.noRequirement}
        number={number}
        breadcrumb={[{ label: findingsMessages.title, to: findingsPaths.list }, { label: number }]}
        facts={
          <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="6px 10px" marginTop="4px">
            <TurnChip turn={turnOfFinding(finding, viewer)} />
            <StatusChip palette={open ? 'info' : status === 0 ? 'neutral' : 'done'} icon={Flag}>
              {findingStatusWords(status).name}
            </StatusChip>
            <span>
              {[
                `${lea.name}.`,
                finding.systemic && words.factSystemic,
                finding.casesTotal > 0 && words.factCases({ n: finding.casesTotal }),
              ]
                .filter(Boolean)
                .join(' ')}
            </span>
          </chakra.span>
        }
        actions={<FindingActs finding={shown} onAct={setAct} />}
      />
      <OldData problem={problem} what={findingsPageMessages.what.latestState} onRetry={onChanged}>
        {escalation > 0 && (
          <Alert status={escalation >= 4 ? 'error' : 'warning'} quiet>
            {`${escalationTexts[escalation] ?? ''}.`}
          </Alert>
        )}
        <chakra.div display="grid" gap="14px">
          <FindingClock finding={finding} />
          <chakra.div
            display="grid"
            gap="14px"
            // Reading first, as wide as prose wants; the work beside it.
            css={{
              gridTemplateColumns: 'minmax(0, 1fr)',
              // On a laptop the parts keep their names on one line.
              '@media (min-width: 80em)': { gridTemplateColumns: '300px minmax(0, 1fr)' },
              '@media (min-width: 88em)': { gridTemplateColumns: '372px minmax(0, 1fr)' },
            }}
            alignItems="start"
          >
            <FindingRequirement finding={finding} onAssign={() => setAct({ kind: 'assign' })} />
            <FindingPartsCard finding={finding} part={opened}>
              {opened === 'cases' && (
                <FindingCases finding={shown} references={references} onAct={setAct} onChanged={onChanged} />
              )}
              {opened === 'newer-data' && <FindingRounds finding={finding} onChanged={onChanged} />}
              {opened === 'corrective-action' && <FindingPlan finding={finding} />}
              {opened === 'documents' && <FindingDocuments finding={shown} onChanged={onChanged} />}
              {opened === 'comments' && <FindingComments finding={finding} onChanged={onChanged} />}
              {opened === 'letters' && <FindingLetters finding={finding} />}
              {opened === 'history' && history(finding.id)}
            </FindingPartsCard>
          </chakra.div>
        </chakra.div>
      </OldData>
      {act && (
        <FindingDialogs act={act} finding={shown} onClose={() => setAct(undefined)} onChanged={onChanged} />
      )}
    </>
  )
}
