import { checkText, isEmail, oneLine } from '../text-rules.js'
import { badInput, type Verdict } from '../verdict.js'
import { editorRole } from './editor-roles.js'

/** Input of the user editor, and of a row of an import. */
export interface AccountInput {
  email: string
  userName: string
  fullName: string
  title: string
  jobTitle: string
  phoneNumber: string
  roles: readonly string[]
  leaId: number | null
  preferredLeaId: number | null
  selectedLeas: readonly number[]
}

/** Fields of the editor that hold one line of text, with their labels and limits (specification 000 section 5). */
export const accountTextRules = [
  { field: 'fullName', label: 'Full Name', required: true, most: 200 },
  { field: 'title', label: 'Title', required: true, most: 100 },
  { field: 'phoneNumber', label: 'Phone Number', required: true, most: 50 },
  { field: 'jobTitle', label: 'Job Title', required: false, most: 200 },
] as const

/** The email must be well-formed. The user name is required, and both must be equal. */
export function checkAddress(email: string, userName: string): Verdict[] {
  const refused: Verdict[] = []
  if (userName === '') refused.push(badInput('Username is required.', 'userName'))
  if (email !== '' && !isEmail(email)) refused.push(badInput('Enter a valid email address.', 'email'))
  else if (userName.toLowerCase() !== email.toLowerCase())
    refused.push(badInput('The username must be the email address.', 'userName'))
  return refused
}

/**
 * Exactly one role of the portal; further roles are those that the state created. The role decides whether an agency is
 * required.
 */
export function checkStanding(input: Pick<AccountInput, 'roles' | 'leaId'>): Verdict[] {
  const [role, ...more] = input.roles.flatMap((name) => editorRole(name) ?? [])
  if (!role) return [badInput('Choose a role.', 'roles')]
  if (more.length > 0) return [badInput('Choose one role only.', 'roles')]
  if (role.needsLea && input.leaId === null) return [badInput('Jurisdiction is required.', 'leaId')]
  if (!role.needsLea && input.leaId !== null)
    return [badInput(`${role.label} is a role of the state and has no jurisdiction.`, 'leaId')]
  return []
}

/** Every rule of the editor that needs no stored records. Returns the refusals only. */
export function checkAccountInput(input: AccountInput): Verdict[] {
  return [
    ...checkAddress(input.email, input.userName),
    ...accountTextRules.map((rule) => checkText(input[rule.field], rule)),
    ...checkStanding(input),
  ].filter((verdict) => !verdict.allowed)
}

/** The input in its stored form: trimmed lines, every role once, and for local users no preferences of state staff. */
export function tidyAccountInput(input: AccountInput): AccountInput {
  const isLocal = input.roles.some((name) => editorRole(name)?.needsLea)
  const hasSelectedLeas = input.roles.some((name) => editorRole(name)?.hasSelectedLeas)
  return {
    email: input.email.trim(),
    userName: input.userName.trim(),
    fullName: oneLine(input.fullName),
    title: oneLine(input.title),
    jobTitle: oneLine(input.jobTitle),
    phoneNumber: oneLine(input.phoneNumber),
    roles: [...new Set(input.roles)],
    leaId: input.leaId,
    preferredLeaId: isLocal ? null : input.preferredLeaId,
    selectedLeas: hasSelectedLeas ? [...new Set(input.selectedLeas)].toSorted((a, b) => a - b) : [],
  }
}
