import { passwordMessages as m } from './password-messages.generated'

/** What keeps a new password and its repetition from being sent; the guidance is the server's to judge. */
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

/** Whether nothing keeps a form from being sent. */
export function isComplete(problems: object): boolean {
  return Object.keys(problems).length === 0
}
