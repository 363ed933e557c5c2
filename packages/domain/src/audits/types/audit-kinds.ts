/**
 * The kinds of audits that every installation has: their keys, as calls name them, with the last part of their menu address.
 * Addresses need no more of a kind, so that no page loads the lists and rules of all of them.
 */
export const auditMenu = {
  'desk-audit': 'desk-audit',
  services: 'services',
  'policies-procedures': 'policies',
  'alternate-framework': 'alternate-framework',
  'restraint-seclusion': 'restraint-seclusion',
} as const satisfies Readonly<Record<string, string>>

const names: Readonly<Record<string, string>> = auditMenu

/** Last part of the menu address of a kind; one that was added as data has its own key there. */
export function auditMenuName(typeKey: string): string {
  return names[typeKey] ?? typeKey
}

/** The kind whose menu address ends so. */
export function auditKeyOf(menuName: string): string {
  return Object.keys(names).find((key) => names[key] === menuName) ?? menuName
}
