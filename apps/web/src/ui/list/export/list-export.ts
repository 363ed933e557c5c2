import type * as ListFile from './list-file'

// The code that makes files is loaded for the first one: a list is there sooner without it.
const files = () => import('./list-file')

/** Makes a file of a list that the browser holds whole, or prints it. */
export const exportList: typeof ListFile.exportList = async (choice, table) =>
  (await files()).exportList(choice, table)

/** The same for a list that the server holds. */
export const exportFromServer: typeof ListFile.exportFromServer = async (...args) =>
  (await files()).exportFromServer(...args)
