/** Addresses of this room. */
export const announcementsPaths = { manage: '/user/announcements' }
