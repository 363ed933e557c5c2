import { PortalError } from './portal-error.js'

/** A query for a record that is not there, or not for this caller, answers null; everything else stays an error. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof PortalError && error.code === 'NOT_FOUND') return null
    throw error
  }
}
