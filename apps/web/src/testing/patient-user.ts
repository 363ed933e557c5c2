import { waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

const takesPointer = (element: Element) => getComputedStyle(element).pointerEvents !== 'none'

/** A person who clicks what can be clicked: a dialog is on the page shortly before it takes the pointer. */
export function patientUser(): UserEvent {
  const user = userEvent.setup()
  return {
    ...user,
    async click(element) {
      if (!takesPointer(element)) await waitFor(() => expect(takesPointer(element)).toBe(true))
      await user.click(element)
    },
  }
}
