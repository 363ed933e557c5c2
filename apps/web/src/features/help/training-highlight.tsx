import { chakra } from '@chakra-ui/react'
import { Card } from '../../ui/layout/card'
import { TextLink } from '../../ui/action/link'
import { ProblemState, type ShownProblem } from '../../ui/feedback/states'
import { helpMessages } from './help-messages.generated'
import { helpPaths } from './help-paths'
import type { TrainingHighlightFieldsFragment } from './help.generated'

const words = helpMessages.highlight
const most = 3

export interface TrainingHighlightProps {
  training: TrainingHighlightFieldsFragment | null | undefined
  problem: ShownProblem | undefined
  onRetry: () => void
}

/** What is new in the training materials and was not watched yet; nothing where there is none. For the landing page. */
export function TrainingHighlight({ training, problem, onRetry }: TrainingHighlightProps) {
  const items = (training?.items ?? []).filter((item) => item.published && item.watchedOn === null)
  const shown = [
    ...items.filter(({ mark }) => mark !== null),
    ...items.filter(({ mark }) => mark === null),
  ].slice(0, most)
  const failed = training ? undefined : problem
  if (shown.length === 0 && !failed) return null
  return (
    <Card title={words.title} padded={!failed} actions={<TextLink to={helpPaths.list}>{words.all}</TextLink>}>
      {failed ? (
        <ProblemState problem={failed} what={helpMessages.what.trainingMaterials} onRetry={onRetry} />
      ) : (
        <chakra.ul display="grid" gap="8px">
          {shown.map((item) => (
            <li key={item.id}>
              <TextLink to={helpPaths.item(item.id)}>{item.title}</TextLink>
              {item.mark && <chakra.span fontWeight="600">{` ${item.mark}`}</chakra.span>}
              <chakra.p textStyle="hint" color="fg.muted">
                {item.summary}
              </chakra.p>
            </li>
          ))}
        </chakra.ul>
      )}
    </Card>
  )
}
