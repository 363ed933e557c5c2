import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useViewer } from '../../lib/viewer'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { dashboardsMessages } from './dashboards-messages'
import { useRememberVisitMutation } from './dashboards.generated'

const m = dashboardsMessages.tour

/** First login: the profile to check, then four steps. It lies in the page, so that nothing has to wait for it. */
export function TourPanel() {
  const viewer = useViewer()
  const [remember] = useRememberVisitMutation()
  const [at, setAt] = useState(0)
  const [closed, setClosed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) heading.current?.focus()
  }, [at])
  if (closed) return null
  const last = at === m.steps.length
  const step = at === 0 ? { title: m.profile, body: m.profileBody } : m.steps[at - 1]
  const go = (next: number) => {
    moved.current = true
    setAt(next)
  }
  const finish = () => {
    setClosed(true)
    // A tour that could not be put away comes again with the next visit.
    void remember({ variables: { place: 'tour' } }).catch(() => undefined)
  }
  const profile: [string, string | null | undefined][] = [
    [m.profileFields.name, [viewer.title, viewer.fullName].filter(Boolean).join(' ')],
    [m.profileFields.userName, viewer.userName],
    [m.profileFields.email, viewer.email],
    [m.profileFields.phone, viewer.phoneNumber],
    ...(viewer.leaName ? [[m.profileFields.agency, viewer.leaName] satisfies [string, string]] : []),
  ]
  return (
    <chakra.div marginBottom="16px">
      <Card
        title={m.title}
        note={m.step(at + 1, m.steps.length + 1)}
        actions={
          <Button size="sm" onClick={finish}>
            {m.skip}
          </Button>
        }
      >
        <chakra.h3 ref={heading} tabIndex={-1} textStyle="blockTitle">
          {step?.title}
        </chakra.h3>
        {at === 0 && (
          <chakra.dl
            display="grid"
            gridTemplateColumns="max-content minmax(0, 1fr)"
            gap="3px 14px"
            margin="8px 0"
            overflowWrap="anywhere"
          >
            {profile.map(([name, value]) => (
              <chakra.div key={name} display="contents">
                <chakra.dt color="fg.muted">{name}</chakra.dt>
                <dd>{value || m.nothing}</dd>
              </chakra.div>
            ))}
          </chakra.dl>
        )}
        <chakra.p maxWidth="measure">{step?.body}</chakra.p>
        <chakra.div display="flex" gap="8px" marginTop="12px">
          {at > 0 && <Button onClick={() => go(at - 1)}>{m.back}</Button>}
          <Button variant="solid" onClick={() => (last ? finish() : go(at + 1))}>
            {last ? m.done : m.next}
          </Button>
        </chakra.div>
      </Card>
    </chakra.div>
  )
}
