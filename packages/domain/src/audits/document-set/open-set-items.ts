/** Why a set cannot be handed in yet, by the number of its items with something missing. */
export function openSetItems(n: number): string {
  return `${n === 1 ? '1 item is' : `${n} items are`} not complete: add a document with page and effective date, an attestation or a reason.`
}
