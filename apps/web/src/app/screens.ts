/** Addresses of the signed-out area. */
export const authScreens = {
  login: '/auth/login',
  resetPassword: '/auth/reset-password',
  forgotPassword: '/auth/forgot-password',
  confirmEmail: '/auth/confirm-email',
}
