import { screen, waitFor, within } from '@testing-library/react'
import { Form, Formik } from 'formik'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { draftKey, readDraft } from '../../lib/saving/draft-store'
import { renderScreen } from '../../testing/render-screen'
import { Button } from '../action/button'
import { Dialog } from '../dialog/dialog'
import { KeptForm } from './kept-form'
import { LinkButton } from '../action/link'
import { TextField } from '../field/text-field'
import { useKeptForm } from './use-kept-form'

interface Values {
  reason: string
  word: string
}

interface ReasonProps {
  onClose: () => void
  onSubmit?: () => Promise<void>
  draft?: readonly string[] | null
}

function Reason({ onClose, onSubmit = async () => {}, draft = ['case', '7'] }: ReasonProps) {
  const kept = useKeptForm<Values>({ draft, never: ['word'], onClose })
  return (
    <Formik initialValues={{ reason: '', word: '' }} onSubmit={onSubmit}>
      {({ submitForm }) => (
        <KeptForm<Values> form={kept}>
          {({ close, notice }) => (
            <Dialog open onClose={close} title="Reason" footer={<Button onClick={close}>Cancel</Button>}>
              <Form>
                {notice}
                <TextField name="reason" label="Why" />
                <TextField name="word" label="Password" />
                <LinkButton to="/elsewhere">Elsewhere</LinkButton>
                <Button onClick={() => void submitForm()}>Save</Button>
              </Form>
            </Dialog>
          )}
        </KeptForm>
      )}
    </Formik>
  )
}

const keyOf = (person: string) => draftKey(person, 'form', 'case', '7')
const open = (props: Partial<ReasonProps> = {}, person = 'u1') => {
  const onClose = vi.fn<() => void>()
  const screenOf = renderScreen(<Reason onClose={onClose} {...props} />, {
    viewer: { id: person },
    path: '/here',
    at: '/here',
  })
  return { onClose, ...screenOf }
}
const typed = () => screen.findByLabelText('Why')
const closesAsking = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('a form that is typed into', () => {
  afterEach(() => localStorage.clear())

  it('has its text again after a reload, and says so', async () => {
    const first = open()
    await first.user.type(await typed(), 'Because')
    first.unmount()
    open()
    expect(await typed()).toHaveValue('Because')
    // The page behind has a place for announcements too, until the dialog hides it.
    const notice = within(screen.getByRole('dialog', { name: 'Reason' })).getByRole('status')
    expect(notice).toHaveTextContent(/This is what you typed until .* It is not saved yet\./)
  })

  it('keeps no password and no code', async () => {
    const { user } = open()
    await user.type(await screen.findByLabelText('Password'), 'secret')
    await user.type(await typed(), 'Because')
    expect(readDraft(keyOf('u1'))?.value).toEqual({ reason: 'Because' })
    expect(JSON.stringify(localStorage)).not.toContain('secret')
  })

  it('is never shown to another person on the same browser', async () => {
    const first = open()
    await first.user.type(await typed(), 'Because')
    first.unmount()
    open({}, 'u2')
    expect(await typed()).toHaveValue('')
    expect(readDraft(keyOf('u1'))).toBeDefined()
  })

  it.each([
    ['Escape', '{Escape}'],
    ['Cancel', null],
  ])('asks before %s loses it, and can be gone on with', async (_, key) => {
    const { user, onClose } = open()
    await user.type(await typed(), 'Because')
    if (key) await user.keyboard(key)
    else await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
    await user.click(within(question).getByRole('button', { name: 'Keep typing' }))
    expect(onClose).not.toHaveBeenCalled()
    expect(await typed()).toHaveValue('Because')
  })

  it('is forgotten when it is discarded', async () => {
    const { user, onClose } = open()
    await user.type(await typed(), 'Because')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard what you typed?' })
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    expect(onClose).toHaveBeenCalledOnce()
    expect(readDraft(keyOf('u1'))).toBeUndefined()
  })

  it('asks nothing while nothing is typed', async () => {
    const { user, onClose } = open()
    await typed()
    expect(closesAsking()).toBe(false)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('asks before the page is closed, and before another screen is shown', async () => {
    const { user } = open()
    await user.type(await typed(), 'Because')
    expect(closesAsking()).toBe(true)
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Leave' }))
    expect(await screen.findByText('Another screen')).toBeInTheDocument()
    // Leaving is no discarding: it is there when the form is opened again.
    expect(readDraft(keyOf('u1'))?.value).toEqual({ reason: 'Because' })
  })

  it('is kept no longer once it is saved and closed', async () => {
    let close = () => {}
    const { user, rerender } = open({
      onSubmit: async () => close(),
    })
    close = () => rerender(<p>Saved</p>)
    await user.type(await typed(), 'Because')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(readDraft(keyOf('u1'))).toBeUndefined())
  })
})
