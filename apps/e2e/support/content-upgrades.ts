/** A started self-assessment on an older version, as the gateway answers it. */
export function startedRecord(given: { id: number; agency: string; allowed?: boolean }) {
  const { id, agency, allowed = true } = given
  return {
    __typename: 'ContentUpgradeRow',
    id,
    leaId: 1,
    agency,
    isTest: false,
    submitState: allowed ? 3 : 4,
    fromNumber: 1,
    added: 1,
    changed: 1,
    removed: 1,
    toRecheck: 1,
    answersRemoved: 1,
    kept: null,
    decide: {
      __typename: 'AllowedAct',
      allowed,
      reason: allowed ? null : 'It is submitted, so it keeps its version.',
    },
  }
}

interface ChangedField {
  field: string
  before: string
  after: string
}

/** One difference between two versions; an answered item. */
export function contentChange(kind: string, label: string, fields: ChangedField[] = []) {
  return {
    __typename: 'ContentUpgradeChange',
    contentId: label,
    nodeKind: 'item',
    label,
    kind,
    fields: fields.map((one) => ({ __typename: 'ChangedContentField', ...one })),
    answered: kind !== 'added',
    recheck: kind === 'changed',
  }
}
