/** Whether a number can be the id of a row at all; the database fails on larger ones instead of finding nothing. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647
}

/** Texts that can be ids of rows, as numbers. */
export function rowIds(ids: readonly string[]): number[] {
  return ids.map(Number).filter(isRowId)
}

/** Texts that can be ids of rows with a UUID; the database fails on others. */
export function uuids(ids: readonly string[]): string[] {
  return ids.filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
}
