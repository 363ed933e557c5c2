/** Whether a number can be the id of a row at all; the database fails on larger ones instead of finding nothing. */
export function isRowId(id: number): boolean {
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647
}
