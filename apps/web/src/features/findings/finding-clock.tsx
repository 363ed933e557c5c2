import { chakra } from '@chakra-ui/react'
import { calendarDay, calendarDaysBetween } from '@portal/domain'
import { Check, Circle, CircleDot, type LucideIcon } from 'lucide-react'
import { formatDate } from '../../lib/format'
import { Card } from '../../ui/card'
import { ProgressBar } from '../../ui/progress-bar'
import { findingsMessages } from './findings-messages'
import type { FindingFieldsFragment as Finding } from './findings.generated'

const words = findingsMessages.page

interface Step {
  name: string
  /** Day on which it was done. */
  on: string | null
  note: string
}

/** The two prongs and the one-year clock as a line of steps. */
export function FindingClock({ finding }: { finding: Finding }) {
  const steps = stepsOf(finding)
  const now = finding.closedOn === null ? steps.findIndex(({ on }) => on === null) : -1
  return (
    <Card title={words.clock} note={noteOf(finding)}>
      <chakra.ol
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: `repeat(${steps.length}, minmax(0, 1fr))` }}
        gap={{ base: '10px', md: '12px' }}
      >
        {steps.map((step, index) => (
          <StepItem
            key={step.name}
            step={step}
            state={step.on !== null ? 'done' : index === now ? 'now' : 'next'}
          />
        ))}
      </chakra.ol>
      {finding.issuedOn && finding.dueOn && (
        <chakra.div marginTop="12px">
          <ProgressBar label={words.clock} value={Math.min(daysRun(finding), 365)} max={365} />
          <chakra.p
            display="flex"
            justifyContent="space-between"
            gap="12px"
            marginTop="4px"
            fontSize="sm"
            color="fg.subtle"
          >
            <span>{`${words.issued} ${formatDate(finding.issuedOn)}`}</span>
            <span>{`${words.due} ${formatDate(finding.dueOn)}`}</span>
          </chakra.p>
        </chakra.div>
      )}
    </Card>
  )
}

const looks: Record<'done' | 'now' | 'next', { Icon: LucideIcon; word: string; color: string }> = {
  done: { Icon: Check, word: words.stepDone, color: 'success.icon' },
  now: { Icon: CircleDot, word: words.stepNow, color: 'brand.fg' },
  next: { Icon: Circle, word: words.stepNext, color: 'fg.subtle' },
}

function StepItem({ step, state }: { step: Step; state: keyof typeof looks }) {
  const { Icon, word, color } = looks[state]
  return (
    <chakra.li display="grid" gridTemplateColumns="20px minmax(0, 1fr)" gap="0 8px">
      <chakra.span color={color} lineHeight="0" paddingTop="2px">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div minWidth="0" fontSize="md" lineHeight="1.35">
        <chakra.span display="block" fontWeight="600">
          {step.name}
          <chakra.span srOnly>{`, ${word}`}</chakra.span>
        </chakra.span>
        {step.on && <chakra.span display="block">{formatDate(step.on)}</chakra.span>}
        <chakra.span display="block" fontSize="sm" color="fg.subtle">
          {step.note}
        </chakra.span>
      </chakra.div>
    </chakra.li>
  )
}

function stepsOf(finding: Finding): Step[] {
  const { clockSteps } = words
  const latest = finding.rounds.find(({ setAside }) => !setAside)
  return [
    {
      name: clockSteps.found,
      on: finding.discoveredOn,
      note: findingsMessages.sources[finding.source as keyof typeof findingsMessages.sources],
    },
    {
      name: clockSteps.issued,
      on: finding.issuedOn,
      note: finding.issuedOn ? '' : `${words.issueBy} ${formatDate(finding.issueBy)}`,
    },
    {
      name: clockSteps.prong1,
      on: finding.prong1VerifiedOn,
      note: words.prong1State(finding.casesVerified, finding.casesTotal),
    },
    {
      name: clockSteps.prong2,
      on: finding.prong2VerifiedOn,
      note: latest ? words.latestRound(latest.recordsCompliant, latest.recordsReviewed) : words.prong2None,
    },
    { name: clockSteps.closed, on: finding.closedOn, note: '' },
  ]
}

function daysRun({ issuedOn, closedOn }: Finding): number {
  if (issuedOn === null) return 0
  return calendarDaysBetween(issuedOn, closedOn ?? calendarDay(new Date()))
}

function noteOf(finding: Finding): string {
  return finding.issuedOn === null ? words.notIssued : words.dayOf(daysRun(finding))
}
