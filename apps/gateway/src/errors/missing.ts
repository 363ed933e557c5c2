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

/** A part of a page that is not for this caller is null and no error: the rest of the page is for them. */
export async function orNullIfForbidden<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof PortalError && error.code === 'FORBIDDEN') return null
    throw error
  }
}
