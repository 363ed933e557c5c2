/** Addresses of this feature. */
export const notificationsPaths = {
  list: '/user/notices',
  preferences: '/user/preferences',
}
