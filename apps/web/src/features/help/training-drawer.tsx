import { chakra } from '@chakra-ui/react'
import { relatedTraining } from '@portal/domain'
import { Check, Printer, ThumbsDown, ThumbsUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatDate } from '../../lib/format'
import { problemOf } from '../../lib/problem'
import { Button } from '../../ui/action/button'
import { Drawer } from '../../ui/dialog/drawer'
import { TextLink } from '../../ui/action/link'
import { toast } from '../../ui/feedback/toast'
import { helpMessages as m } from './help-messages.generated'
import { helpPaths } from './help-paths'
import { printTraining } from './print-training'
import { useRecordTrainingUseMutation, type TrainingItemFieldsFragment as Item } from './help.generated'
import { TrainingChips } from './training-chips'
import { TrainingContent } from './training-content'

interface TrainingDrawerProps {
  item: Item
  all: readonly Item[]
  onClose: () => void
}

/** One item, opened: its contents, the watched mark, the question whether it helped, what belongs beside it. */
export function TrainingDrawer({ item, all, onClose }: TrainingDrawerProps) {
  const [record] = useRecordTrainingUseMutation()
  const [busy, setBusy] = useState(false)
  const { id } = item
  useEffect(() => {
    // Counting is not worth a word when it fails.
    record({ variables: { input: { id, opened: true } } }).catch(() => undefined)
  }, [record, id])

  const say = async (use: { watched?: boolean; helped?: boolean }, done?: string) => {
    setBusy(true)
    try {
      const { data } = await record({ variables: { input: { id, ...use } } })
      const refusal = data?.recordTrainingUse.errors[0]
      if (refusal)
        toast({ status: 'error', title: m.editor.failed, description: refusal.message, duration: 5000 })
      else if (done) toast({ status: 'success', title: done, duration: 3000 })
    } catch (error) {
      toast({
        status: 'error',
        title: m.editor.failed,
        description: problemOf(error).message,
        duration: 5000,
      })
    } finally {
      setBusy(false)
    }
  }
  const byId = new Map(all.map((one) => [one.id, one]))
  const related = relatedTraining(
    item,
    all.filter((one) => one.published),
  ).flatMap((one) => byId.get(one) ?? [])
  const vote = (helped: boolean) => (
    <Button
      size="sm"
      icon={helped ? <ThumbsUp aria-hidden /> : <ThumbsDown aria-hidden />}
      aria-pressed={item.helped === helped}
      variant={item.helped === helped ? 'solid' : 'outline'}
      disabled={busy}
      onClick={() => void say({ helped }, m.thanks)}
    >
      {helped ? m.yes : m.no}
    </Button>
  )
  return (
    <Drawer
      title={item.title}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Printer aria-hidden />} onClick={() => printTraining([item])}>
            {m.print}
          </Button>
          {item.kind !== 'FAQ' && item.published && (
            <Button
              variant={item.watchedOn ? 'outline' : 'solid'}
              icon={<Check aria-hidden />}
              disabled={busy}
              onClick={() => void say({ watched: !item.watchedOn })}
            >
              {item.watchedOn ? m.unwatch : m.watch}
            </Button>
          )}
        </>
      }
    >
      <chakra.div display="grid" gap="14px">
        <TrainingChips item={item} />
        <TrainingContent item={item} />
        {item.published && (
          <chakra.div
            role="group"
            aria-label={m.helped}
            display="flex"
            flexWrap="wrap"
            gap="8px"
            alignItems="center"
            paddingTop="12px"
            borderTop="1px solid {colors.border.subtle}"
          >
            <span>{m.helped}</span>
            {vote(true)}
            {vote(false)}
          </chakra.div>
        )}
        {related.length > 0 && (
          <chakra.section aria-labelledby="related-training">
            <chakra.h3 id="related-training" textStyle="blockTitle" marginBottom="4px">
              {m.related}
            </chakra.h3>
            <chakra.ul display="grid" gap="4px">
              {related.map((one) => (
                <li key={one.id}>
                  <TextLink to={helpPaths.item(one.id)}>{one.title}</TextLink>
                </li>
              ))}
            </chakra.ul>
          </chakra.section>
        )}
        <chakra.p textStyle="hint" color="fg.subtle">
          {m.changed({ day: formatDate(item.changedOn), name: item.changedBy.fullName })}
        </chakra.p>
      </chakra.div>
    </Drawer>
  )
}
