import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../../ui/action/button'
import { TextAreaField } from '../../ui/field/text-area-field'
import { renderScreen } from '../../testing/render-screen'
import { LetterDialog } from './letter-dialog'
import type { LetterDraft } from './letter-draft'
import { LetterReadingDialog } from './letter-reading-dialog'

// An invented activity: visitors thank a town hall by a letter that another visitor reads first.

interface Thanks extends LetterDraft {
  text: string
}
const ada = { fullName: 'Ada Stern' }
const draft = (over: Partial<Thanks> = {}): Thanks => ({
  state: 'Draft',
  writtenBy: ada,
  writtenOn: '2026-11-10T15:00:00Z',
  readBy: null,
  readOn: null,
  readerComment: '',
  version: 3,
  text: 'Thank you.',
  ...over,
})

function ThanksDialog({ stored, keep, issue }: { stored?: Thanks; keep: Keep; issue: Issue }) {
  const [open, setOpen] = useState(true)
  const close = () => setOpen(false)
  if (!open) return <Button onClick={() => setOpen(true)}>Write again</Button>
  return (
    <LetterDialog
      title="Send thanks"
      draftKey={['thanks', 1]}
      draft={stored}
      valuesOf={(row) => ({ text: row?.text ?? '' })}
      fields={[{ members: ['text'], label: 'Text', show: ({ text }) => text }]}
      validate={({ text }) => (text.trim() ? {} : { text: 'Say thanks.' })}
      keep={keep}
      issue={issue}
      renderPreview={({ text }) => <p>{`Dear town hall: ${text}`}</p>}
      onClose={close}
      onIssued={close}
      onKept={close}
    >
      <TextAreaField name="text" label="Text" rows={3} maxLength={400} />
    </LetterDialog>
  )
}
type Keep = (
  values: { text: string },
  toReview: boolean,
  version: number,
) => Promise<{ errors: []; row: null }>
type Issue = (values: { text: string }) => Promise<[]>
const aKeep = () => vi.fn<Keep>(() => Promise.resolve({ errors: [], row: null }))
const anIssue = () => vi.fn<Issue>(() => Promise.resolve([]))

describe('letters of an activity of its own', () => {
  it('are kept with gaps, and handed to a second reader only whole', async () => {
    const keep = aKeep()
    const { user } = renderScreen(<ThanksDialog keep={keep} issue={anIssue()} />)
    const dialog = await screen.findByRole('dialog', { name: 'Send thanks' })
    await user.click(within(dialog).getByRole('button', { name: 'Send for second reading' }))
    expect(await within(dialog).findByText('Say thanks.')).toBeVisible()
    expect(keep).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('The draft is saved.')).toBeVisible()
    expect(keep).toHaveBeenCalledWith({ text: '' }, false, 0)
  })

  it('are shown as they would be issued, and issued', async () => {
    const issue = anIssue()
    const stored = draft({ state: 'Read', readBy: ada, readOn: '2026-11-11T15:00:00Z' })
    const { user } = renderScreen(<ThanksDialog stored={stored} keep={aKeep()} issue={issue} />)
    const dialog = await screen.findByRole('dialog', { name: 'Send thanks' })
    expect(within(dialog).getByText(/^Second reading by Ada Stern/)).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Preview' }))
    expect(await within(dialog).findByText('Dear town hall: Thank you.')).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Send thanks' }))
    expect(await screen.findByRole('button', { name: 'Write again' })).toBeVisible()
    expect(issue).toHaveBeenCalledWith({ text: 'Thank you.' })
  })

  it('are given back by their reader only with a reason', async () => {
    const read = vi.fn<(reading: { agrees: boolean; comment: string }) => Promise<[]>>(() =>
      Promise.resolve([]),
    )
    const onChanged = vi.fn<() => void>()
    const { user } = renderScreen(
      <LetterReadingDialog
        title="Thanks in review"
        draftKey={['thanks', 1, 'reading']}
        draft={{ ...draft({ state: 'In review' }), save: { allowed: false }, read: { allowed: true } }}
        read={read}
        takeBack={() => Promise.resolve([])}
        onClose={() => undefined}
        onChanged={onChanged}
      >
        <p>Dear town hall</p>
      </LetterReadingDialog>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Thanks in review' })
    await user.click(within(dialog).getByRole('button', { name: 'Give back' }))
    expect(await within(dialog).findByRole('link', { name: 'Say what must change.' })).toBeVisible()
    await user.type(within(dialog).getByLabelText(/^What must change/), 'Name the mayor.')
    await user.click(within(dialog).getByRole('button', { name: 'Give back' }))
    expect(await screen.findByText('The letter is with its writer again.')).toBeVisible()
    expect(read).toHaveBeenCalledWith({ agrees: false, comment: 'Name the mayor.' })
    expect(onChanged).toHaveBeenCalledOnce()
  })
})
