import type { HistoryWords } from '../history-words.js'

/** Wording of the entries of this feature in the audit trail. */
export const sessionHistory = {
  acts: {
    signIn: 'Sign in',
    signOut: 'Sign out',
    signInFailed: 'Failed sign-in',
    signInFailuresSummed: 'Failed sign-ins, counted',
    securityCodeRefused: 'Security code refused',
    passwordRefused: 'Wrong password or code in a session',
    endGuessedSession: 'End a session after five wrong passwords',
    confirmPassword: 'Enter password again',
    endReplayedSession: 'End a replayed session',
    endDeviceTrust: 'Forget a trusted device after ten wrong passwords',
    endOwnSession: 'End one of the own sessions',
    signOutEverywhere: 'Sign out everywhere',
    forgetOwnDevice: 'Forget one of the own trusted devices',
    forgetOwnDevices: 'Forget the own trusted devices',
    recoverPassword: 'Ask for a password reset',
    resetPassword: 'Set a new password',
    token: 'Sign in',
    tokenMfa: 'Enter security code',
    validateMfaCode: 'Check security code',
    revokeToken: 'Sign out',
    changePassword: 'Change own password',
    confirmPasswordCode: 'Enter security code again',
    resendPasswordCode: 'Send security code again',
  },
} as const satisfies HistoryWords
