import { LogOut, ShieldOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatDate, formatDateTime } from '../../../lib/format'
import { problemOf } from '../../../lib/problem'
import { Alert } from '../../../ui/feedback/alert'
import { Button } from '../../../ui/action/button'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog'
import { Dialog } from '../../../ui/dialog/dialog'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { OwnSessionRow, OwnSessionRows } from './own-session-rows'
import { ownSessionsMessages as m } from './own-sessions-messages.generated'
import { passwordMessages } from '../passwords/password-messages.generated'
import { useOwnSessionsQuery, type OwnSessionsFieldsFragment as OwnSessions } from '../session.generated'
import { useOwnSessionActs } from './use-own-session-acts'

/** Where the person is signed in and which devices are trusted; each can be ended. Mount it while it is open. */
export function OwnSessionsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useOwnSessionsQuery({ fetchPolicy: 'network-only' })
  const [left, setLeft] = useState<OwnSessions>()
  const [confirming, setAsking] = useState<'everywhere' | 'forget'>()
  const close = useRef<HTMLButtonElement>(null)
  const acts = useOwnSessionActs((after) => {
    setLeft(after)
    // The button that was pressed is gone with its row.
    close.current?.focus()
  })
  const shown = left ?? data?.ownSessions
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={m.title}
        width="md"
        initialFocus={close}
        footer={
          <>
            <Button ref={close} onClick={onClose}>
              {passwordMessages.close}
            </Button>
            <Button
              icon={<ShieldOff aria-hidden />}
              disabledReason={!shown?.devices.length && m.nothingToForget}
              onClick={() => setAsking('forget')}
            >
              {m.forgetAll}
            </Button>
            <Button variant="danger" icon={<LogOut aria-hidden />} onClick={() => setAsking('everywhere')}>
              {m.everywhere}
            </Button>
          </>
        }
      >
        {acts.refusal && <Alert status="error">{acts.refusal}</Alert>}
        {shown ? (
          <Lists shown={shown} acts={acts} />
        ) : error ? (
          <ProblemState
            problem={problemOf(error)}
            what={m.loading}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        ) : (
          <LoadingState what={m.loading} />
        )}
      </Dialog>
      {confirming && (
        <ConfirmDialog
          open
          danger
          title={confirming === 'everywhere' ? m.everywhere : m.forgetAll}
          body={confirming === 'everywhere' ? m.everywhereBody : m.forgetAllBody}
          confirmLabel={confirming === 'everywhere' ? m.everywhere : m.forgetAll}
          busy={acts.busy !== undefined}
          onConfirm={() => {
            const done = confirming === 'everywhere' ? acts.everywhere() : acts.forgetAll()
            void done.then(() => setAsking(undefined))
          }}
          onCancel={() => setAsking(undefined)}
        />
      )}
    </>
  )
}

function Lists({ shown, acts }: { shown: OwnSessions; acts: ReturnType<typeof useOwnSessionActs> }) {
  const { sessions, devices } = shown
  return (
    <>
      <OwnSessionRows title={m.sessions}>
        {sessions.map((one) => {
          const name = one.browser || m.unknownBrowser
          const since = formatDateTime(one.startedOn)
          return (
            <OwnSessionRow
              key={one.id}
              name={name}
              current={one.isCurrent && m.thisSession}
              facts={[
                at(m.signedIn, since, one.startedFrom),
                at(m.lastUsed, formatDateTime(one.lastUsedOn), one.lastUsedFrom),
              ]}
              act={m.end}
              actLabel={m.endNamed({ browser: name, when: since })}
              busy={acts.busy === one.id}
              onAct={() => void acts.end(one.id)}
            />
          )
        })}
      </OwnSessionRows>
      <OwnSessionRows title={m.devices} hint={m.devicesHint} empty={devices.length === 0 && m.noDevices}>
        {devices.map((one) => {
          const name = one.browser || m.unknownBrowser
          const since = formatDateTime(one.trustedOn)
          return (
            <OwnSessionRow
              key={one.id}
              name={name}
              current={one.isCurrent && m.thisDevice}
              facts={[
                at(m.trusted, since, one.trustedFrom),
                ...(one.lastUsedOn ? [at(m.lastUsed, formatDateTime(one.lastUsedOn), one.lastUsedFrom)] : []),
                m.trustedUntil({ when: formatDate(one.trustedUntil) }),
              ]}
              act={m.forget}
              actLabel={m.forgetNamed({ browser: name, when: since })}
              busy={acts.busy === one.id}
              onAct={() => void acts.forget(one.id)}
            />
          )
        })}
      </OwnSessionRows>
    </>
  )
}

const at = (what: string, when: string, from: string | null | undefined): string =>
  from ? m.atFrom({ what, when, from }) : m.at({ what, when })
