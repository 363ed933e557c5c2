import { chakra } from '@chakra-ui/react'
import type { WordDecision } from '@portal/domain'
import { CircleHelp } from 'lucide-react'
import type { PayloadError } from '../../lib/saving/form-errors'
import { Button } from '../../ui/action/button'
import { StatusChip } from '../../ui/feedback/status-chip'
import { useAct } from '../../ui/feedback/use-act'
import { Card } from '../../ui/layout/card'
import { wordsMessages as words } from './words-messages.generated'

/** A word that may identify somebody. */
export interface DecidedWord {
  word: string
  times: number
  around: string
  decision?: string | null
}

interface WordsCardProps<Word extends DecidedWord> {
  words: readonly Word[]
  texts: { title: string; intro: string; caption: string; none: string; left: string }
  /** Why nothing can be decided here; null where it can. */
  barred: string | null
  /** What kind of word it is, where there are several. */
  kindOf?: (word: Word) => string
  /** Words that are kept with all others; each of the rest is decided by itself. */
  isOther?: (word: Word) => boolean
  decide: (
    decided: { word: string; decision: WordDecision }[],
  ) => Promise<readonly PayloadError[] | undefined>
  onChanged: () => void
}

/** Words of a text that may identify somebody, each with the choice whether it stays when the text leaves the portal. */
export function WordsCard<Word extends DecidedWord>({
  words: found,
  texts,
  barred,
  kindOf,
  isOther = () => true,
  decide,
  onChanged,
}: WordsCardProps<Word>) {
  const { busy, act } = useAct(words.failed, onChanged)
  const choose = (decided: readonly Word[], decision: WordDecision) =>
    void act(words.kept, () => decide(decided.map(({ word }) => ({ word, decision }))))
  const left = found.filter(({ decision }) => decision == null)
  const others = left.filter(isOther)
  return (
    <Card
      title={texts.title}
      note={found.length}
      actions={
        others.length > 0 && (
          <Button
            size="sm"
            loading={busy}
            disabledReason={barred ?? false}
            onClick={() => choose(others, 'Keep')}
          >
            {words.keepAll}
          </Button>
        )
      }
    >
      <chakra.p color="fg.muted">{texts.intro}</chakra.p>
      <chakra.p role="status" fontWeight="600" margin="6px 0 12px">
        {texts.left}
      </chakra.p>
      {found.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <chakra.ul aria-label={texts.caption} listStyleType="none" display="grid" gap="8px">
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
                    {[kindOf?.(one), words.times({ n: one.times })].filter(Boolean).join(', ')}
                  </chakra.span>
                </chakra.p>
                <chakra.p fontSize="sm" color="fg.muted">
                  {one.around}
                </chakra.p>
              </chakra.div>
              {one.decision == null && (
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
                    disabledReason={barred ?? false}
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
