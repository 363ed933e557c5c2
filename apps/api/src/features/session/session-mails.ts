import type { NewMail } from '../notifications/notifications-store.js'

type Contents = Pick<NewMail, 'subject' | 'text' | 'html'>

/** The only number of six digits in it is the code. */
export function securityCodeMail(code: string): Contents {
  return mail('Your security code', [
    `Your security code is ${code}`,
    'It is good for ten minutes and can be used once. If you did not try to sign in, change your password.',
  ])
}

/** As {@link securityCodeMail}, for somebody who is signed in and gave the password again. */
export function confirmationCodeMail(code: string): Contents {
  return mail('Your security code', [
    `Your security code is ${code}`,
    'Somebody who is signed in to your account asked for it, to make a change that wants the password again. It is good for ten minutes and can be used once.',
    'If that was not you, change your password at once.',
  ])
}

/** The mail with the link to set a password, for a new account or after it was forgotten. */
export function passwordLinkMail(link: string, kind: 'new-user' | 'reset'): Contents {
  return kind === 'new-user'
    ? mail('Set your password', [
        'An account was made for you in the compliance monitoring portal. Please set your password here:',
        link,
        'The link is good for 24 hours and can be used once.',
      ])
    : mail('Reset your password', [
        'You can set a new password here:',
        link,
        'The link is good for one hour and can be used once. If you did not ask for it, nothing needs to be done.',
      ])
}

function mail(subject: string, paragraphs: string[]): Contents {
  return {
    subject,
    text: `${paragraphs.join('\n\n')}\n`,
    html: paragraphs.map((paragraph) => `<p>${linked(escaped(paragraph))}</p>`).join('\n'),
  }
}

function linked(html: string): string {
  return html.replace(/^https?:\S+$/, (address) => `<a href="${address}">${address}</a>`)
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}
