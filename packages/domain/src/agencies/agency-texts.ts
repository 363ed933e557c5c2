/**
 * Texts of one line that an agency may have: the label in refusals, and the most characters. Rules, requests, the form and its
 * comparison of versions follow from this list.
 */
export const agencyTexts = {
  region: { label: 'Region', most: 100 },
} as const satisfies Readonly<Record<string, { label: string; most: number }>>

export type AgencyText = keyof typeof agencyTexts
export const agencyTextNames = /* @__PURE__ */ Object.keys(agencyTexts) as AgencyText[]

/** A value for each of them. */
export function eachAgencyText<Value>(value: (name: AgencyText) => Value): Record<AgencyText, Value> {
  return Object.fromEntries(agencyTextNames.map((name) => [name, value(name)])) as Record<AgencyText, Value>
}

/** An agency without any of them. */
export const noAgencyTexts = /* @__PURE__ */ eachAgencyText(() => null)
