import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../../../lib/session/viewer'
import { Button } from '../../../ui/action/button'
import { IconButton } from '../../../ui/action/icon-button'
import { dashboardsMessages } from '../dashboards-messages.generated'
import { useRememberVisitMutation } from '../dashboards.generated'

const m = dashboardsMessages.tour

interface TourPanelProps {
  /** It was opened again by its address: it takes the focus. */
  isRequested: boolean
  onClose: () => void
}

/** First login: the profile to check, then four steps, in a strip of the page, so that nothing has to wait for it. */
export function TourPanel({ isRequested, onClose }: TourPanelProps) {
  const viewer = useViewer()
  const [remember] = useRememberVisitMutation()
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(isRequested)
  useEffect(() => {
    if (moved.current) heading.current?.focus()
  }, [at])
  const last = at === m.steps.length
  const step = at === 0 ? { title: m.profile, body: m.profileBody } : m.steps[at - 1]
  const go = (next: number) => {
    moved.current = true
    setAt(next)
  }
  const finish = () => {
    onClose()
    // A tour whose closing could not be stored is shown again at the next visit.
    void remember({ variables: { place: 'tour' } }).catch(() => undefined)
  }
  const profile = [
    [viewer.title, viewer.fullName].filter(Boolean).join(' '),
    viewer.userName,
    viewer.email === viewer.userName ? null : viewer.email,
    viewer.phoneNumber,
    viewer.leaName,
  ]
  return (
    <chakra.section
      aria-label={`${m.title}, ${m.step({ n: at + 1, of: m.steps.length + 1 })}`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="6px 16px"
      marginBottom="14px"
      padding={{ base: '10px 12px', md: '8px 8px 8px 14px' }}
      bg="bg.surface"
      border="1px solid {colors.border.subtle}"
      borderInlineStart="4px solid {colors.brand.solid}"
      borderRadius="md"
    >
      <chakra.div flex="1 1 320px" minWidth="0" overflowWrap="anywhere">
        <chakra.h2 ref={heading} tabIndex={-1} textStyle="blockTitle">
          {step?.title}
        </chakra.h2>
        <chakra.p textStyle="compact">
          {at === 0 && <b>{profile.filter(Boolean).join(', ')}. </b>}
          {step?.body}
        </chakra.p>
      </chakra.div>
      <chakra.div display="flex" alignItems="center" gap="8px" marginInlineStart="auto">
        <chakra.span textStyle="hint" color="fg.subtle" whiteSpace="nowrap">
          {m.step({ n: at + 1, of: m.steps.length + 1 })}
        </chakra.span>
        {at > 0 && (
          <Button size="sm" onClick={() => go(at - 1)}>
            {m.back}
          </Button>
        )}
        <Button size="sm" variant="solid" onClick={() => (last ? finish() : go(at + 1))}>
          {last ? m.done : m.next}
        </Button>
        <IconButton label={m.skip} icon={<X aria-hidden />} onClick={finish} />
      </chakra.div>
    </chakra.section>
  )
}
