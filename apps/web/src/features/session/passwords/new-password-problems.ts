import { passwordMessages as m } from './password-messages.generated'

/** Why a new password and its repetition cannot be sent; the guidance is checked by the server. */
export function newPasswordProblems({ password, confirmation }: { password: string; confirmation: string }): {
  password?: string
  confirmation?: string
} {
  return {
    ...(password ? {} : { password: m.newPasswordRequired }),
    ...(!confirmation
      ? { confirmation: m.confirmRequired }
      : confirmation === password
        ? {}
        : { confirmation: m.mismatch }),
  }
}

/** Whether a form can be sent. */
export function isComplete(problems: object): boolean {
  return Object.keys(problems).length === 0
}
