import { chakra } from '@chakra-ui/react'
import { Card } from '../../ui/card'
import { TextLink } from '../../ui/link'
import { helpMessages } from './help-messages'
import { helpPaths } from './help-paths'
import { useTrainingHighlightQuery } from './help.generated'

const words = helpMessages.highlight
const most = 3

/** What is new in the training materials and was not watched yet; nothing where there is none. For the landing page. */
export function TrainingHighlight() {
  const { data } = useTrainingHighlightQuery()
  const items = (data?.training.items ?? []).filter((item) => item.published && item.watchedOn === null)
  const shown = [
    ...items.filter(({ mark }) => mark !== null),
    ...items.filter(({ mark }) => mark === null),
  ].slice(0, most)
  if (shown.length === 0) return null
  return (
    <Card title={words.title} actions={<TextLink to={helpPaths.list}>{words.all}</TextLink>}>
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
    </Card>
  )
}
