/** Words of new and of confirmed passwords and addresses; they load with their dialogs and screens, not before the sign-in form. */
export const passwordMessages = {
  setPassword: 'Set Password',
  resetPassword: 'Reset Password',
  resetFor: 'For',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  confirm: 'Confirm',
  newPasswordRequired: 'New Password is required',
  confirmRequired: 'Please confirm your password',
  mismatch: 'The two passwords do not match',
  completeAll: 'Please complete all fields',
  mistake: 'Here by mistake?',
  mistakeLink: 'Login.',
  uhOh: 'Uh Oh!',
  linkExpired: [
    'The temporary password link has expired. Please ',
    'click here',
    ' to receive an updated link.',
  ],
  passwordChanged: 'Password Changed',
  passwordChangedBody: 'Your password was changed. Please log in with your new password.',

  changePassword: 'Change Password',
  currentPassword: 'Current Password',
  confirmNewPassword: 'Confirm New Password',
  currentPasswordRequired: 'Current Password is required',
  confirmChange: 'Confirm Change',
  close: 'Close',
  ownPasswordChangedBody: 'Your password was changed. Other devices have to log in again.',

  confirmEmailHeading: 'Confirm Your New Address',
  confirmEmailWhy: 'From then on you sign in with this address, and mail goes there.',
  confirmEmailDone: 'Your new address is confirmed',
  confirmEmailDoneBody: 'Use it as your user name the next time you log in.',
  confirmEmailGo: 'Go to the portal',

  confirmTitle: 'Enter Your Password',
  confirmWhy:
    'This change says who signs in, or what they may do. It needs your password, which you gave more than ten minutes ago.',
  confirmKept: 'What you entered is kept, and is sent as soon as you confirm.',

  guidance: 'Your password needs:',
  guidanceRules: {
    length: 'at least twelve characters',
    uppercase: 'an uppercase letter',
    lowercase: 'a lowercase letter',
    digit: 'a digit',
    symbol: 'a non-alphanumeric character',
  },
}
