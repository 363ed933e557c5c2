/** Forms of an export: a text file, a sheet with typed cells, paper. */
export const exportChoices = ['csv', 'xlsx', 'print'] as const
export type ExportChoice = (typeof exportChoices)[number]
