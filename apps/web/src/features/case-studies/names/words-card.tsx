import { chakra } from '@chakra-ui/react'
import type { WordDecision } from '@portal/domain'
import { CircleHelp } from 'lucide-react'
import { Button } from '../../../ui/action/button'
import { StatusChip } from '../../../ui/feedback/status-chip'
import { useAct } from '../../../ui/feedback/use-act'
import { Card } from '../../../ui/layout/card'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import { useDecideCaseStudyWordsMutation, type CaseStudyWordsQuery } from '../case-studies.generated'

const words = m.names
type Word = NonNullable<CaseStudyWordsQuery['caseStudyWords']>[number]

interface WordsCardProps {
  id: number
  words: readonly Word[]
  decide: { allowed: boolean; reason: string | null }
  onChanged: () => void
}

/** The capitalised words of a study, each with the choice whether it stays in files. */
export function WordsCard({ id, words: found, decide, onChanged }: WordsCardProps) {
  const [send] = useDecideCaseStudyWordsMutation()
  const { busy, act } = useAct(words.failed, onChanged)
  const choose = (decided: readonly Word[], decision: WordDecision) =>
    void act(words.kept, async () => {
      const input = decided.map(({ word }) => ({ word, decision }))
      return (await send({ variables: { id, words: input } })).data?.decideCaseStudyWords.errors
    })
  const left = found.filter(({ decision }) => decision === null)
  const barred = !decide.allowed && decide.reason
  return (
    <Card
      title={words.listTitle}
      note={found.length}
      actions={
        left.length > 0 && (
          <Button size="sm" loading={busy} disabledReason={barred} onClick={() => choose(left, 'Keep')}>
            {words.keepAll}
          </Button>
        )
      }
    >
      <chakra.p color="fg.muted">{words.intro}</chakra.p>
      <chakra.p role="status" fontWeight="600" margin="6px 0 12px">
        {words.left({ n: left.length })}
      </chakra.p>
      {found.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <chakra.ul aria-label={words.caption} listStyleType="none" display="grid" gap="8px">
          {found.map((one) => (
            <chakra.li
              key={one.word}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              gap="6px 14px"
              paddingBottom="8px"
              borderBottom="1px solid {colors.border.subtle}"
            >
              <chakra.div flex="1 1 260px" minWidth="0" overflowWrap="anywhere">
                <chakra.p fontWeight="600">
                  {one.word}{' '}
                  <chakra.span fontWeight="400" color="fg.muted">
                    {words.times({ n: one.times })}
                  </chakra.span>
                </chakra.p>
                <chakra.p fontSize="sm" color="fg.muted">
                  {one.around}
                </chakra.p>
              </chakra.div>
              {one.decision === null && (
                <StatusChip palette="dueSoon" icon={CircleHelp}>
                  {words.undecided}
                </StatusChip>
              )}
              <chakra.div display="flex" gap="8px">
                {(['Keep', 'Remove'] as const).map((decision) => (
                  <Button
                    key={decision}
                    size="sm"
                    variant={one.decision === decision ? 'solid' : 'outline'}
                    aria-pressed={one.decision === decision}
                    aria-label={(decision === 'Keep' ? words.keepOf : words.removeOf)({ word: one.word })}
                    disabledReason={barred}
                    onClick={() => choose([one], decision)}
                  >
                    {decision === 'Keep' ? words.keep : words.remove}
                  </Button>
                ))}
              </chakra.div>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  )
}
