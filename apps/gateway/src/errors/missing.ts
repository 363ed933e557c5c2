import { PortalError } from './portal-error.js'

/**
 * A query returns null for a record that does not exist or that the caller may not read; every other error is thrown.
 */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof PortalError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** A part of a page that the caller may not read is null, not an error: the rest of the page is still shown. */
export async function orNullIfForbidden<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof PortalError && error.code === 'FORBIDDEN') return null
    throw error
  }
}
