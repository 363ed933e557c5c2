import { reportActsMessages } from './report-acts-messages.generated'

const words = reportActsMessages.issue

/** What is typed to issue a report; the fields below the signature count only where an item is marked. */
export interface ReportValues {
  signatureName: string
  signatureTitle: string
  itemIds: string[]
  periodFrom: string
  periodTo: string
  recordsReviewed: string
  note: string
}

type Errors = Partial<Record<keyof ReportValues, string>>

/** What is missing before the server is asked. */
export function reportErrors({ itemIds, ...values }: ReportValues): Errors {
  const errors: Errors = {}
  const need = (name: keyof typeof values, label: string) => {
    if (values[name].trim() === '') errors[name] = words.missing({ label })
  }
  need('signatureName', words.name)
  need('signatureTitle', words.jobTitle)
  if (itemIds.length === 0) return errors
  need('periodFrom', words.periodFrom)
  need('periodTo', words.periodTo)
  need('note', words.note)
  const { periodFrom, periodTo } = values
  if (periodFrom && periodTo && periodTo < periodFrom)
    errors.periodTo = words.periodOrder({ later: words.periodTo, earlier: words.periodFrom })
  if (!/^[1-9]\d*$/.test(values.recordsReviewed.trim())) errors.recordsReviewed = words.recordsMissing
  return errors
}

/** The same as the request has it. */
export function reportInput({
  signatureName,
  signatureTitle,
  itemIds,
  recordsReviewed,
  ...newer
}: ReportValues) {
  return {
    signatureName,
    signatureTitle,
    correctedBefore:
      itemIds.length === 0 ? null : { ...newer, itemIds, recordsReviewed: Number(recordsReviewed) },
  }
}
