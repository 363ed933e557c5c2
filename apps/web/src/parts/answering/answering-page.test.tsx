import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import type { ConflictField } from '../../ui/form/conflict-fields'
import { Button } from '../../ui/action/button'
import { draftKey, readDraft, writeDraft } from '../../lib/saving/draft-store'
import { renderScreen } from '../../testing/render-screen'
import { AnswerForm, StillNeeded } from './answer-form'
import { answerDraftKey, type DraftPlace } from './answer-drafts'
import { AnsweringPage } from './answering-page'
import { ChoiceBar, type Choice } from './choice-bar'
import { ItemCard } from './item-card'
import { outcomeOf } from './save-outcome'
import { useSteps } from './use-steps'

// An invented activity: visitors answer the questions of a building with Yes, No or Not seen, and a remark.

interface Seen {
  answer: 'Y' | 'N' | 'NS' | null
  remark: string
}
const nothing: Seen = { answer: null, remark: '' }
const choices: Choice<'Y' | 'N' | 'NS'>[] = [
  { value: 'Y', mark: 'Y', label: 'Seen' },
  { value: 'N', mark: 'N', label: 'Not there' },
  { value: 'NS', mark: 'NS', label: 'Not seen' },
]
const fields: ConflictField<Seen>[] = [
  { members: ['answer'], label: 'Answer', show: ({ answer }) => answer ?? 'None' },
  { members: ['remark'], label: 'Remark', show: ({ remark }) => remark },
]
const door = {
  id: 7,
  number: '7',
  lineageId: 'door',
  text: 'Is there a ramp at the door?',
  guidance: '',
  indicatorCode: null,
  acceptableEvidence: [],
  citations: [],
}
const place: DraftPlace = { userId: 'u1', kind: 'visit', recordId: 3, partId: 1 }
const key = draftKey('u1', 'visit', 3, 'door', 1)

interface Row extends Seen {
  version: number
}

/** The stored answers of the activity, and whether its server is reachable. */
function aServer(row: Row = { ...nothing, version: 0 }) {
  const server = {
    row,
    name: 'Room',
    steps: [] as number[],
    isDown: false,
    save: (value: Seen, version: number) => {
      if (server.isDown) return Promise.reject(new TypeError('Failed to fetch'))
      const isOld = version !== server.row.version
      if (!isOld) server.row = { ...value, version: version + 1 }
      const errors = isOld ? [{ code: 'CONFLICT', message: 'Changed meanwhile.' }] : []
      return Promise.resolve(
        outcomeOf({ errors, row: server.row }, version, ({ version: now, ...values }) => ({
          values,
          version: now,
          by: 'Ada Stern',
          at: null,
        })),
      )
    },
  }
  return server
}
type Server = ReturnType<typeof aServer>

function Leave({ server }: { server: Server }) {
  const { act } = useSteps()
  return (
    <Button
      onClick={() =>
        void act('The visit is over.', () => {
          server.steps.push(server.row.version)
          return Promise.resolve([])
        })
      }
    >
      Leave the building
    </Button>
  )
}

/** Two questions that are answered on one page. */
function TwoRooms({ servers }: { servers: readonly Server[] }) {
  return (
    <AnsweringPage
      header={{ title: 'Town hall', breadcrumb: [{ label: 'Town hall' }] }}
      presence={{ kind: 'subsection', id: 1 }}
      items={[door]}
      item={door}
      write={{ allowed: true, reason: null }}
      columns={{ xl: 'minmax(0, 1fr)' }}
      neighbours={{ previous: undefined, next: undefined }}
      steps={<Link to="/elsewhere">Elsewhere</Link>}
      onChanged={() => undefined}
    >
      {servers.map((server) => (
        <AnswerForm<Seen>
          key={server.name}
          stored={nothing}
          version={0}
          draftKey={draftKey('u1', 'visit', 3, server.name, 1)}
          fields={fields}
          same={(one, other) => one.answer === other.answer && one.remark === other.remark}
          save={server.save}
          name={server.name}
          conflict="Somebody else was here"
        >
          {({ value, change, save }) => (
            <ChoiceBar
              legend={server.name}
              choices={choices}
              value={value.answer}
              onChange={(answer) => change({ ...value, answer })}
              onBlur={save}
            />
          )}
        </AnswerForm>
      ))}
    </AnsweringPage>
  )
}

