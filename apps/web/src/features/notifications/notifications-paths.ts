/** Addresses of this room. */
export const notificationsPaths = {
  list: '/user/notices',
  preferences: '/user/preferences',
}
