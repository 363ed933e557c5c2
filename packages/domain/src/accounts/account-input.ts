import { checkText, isEmail, oneLine } from '../text-rules.js'
import { badInput, type Verdict } from '../verdict.js'
import { editorRole } from './editor-roles.js'

/** What the user editor sends, and a row of an import. */
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

/** The email must have the form of one; it is the user name that is required, and both are the same. */
export function checkAddress(email: string, userName: string): Verdict[] {
  const refused: Verdict[] = []
  if (userName === '') refused.push(badInput('Username is required.', 'userName'))
  if (email !== '' && !isEmail(email)) refused.push(badInput('Enter a valid email address.', 'email'))
  else if (userName.toLowerCase() !== email.toLowerCase())
    refused.push(badInput('The username must be the email address.', 'userName'))
  return refused
}

/** One role of the portal; the others are roles that the state made. The agency follows from it. */
export function checkStanding(input: Pick<AccountInput, 'roles' | 'leaId'>): Verdict[] {
  const [role, ...more] = input.roles.flatMap((name) => editorRole(name) ?? [])
  if (!role) return [badInput('Choose a role.', 'roles')]
  if (more.length > 0) return [badInput('Choose one role only.', 'roles')]
  if (role.needsLea && input.leaId === null) return [badInput('Jurisdiction is required.', 'leaId')]
  if (!role.needsLea && input.leaId !== null)
    return [badInput(`${role.label} is a role of the state and has no jurisdiction.`, 'leaId')]
  return []
}

/** Every rule of the editor that needs no look into the records; only refusals are answered. */
export function checkAccountInput(input: AccountInput): Verdict[] {
  return [
    ...checkAddress(input.email, input.userName),
    ...accountTextRules.map((rule) => checkText(input[rule.field], rule)),
    ...checkStanding(input),
  ].filter((verdict) => !verdict.allowed)
}

/** The input as it is stored: tidy lines, every role once, and no wishes of state staff for local people. */
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
