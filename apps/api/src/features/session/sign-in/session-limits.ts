/** Constants of specification 000 section 9 and of the sign-in promises. Times are in seconds unless named otherwise. */
/** Codes that are compared for one sending of a code. */
export const mostGuesses = 5
/** How long a sign-in attempt can be carried on with new codes. */
export const attemptLifeSeconds = 3600
export const resendPauseSeconds = 30
/** In the life of an attempt. */
export const mostResends = 5
/** Wrong passwords and codes in a session after which it ends, see confirmPassword. */
export const mostConfirmationTries = 5
/** Links to new addresses of one person, and tries to use one from one origin. */
export const mostAddressMailsAnHour = 5
export const mostAddressConfirmationsAnHour = 60
/** Wrong codes of one user in an hour, over all attempts. */
export const mostWrongCodesAnHour = 30

export const trustedDeviceSeconds = 30 * 24 * 3600
export const refreshLifeSeconds = 30 * 24 * 3600
/** The direct predecessor of a refresh token is still good for this long after it was rotated. */
export const predecessorGraceSeconds = 10

export const mostFailedSignIns = 10
export const failureWindowSeconds = 900
export const lockSeconds = 900

export const newUserLinkSeconds = 24 * 3600
export const resetLinkSeconds = 3600

/** The instant some seconds after another. */
export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
