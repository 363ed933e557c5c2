import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatDateTime } from '../../lib/format'
import { Alert } from '../../ui/feedback/alert'
import { Card } from '../../ui/layout/card'
import { IconButton } from '../../ui/action/icon-button'
import { LaunchContents } from './launch-contents'
import { Block, Lines } from './launch-preview'
import { yearsMessages as m } from './years-messages.generated'
import type { LaunchYearPayloadFieldsFragment } from './years.generated'

export type Summary = NonNullable<LaunchYearPayloadFieldsFragment['summary']>

/** What a launch has made. Takes the focus, so that it is read and the next launch is not under the same key. */
export function LaunchSummary({ summary, onClose }: { summary: Summary; onClose: () => void }) {
  const { year, launchedBy, launchedOn, created, contents, notReady } = summary
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The dialog gives the focus back to its button when it has closed.
    const timer = setTimeout(() => box.current?.focus(), 50)
    return () => clearTimeout(timer)
  }, [])
  return (
    <chakra.div
      ref={box}
      tabIndex={-1}
      marginBottom="16px"
      aria-label={m.summaryTitle({ name: year.name })}
      role="group"
    >
      <Card
        title={m.summaryTitle({ name: year.name })}
        actions={<IconButton label={m.close} icon={<X aria-hidden />} onClick={onClose} />}
      >
        <chakra.p color="fg.muted" marginBottom="12px">
          {m.summaryBy({ who: launchedBy.fullName, when: formatDateTime(launchedOn) })}
        </chakra.p>
        <Block title={m.created}>
          <Lines lines={[m.yearItself({ name: year.name }), ...created.map(m.count)]} />
        </Block>
        {contents.length > 0 && (
          <Block title={m.contents}>
            <LaunchContents contents={contents} />
          </Block>
        )}
        {notReady.length > 0 && (
          <Alert status="warning" title={m.stillNotReady} quiet>
            <Lines lines={notReady} />
          </Alert>
        )}
      </Card>
    </chakra.div>
  )
}
