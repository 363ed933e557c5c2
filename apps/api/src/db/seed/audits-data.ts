import { auditParts, codeListNames, correctableKinds, type Condition } from '@portal/domain'
import { z } from 'zod'

const value = z.union([z.string(), z.number(), z.boolean()])
/** A condition as files hold it. */
export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.union([
    z.strictObject({ q: z.string(), op: z.enum(['eq', 'ne', 'lt', 'lte', 'gt', 'gte']), v: value }),
    z.strictObject({ q: z.string(), op: z.enum(['in', 'nin']), v: z.array(value) }),
    z.strictObject({
      all: z.array(condition).optional(),
      any: z.array(condition).optional(),
      not: condition.optional(),
    }),
  ]),
)
const skipRule = z.strictObject({ id: z.string(), reason: z.string(), when: condition }).nullable()

const item = z.strictObject({
  id: z.string(),
  lineageId: z.string(),
  number: z.string(),
  text: z.string(),
  guidance: z.string(),
  acceptableEvidence: z.array(z.string()),
  documentHints: z.array(z.string()),
  citations: z.array(z.string()),
  indicatorCode: z.string().nullable(),
  responseSet: z.array(z.string()),
  weight: z.number(),
  correctable: z.enum(correctableKinds),
  correctionInstruction: z.string(),
  skipRule,
  active: z.boolean(),
})

/** Content of one type and part, as a file holds it. */
export const auditContentFile = z.strictObject({
  typeKey: z.string(),
  part: z.enum(auditParts),
  setupQuestions: z.array(
    z.strictObject({
      key: z.string(),
      text: z.string(),
      type: z.enum(['YesNo', 'Date', 'Select', 'Multi', 'Number']),
      options: z.array(z.string()).optional(),
      required: z.boolean(),
      prefillFrom: z.string().nullable(),
    }),
  ),
  sections: z.array(
    z.strictObject({
      id: z.string(),
      number: z.string(),
      title: z.string(),
      areaId: z.number(),
      skipRule,
      active: z.boolean(),
      items: z.array(item),
    }),
  ),
})

/** The code lists by name. */
export const codeListFile = z.record(
  z.enum(codeListNames),
  z.array(z.strictObject({ code: z.string(), label: z.string() })),
)
