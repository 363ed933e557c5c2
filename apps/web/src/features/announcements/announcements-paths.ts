/** Addresses of this feature. */
export const announcementsPaths = { manage: '/user/announcements' }
