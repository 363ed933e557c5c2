/** How many filters of a list are set; those that a person never sees as a filter are left out by name. */
export function filtersSet(filters: object, ...without: string[]): number {
  return Object.entries(filters).filter(([name, value]) => Boolean(value) && !without.includes(name)).length
}