function VisitPage({ server }: { server: Server }) {
  const [{ version, ...stored }, load] = useState(server.row)
  return (
    <AnsweringPage
      header={{ title: 'Town hall', breadcrumb: [{ label: 'Town hall' }] }}
      presence={{ kind: 'subsection', id: 1 }}
      items={[door]}
      item={door}
      write={{ allowed: true, reason: null }}
      columns={{ xl: 'minmax(0, 1fr)' }}
      neighbours={{ previous: undefined, next: undefined }}
      steps={<Leave server={server} />}
      onChanged={() => load(server.row)}
    >
      <ItemCard item={door} place="1 of 1">
        <AnswerForm<Seen>
          stored={stored}
          version={version}
          draftKey={answerDraftKey(place, door.lineageId)}
          fields={fields}
          same={(one, other) => one.answer === other.answer && one.remark === other.remark}
          save={server.save}
          name={door.number}
          conflict="Somebody else was here"
        >
          {({ value, change, save, failure }) => (
            <>
              <ChoiceBar
                legend="What did you see?"
                choices={choices}
                value={value.answer}
                onChange={(answer) => change({ ...value, answer })}
                onBlur={save}
              />
              <input
                aria-label="Remark"
                value={value.remark}
                onChange={(event) => change({ ...value, remark: event.target.value })}
              />
              <StillNeeded gaps={value.answer === 'N' && !value.remark ? ['Say what is missing.'] : []} />
              {failure}
            </>
          )}
        </AnswerForm>
      </ItemCard>
    </AnsweringPage>
  )
}

describe('answering by an activity of its own', () => {
  it('saves by itself, says when, and names what is still needed', async () => {
    const server = aServer()
    const { user } = renderScreen(<VisitPage server={server} />)
    await user.click(await screen.findByRole('radio', { name: /Not there/ }))
    expect(screen.getByText('Say what is missing.')).toBeVisible()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(server.row).toEqual({ answer: 'N', remark: '', version: 1 })
    expect(readDraft(key)).toBeUndefined()
  })

  it('keeps what the server did not take through a reload', async () => {
    const server = aServer()
    server.isDown = true
    const first = renderScreen(<VisitPage server={server} />)
    await first.user.click(await screen.findByRole('radio', { name: /Not there/ }))
    expect(await screen.findByText(/The server could not be reached/)).toBeVisible()
    first.unmount()
    server.isDown = false
    renderScreen(<VisitPage server={server} />)
    expect(await screen.findByText(/had not reached the server/)).toBeVisible()
    expect(screen.getByRole('radio', { name: /Not there/ })).toBeChecked()
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
  })

  it('unites what two people wrote in different parts, and asks where both wrote the same', async () => {
    const server = aServer()
    const { user } = renderScreen(<VisitPage server={server} />)
    await screen.findByRole('radio', { name: /Not there/ })
    server.row = { answer: null, remark: 'Steep.', version: 4 }
    await user.click(screen.getByRole('radio', { name: /^Y/ }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(server.row).toEqual({ answer: 'Y', remark: 'Steep.', version: 5 })

    server.row = { answer: 'N', remark: 'Steep.', version: 6 }
    await user.click(screen.getByRole('radio', { name: /Not seen/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Somebody else was here' })
    expect(within(dialog).getByText(/Ada Stern/)).toBeVisible()
  })

  it('saves what is typed before a step', async () => {
    const server = aServer()
    writeDraft<Seen>(key, {
      value: { answer: 'Y', remark: 'Wide.' },
      version: 0,
      writtenAt: '2026-11-20T20:10:00Z',
    })
    const { user } = renderScreen(<VisitPage server={server} />)
    await user.click(await screen.findByRole('button', { name: 'Leave the building' }))
    expect(await screen.findByText('The visit is over.')).toBeVisible()
    expect(server.row).toEqual({ answer: 'Y', remark: 'Wide.', version: 1 })
    expect(server.steps).toEqual([1])
  })

  it('says of several answers on a page that one is not saved, whatever was saved after it, and asks once', async () => {
    const servers = [aServer(), aServer()]
    const [first, second] = servers
    if (!first || !second) throw new Error('There are two')
    first.isDown = true
    first.name = 'Room 0'
    second.name = 'Room 1'
    const { user } = renderScreen(<TwoRooms servers={servers} />)
    const room = async (name: string) => within(await screen.findByRole('group', { name }))
    await user.click((await room('Room 0')).getByRole('radio', { name: /Not there/ }))
    await user.click((await room('Room 1')).getByRole('radio', { name: /^Y/ }))
    expect(await screen.findByText(/Not saved/)).toBeVisible()
    await vi.waitFor(() => expect(second.row).toMatchObject({ answer: 'Y', version: 1 }))
    expect(screen.getByText(/Not saved/)).toBeVisible()

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    first.isDown = false
    await user.click(screen.getByRole('button', { name: 'retry' }))
    expect(await screen.findByText(/^Saved at/)).toBeVisible()
    expect(first.row).toMatchObject({ answer: 'N', version: 1 })
  })
})
