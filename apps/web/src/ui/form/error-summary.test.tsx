import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, Formik } from 'formik'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/render-ui'
import { Button } from '../action/button'
import { FormErrorSummary } from './error-summary'
import { TextField } from '../field/text-field'

function form(messages: string[] = []) {
  document.title = 'Users'
  renderUi(
    <Formik
      initialValues={{ email: '', phone: '' }}
      validate={({ phone }) => (phone ? {} : { phone: 'Phone is required.' })}
      onSubmit={() => undefined}
    >
      <Form noValidate>
        <FormErrorSummary messages={messages} />
        <TextField name="email" label="Email" />
        <TextField name="phone" label="Phone" />
        <Button type="submit">Submit</Button>
      </Form>
    </Formik>,
  )
  return userEvent.setup()
}

test('takes focus after a submit with problems and leads to each field', async () => {
  const user = form()
  expect(screen.queryByText('There is a problem')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const summary = await screen.findByRole('alert')
  expect(summary).toHaveFocus()
  expect(document.title).toBe('Error: Users')
  await user.click(screen.getByRole('link', { name: 'Phone is required.' }))
  expect(screen.getByLabelText('Phone')).toHaveFocus()
})

test('shows messages of the server that belong to no field', () => {
  form(['The account is locked.'])
  expect(screen.getByRole('alert')).toHaveTextContent('The account is locked.')
})

test('goes away, and the mark in the title with it, when the problem is solved', async () => {
  const user = form()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await screen.findByRole('alert')
  await user.type(screen.getByLabelText('Phone'), '1')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.title).toBe('Users')
})

test('leaves the focus where somebody types when one of several problems is solved', async () => {
  renderUi(
    <Formik
      initialValues={{ email: '', phone: '' }}
      validate={({ email, phone }) => ({
        ...(!email && { email: 'Email is required.' }),
        ...(!phone && { phone: 'Phone is required.' }),
      })}
      onSubmit={() => undefined}
    >
      <Form noValidate>
        <FormErrorSummary />
        <TextField name="email" label="Email" />
        <TextField name="phone" label="Phone" />
        <Button type="submit">Submit</Button>
      </Form>
    </Formik>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus())
  await user.type(screen.getByLabelText('Email'), 'a@b.example')
  expect(screen.getByLabelText('Email')).toHaveValue('a@b.example')
  expect(screen.getByRole('alert')).toHaveTextContent('Phone is required.')
})
