/** Entries of a list that have no id with their places, by which they are told apart. */
export function placed<T>(all: readonly T[]): { place: number; one: T }[] {
  return all.map((one, place) => ({ place, one }))
}
