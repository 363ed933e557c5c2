import { rosterOf, auditTypeOf } from '@portal/domain'
import type { GenerateSampleInput } from '../../../lib/graphql-types.generated'
import type { ProngPlace } from '../audits-paths'
import { sampleMessages } from './sample-messages.generated'

/** The plan of a draw as it is typed. */
export interface DrawPlanValues {
  sampleSize: string
  seed: string
  /** Field whose values are the groups; '' for the usual ones. */
  strataField: string
  /** How many of each quota, by its name. */
  quotas: Record<string, string>
}

export interface PlannedQuota {
  name: string
  label: string
}

/** Groups and quotas that the kind and part of an audit offer, with the values that a plan begins with. */
export function drawChoices(typeKey: string, part: string) {
  const type = auditTypeOf(typeKey)
  const roster = type && rosterOf(type, part === 'Part C' ? 'Part C' : 'Part B')
  const quotas = roster?.sampling.quotas ?? []
  const nameOf = (quota: (typeof quotas)[number]) => (quota.kind === 'rows' ? quota.name : quota.field)
  const columnOf = (field: string) => roster?.columns.find((column) => column.field === field)?.name ?? field
  return {
    quotas: quotas.map((quota): PlannedQuota => {
      const name = nameOf(quota)
      const isMostFrequent = quota.kind === 'mostFrequent'
      return {
        name,
        label: isMostFrequent
          ? sampleMessages.plan.mostFrequent({ column: columnOf(name), top: quota.top })
          : name,
      }
    }),
    usual: Object.fromEntries(quotas.map((quota) => [nameOf(quota), String(quota.atLeast)])),
    groups: (roster?.columns ?? [])
      .filter(({ cell, identifies }) => identifies !== true && (cell.kind === 'code' || cell.kind === 'text'))
      .map(({ field, name }) => ({ value: field, label: sampleMessages.plan.strataBy({ column: name }) })),
  }
}

export function checkSize(sampleSize: string): { sampleSize?: string } {
  return /^[1-9]\d*$/.test(sampleSize.trim()) ? {} : { sampleSize: sampleMessages.plan.sizeMissing }
}

/** The request of a plan, for its preview and its draw. */
export function drawInput(
  place: ProngPlace,
  { sampleSize, seed, strataField, quotas }: DrawPlanValues,
  filter: GenerateSampleInput['filter'],
): GenerateSampleInput {
  return {
    ...place,
    sampleSize: Number(sampleSize),
    updateOnly: false,
    seed: seed.trim() || null,
    strataField: strataField || null,
    quotas: Object.entries(quotas).map(([name, atLeast]) => ({ name, atLeast: Number(atLeast) || 0 })),
    filter: filter ?? null,
  }
}
