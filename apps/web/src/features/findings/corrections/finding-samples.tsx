import { chakra } from '@chakra-ui/react'
import { auditStatusWords } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { TextLink } from '../../../ui/action/link'
import { findingsPageMessages } from '../findings-page-messages.generated'
import { findingsPaths } from '../findings-paths'
import type { FindingFieldsFragment as Finding } from '../findings.generated'
import { resultOf, RoundOutcomeChip } from './round-outcome'

const words = findingsPageMessages.page

/** The samples that were drawn in the audit which found it: the first review, and each review of newer data with its result. */
export function FindingSamples({ samples, rounds }: Pick<Finding, 'samples' | 'rounds'>) {
  const [first] = samples
  if (!first) return null
  return (
    <>
      <chakra.p marginBottom="10px">
        {words.samples.inAudit}{' '}
        <TextLink to={findingsPaths.audit(first.typeKey, first.prongId)}>{words.samples.open}</TextLink>
      </chakra.p>
      <chakra.ul listStyle="none" aria-label={words.samples.title}>
        {samples.map((sample) => {
          const round = rounds.find(({ id }) => id === sample.roundId)
          return (
            <chakra.li
              key={sample.prongId}
              padding="10px 0"
              borderTop="1px solid {colors.border.subtle}"
              _first={{ borderTop: '0', paddingTop: '0' }}
              _last={{ paddingBottom: '0' }}
            >
              <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="6px 10px">
                <chakra.h3 textStyle="blockTitle">
                  {sample.number === 1 ? words.samples.first : words.samples.round({ round: sample.round })}
                </chakra.h3>
                {sample.outcome && <RoundOutcomeChip outcome={sample.outcome} />}
              </chakra.div>
              <p>
                {words.samples.records({ n: sample.records, status: auditStatusWords(sample.status).name })}
              </p>
              {round && (
                <>
                  <p>{resultOf(round)}</p>
                  <chakra.p fontSize="sm" color="fg.subtle">
                    {`${words.period({ from: formatDate(round.periodFrom), to: formatDate(round.periodTo) })}. ${words.recordedBy({ name: round.recordedBy.fullName, on: formatDate(round.recordedOn) })}.`}
                  </chakra.p>
                </>
              )}
            </chakra.li>
          )
        })}
      </chakra.ul>
    </>
  )
}
